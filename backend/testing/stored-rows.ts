import type { Database } from "#backend/storage/database.ts";

/** Rows as a test takes them to be: what it expects of them is the check. */
export const storedRows = async <Row>(db: Database, text: string, parameters?: unknown[]) =>
  (await db.query(text, parameters)) as Row[];
