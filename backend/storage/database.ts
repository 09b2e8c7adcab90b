/**
 * The one way to the database. PGlite and PostgreSQL both answer to it, so every query in the
 * functions is written once, in PostgreSQL's dialect with $1 parameters. Both give int8 as a
 * number, timestamptz as a Date and jsonb as a value; pass jsonb in as JSON text.
 */
export type Database = {
  /** Without parameters the text may hold several statements; the rows are the last one's. */
  query<Row = Record<string, unknown>>(text: string, parameters?: unknown[]): Promise<Row[]>;
  /** Commits when `work` resolves, rolls back when it rejects. Use only the handle it is given. */
  transaction<Result>(work: (tx: Database) => Promise<Result>): Promise<Result>;
};

/** A database that this process opened and has to close. */
export type OpenDatabase = Database & { close(): Promise<void> };
