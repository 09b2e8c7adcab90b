import type { Database } from "./database.ts";
import { database } from "./rows.ts";

/** Inside a transaction another one is a savepoint: its failure undoes its own work only. */
export const insideTransaction = (query: Database["query"], depth = 1): Database =>
  database({
    query,
    async transaction(work) {
      const savepoint = `nested_${depth}`;
      await query(`savepoint ${savepoint}`);
      try {
        const result = await work(insideTransaction(query, depth + 1));
        await query(`release savepoint ${savepoint}`);
        return result;
      } catch (error) {
        await query(`rollback to savepoint ${savepoint}`);
        throw error;
      }
    },
  });
