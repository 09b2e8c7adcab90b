/**
 * The one way to the database. PGlite and PostgreSQL both answer to it, so every query in the
 * functions is written once, in PostgreSQL's dialect with $1 parameters.
 */
export type Database = {
  query<Row = Record<string, unknown>>(text: string, parameters?: unknown[]): Promise<Row[]>;
  /** Commits when `work` resolves, rolls back when it rejects. Use only the handle it is given. */
  transaction<Result>(work: (tx: Database) => Promise<Result>): Promise<Result>;
};
