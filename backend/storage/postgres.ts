import pg from "pg";
import type { Log } from "#backend/log.ts";
import type { Database, OpenDatabase } from "./database.ts";
import { insideTransaction } from "./nested.ts";

/** Counts and keys fit a number; the driver's default gives them as text. */
const types = {
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    oid === pg.types.builtins.INT8
      ? Number
      : pg.types.getTypeParser(oid, format as "text")) as typeof pg.types.getTypeParser,
};

const queryOn =
  (target: pg.Pool | pg.PoolClient): Database["query"] =>
  async <Row>(text: string, parameters?: unknown[]) => {
    // Several statements in one text come back as several results.
    const results: pg.QueryResult | pg.QueryResult[] = await target.query(text, parameters);
    return ((Array.isArray(results) ? results.at(-1) : results)?.rows ?? []) as Row[];
  };

export const openPostgres = (
  connectionString: string,
  log: Log,
  options: { connections?: number } = {},
): OpenDatabase => {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: options.connections ?? 10,
    // A visitor who waits longer has left: fail, and let the page say so.
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: "circle-website",
  });
  // Without a listener, a server that closes an idle connection would end this process.
  const noteLoss = (error: Error) => log("database connection lost", { reason: error.message });
  pool.on("error", noteLoss);

  return {
    query: queryOn(pool),
    async transaction(work) {
      const client = await pool.connect();
      const query = queryOn(client);
      let broken = false;
      // The pool listens only while it holds the connection: between two statements we must.
      const lose = (error: Error) => {
        broken = true;
        noteLoss(error);
      };
      client.on("error", lose);
      try {
        await query("begin");
        const result = await work(insideTransaction(query));
        await query("commit");
        return result;
      } catch (error) {
        await query("rollback").catch(() => {
          broken = true;
        });
        throw error;
      } finally {
        client.off("error", lose);
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
};
