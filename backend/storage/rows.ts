import { integer, type RowOf, type Shape } from "./columns.ts";
import type { Database, Statements } from "./database.ts";

const oneLine = (statement: string) => statement.replace(/\s+/g, " ").trim();

const wrong = (column: string, problem: string, statement: string) =>
  new Error(`The column "${column}" ${problem}. From: ${oneLine(statement)}`);

/** Never the value: it may be a donor's, and this goes to the log. */
const kindOf = (value: unknown) => {
  if (value === null || value === undefined) return String(value);
  return typeof value === "object" ? value.constructor.name : typeof value;
};

/** All rows of a statement have the same columns: the first tells. */
const checkNames = (shape: Shape, row: object, statement: string) => {
  for (const name of Object.keys(row))
    if (!(name in shape)) throw wrong(name, "is not in the shape", statement);
  for (const name of Object.keys(shape))
    if (!(name in row)) throw wrong(name, "is missing", statement);
};

const checked = <Of extends Shape>(shape: Of, found: unknown[], statement: string) => {
  const rows = found as Record<string, unknown>[];
  if (rows[0]) checkNames(shape, rows[0], statement);
  const columns = Object.entries(shape);
  for (const row of rows)
    for (const [name, { holds, accepts }] of columns)
      if (!accepts(row[name]))
        throw wrong(name, `holds ${kindOf(row[name])}, not ${holds}`, statement);
  // Every column of every row has just been looked at.
  return rows as RowOf<Of>[];
};

export const database = <Base extends Statements>(base: Base): Base & Database => {
  const rows: Database["rows"] = async (shape, text, parameters) =>
    checked(shape, await base.query(text, parameters), text);
  const one: Database["one"] = async (shape, text, parameters) => {
    const [row] = await rows(shape, text, parameters);
    if (!row) throw new Error(`No row came back. From: ${oneLine(text)}`);
    return row;
  };
  return {
    ...base,
    rows,
    one,
    row: async (...asked) => (await rows(...asked))[0],
    count: async (...asked) => (await one({ n: integer }, ...asked)).n,
  };
};

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
