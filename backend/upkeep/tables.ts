import { boolean, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { subjects } from "#backend/subjects.ts";

/**
 * What no subject owns: kept are who did what and how far a mailbox was read, passing are counters
 * and leases of the moment.
 */
export const sharedTables = {
  kept: ["staff_audit", "mailbox_readings"],
  passing: ["site_migrations", "limits", "leases", "write_checks", "upkeep"],
};

const passing = [sharedTables, ...subjects.map(({ tables }) => tables)].flatMap(
  (tables) => tables.passing ?? [],
);

/** The tables that hold what visitors and donors gave us, each after those it refers to. */
export const keptTables = async (db: Database): Promise<string[]> => {
  const tables = await db.rows(
    { name: text },
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  );
  const references = await db.rows(
    { from: text, to: text },
    `select c.relname as "from", t.relname as "to"
     from pg_constraint k
     join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and c.oid <> t.oid`,
  );
  const waiting = new Set(tables.map(({ name }) => name).filter((name) => !passing.includes(name)));
  const ordered: string[] = [];
  while (waiting.size > 0) {
    const free = [...waiting].filter(
      (name) => !references.some(({ from, to }) => from === name && waiting.has(to)),
    );
    if (free.length === 0) throw new Error("The tables refer to each other in a circle.");
    for (const name of free) waiting.delete(name);
    ordered.push(...free);
  }
  return ordered;
};

export type Columns = {
  plain: string[];
  /** Pictures: some megabytes each. */
  files: string[];
};

/** Columns that can be written: the database computes the others. */
export const columnsOf = async (db: Database, name: string): Promise<Columns> => {
  const columns = await db.rows(
    { column: text, file: boolean },
    `select quote_ident(column_name) as column, data_type = 'bytea' as file
     from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'
     order by ordinal_position`,
    [name],
  );
  const names = (file: boolean) =>
    columns.filter((column) => column.file === file).map(({ column }) => column);
  return { plain: names(false), files: names(true) };
};
