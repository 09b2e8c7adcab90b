import type { RowOf, Shape } from "./columns.ts";

/**
 * The one way to the database. PGlite and PostgreSQL both answer to it, so every query is written
 * once, in PostgreSQL's dialect with $1 parameters. Both give int8 as a number, timestamptz as a
 * Date and jsonb as a value; pass jsonb in as JSON text.
 */
export type Database = Statements & {
  /** The rows of a statement, each of them what `shape` says: one that is not throws. */
  rows<const Of extends Shape>(shape: Of, ...statement: Statement): Promise<RowOf<Of>[]>;
  /** The first row, of a statement that gives one or none. */
  row<const Of extends Shape>(shape: Of, ...statement: Statement): Promise<RowOf<Of> | undefined>;
  /** The row of a statement that always gives one. */
  one<const Of extends Shape>(shape: Of, ...statement: Statement): Promise<RowOf<Of>>;
  /** The number that `select count(*) as n` gives. */
  count(...statement: Statement): Promise<number>;
};

type Statement = [text: string, parameters?: unknown[]];

/** What a driver brings; `database` makes the rest of it. */
export type Statements = {
  /**
   * For statements whose rows nobody looks into. Without parameters the text may hold several; the
   * rows are the last one's.
   */
  query(text: string, parameters?: unknown[]): Promise<unknown[]>;
  /** Commits when `work` resolves, rolls back when it rejects. Use only the handle it is given. */
  transaction<Result>(
    work: (tx: Database) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>;
  /** Reads everything as it is now, however long it takes, while others go on writing. */
  snapshot?<Result>(work: (reader: Database) => Promise<Result>): Promise<Result>;
};

type TransactionOptions = {
  /** What a single statement may take, for work that is known to be long: a backup, a migration. */
  statementSeconds?: number;
};

/** A database that this process opened and has to close. */
export type OpenDatabase = Database & { close(): Promise<void> };

/** What a statement may take while a visitor waits: who waits longer has left. */
export const statementSeconds = 10;

/** For work that reads or changes whole tables. */
export const longStatementSeconds = 600;

/**
 * The database cannot be reached, does not answer or cannot write just now. What was asked for may
 * be asked for again: visitors get a 503, and clock work goes on with its next run.
 */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
}
