import type { RowOf, Shape } from "./columns.ts";

/**
 * PGlite and PostgreSQL give int8 as a number, timestamptz as a Date, jsonb as a value (in: JSON
 * text).
 */
export type Database = Statements & {
  /** The rows of a statement, each of them what `shape` says: one that is not throws. */
  rows<const Of extends Shape>(shape: Of, ...statement: Statement): Promise<RowOf<Of>[]>;
  row<const Of extends Shape>(shape: Of, ...statement: Statement): Promise<RowOf<Of> | undefined>;
  one<const Of extends Shape>(shape: Of, ...statement: Statement): Promise<RowOf<Of>>;
  /** The number that `select count(*) as n` gives. */
  count(...statement: Statement): Promise<number>;
};

type Statement = [text: string, parameters?: unknown[]];

/** What a driver brings; `database` makes the rest of it. */
export type Statements = {
  /** For rows nobody looks into. Without parameters the text may hold several statements. */
  query(text: string, parameters?: unknown[]): Promise<unknown[]>;
  /** Commits when `work` resolves, rolls back when it rejects. Use only the handle it is given. */
  transaction<Result>(
    work: (tx: Database) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>;
  /** Reads everything as it is now, however long it takes, while others go on writing. */
  snapshot?<Result>(work: (reader: Database) => Promise<Result>): Promise<Result>;
  /** Now and then, where no server does it by itself. */
  tidy?(): Promise<void>;
};

type TransactionOptions = {
  /** What a single statement may take, for work that is known to be long: a backup, a migration. */
  statementSeconds?: number;
};

export type OpenDatabase = Database & { close(): Promise<void> };

/** What a statement may take while a visitor waits: who waits longer has left. */
export const statementSeconds = 10;

/** For work that reads or changes whole tables. */
export const longStatementSeconds = 600;

/** What was asked for may be asked for again: visitors get a 503. */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
}
