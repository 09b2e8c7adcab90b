import type { Database } from "#backend/storage/database.ts";
import { database } from "#backend/storage/rows.ts";

/** A database that counts what is asked of it. */
export const counted = (inner: Database) => {
  const asked = { statements: 0 };
  const count = (db: Database): Database =>
    database({
      query: (text, parameters) => {
        asked.statements += 1;
        return db.query(text, parameters);
      },
      transaction: (work) => db.transaction((tx) => work(count(tx))),
    });
  return { asked, db: count(inner) };
};
