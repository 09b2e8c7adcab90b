import type { Database } from "#backend/storage/database.ts";

/** One subject of the desk: how much of it there is, and what staff ask of it. */
export type Subject = {
  name: string;
  rows: number;
  /** Writes that many sample rows, in the database itself. */
  fill(db: Database, rows: number): Promise<unknown>;
  /** What a screen asks for, by the same functions as its endpoint. */
  questions: { name: string; ask(db: Database): Promise<unknown> }[];
  /** All of it as an export, page by page. */
  export(db: Database): Promise<AsyncGenerator<readonly unknown[]>>;
};
