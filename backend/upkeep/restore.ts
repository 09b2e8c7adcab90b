import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { createGunzip } from "node:zlib";
import { invalid } from "#backend/refused.ts";
import { text } from "#backend/storage/columns.ts";
import { type Database, longStatementSeconds } from "#backend/storage/database.ts";
import { migrate, migrateIn, readMigrations } from "#backend/storage/migrate.ts";
import { openPGlite } from "#backend/storage/pglite.ts";
import { noteRestore, noteUpkeep } from "#backend/storage/upkeep.ts";
import { subjects } from "#backend/subjects.ts";
import { backupHead, backupLine, draftOf, removeDeadDrafts } from "./backup.ts";
import { believeDate } from "./retention.ts";
import { columnsOf, keptTables } from "./tables.ts";

const rowsAtOnce = 200;
/** Pictures are rows of some megabytes. */
const lettersAtOnce = 4_000_000;

const notABackup = () => invalid("This file is not a backup of this site, or is incomplete.");

type Line = { value: unknown; letters: number };

/** Only a line feed ends one: what else may end a line stands within what people wrote. */
async function* linesOf(pieces: AsyncIterable<string>) {
  let line = "";
  for await (const piece of pieces) {
    const [end = "", ...next] = piece.split("\n");
    line += end;
    for (const begun of next) {
      yield line;
      line = begun;
    }
  }
  if (line) yield line;
}

async function* linesIn(file: string): AsyncGenerator<Line> {
  const source = createReadStream(file);
  const unpacked = source.pipe(createGunzip()).setEncoding("utf8");
  source.on("error", (error) => unpacked.destroy(error));
  try {
    for await (const line of linesOf(unpacked))
      yield { value: JSON.parse(line), letters: line.length };
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") throw invalid(`There is no file ${file}.`);
    // Of the system, and not of what is in the file: nobody shall take a good backup for a lost one.
    if (syscall) throw invalid(`This account cannot read ${file} (${code}).`);
    throw notABackup();
  }
}

const readHead = async (tx: Database, line: unknown) => {
  const { data: head } = backupHead.safeParse(line);
  if (!head) throw notABackup();
  const known = await tx.rows({ name: text }, "select name from site_migrations");
  const names = new Set(known.map(({ name }) => name));
  const unknown = head.migrations.filter((name) => !names.has(name));
  if (unknown.length > 0)
    throw invalid("This backup was made by a newer version of the site. Update first.");
  return head;
};

const checkEmpty = async (tx: Database, tables: string[]) => {
  for (const name of tables) {
    const rows = await tx.query(`select 1 from ${name} limit 1`);
    if (rows.length > 0)
      throw invalid(
        "A backup can only be restored into an empty database, and this one has data. For the embedded one, stop the site and move its folder (DATA_DIR) away first.",
      );
  }
};

/** All that the site made in an empty database. What extensions brought along stays. */
const removeTables = async (tx: Database) => {
  const made = await tx.rows(
    { drop: text },
    `select 'drop table ' || oid::regclass || ' cascade' as drop from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r'
     union all
     select 'drop function ' || oid::regprocedure || ' cascade' from pg_proc p
     where pronamespace = 'public'::regnamespace and not exists (
       select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  );
  for (const { drop } of made.toSorted((a, b) => b.drop.localeCompare(a.drop, "en")))
    await tx.query(drop);
};

const insertRows = async (tx: Database, name: string, rows: object[]) => {
  const [first] = rows;
  if (!first) return;
  const given = Object.keys(first);
  const { plain, files } = await columnsOf(tx, name);
  const columns = [...plain, ...files].filter((column) =>
    given.includes(column.replace(/^"|"$/g, "")),
  );
  if (columns.length === 0) throw notABackup();
  const list = columns.join(", ");
  try {
    await tx.query(
      `insert into ${name} (${list}) overriding system value
       select ${list} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
      [JSON.stringify(rows)],
    );
  } catch (error) {
    // What the column cannot hold (22), and what its table does not allow (23).
    const { code = "", message } = error as Error & { code?: string };
    if (/^2[23]/.test(code))
      throw invalid(`This file does not fit the database: ${message} (table ${name}).`);
    throw error;
  }
};

/** Numbers given out by the database go on after the highest one restored. */
const continueNumbering = async (tx: Database) => {
  const identities = await tx.rows(
    { table: text, column: text },
    `select quote_ident(table_name) as "table", quote_ident(column_name) as "column"
     from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const { table, column } of identities)
    await tx.query(
      `select setval(pg_get_serial_sequence('${table}', '${column}'), max(${column}))
       from ${table} having max(${column}) is not null`,
    );
};

const restoreLines = async (tx: Database, lines: AsyncGenerator<Line>, now: Date) => {
  const { value: first } = await lines.next();
  const { madeAt, migrations } = await readHead(tx, first?.value);
  await checkEmpty(tx, await keptTables(tx));
  const all = await readMigrations();
  const earlier = all.filter(({ name }) => migrations.includes(name));
  const isEarlier = earlier.length < all.length;
  // Later migrations change rows, too: these come as they were, and go the way of an upgrade.
  if (isEarlier) {
    await removeTables(tx);
    await migrateIn(tx, earlier);
  }
  const tables = await keptTables(tx);

  let pending = { table: "", rows: [] as object[], letters: 0 };
  let total = 0;
  let complete = false;
  for await (const { value, letters } of lines) {
    const { data: line } = backupLine.safeParse(value);
    if (!line) throw notABackup();
    if ("end" in line) {
      complete = line.rows === total;
      break;
    }
    if (!tables.includes(line.table)) throw notABackup();
    const full = pending.rows.length >= rowsAtOnce || pending.letters >= lettersAtOnce;
    if (line.table !== pending.table || full) {
      await insertRows(tx, pending.table, pending.rows);
      pending = { table: line.table, rows: [], letters: 0 };
    }
    pending.rows.push(line.row);
    pending.letters += letters;
    total += 1;
  }
  if (!complete) throw notABackup();
  await insertRows(tx, pending.table, pending.rows);
  await continueNumbering(tx);
  if (isEarlier) await migrateIn(tx, all);
  // What day it was is known from the backup, before anything here is dated by another clock.
  const made = new Date(madeAt);
  const isDated = !Number.isNaN(made.getTime());
  const restored = { madeAt: isDated ? made : now, at: now };
  await noteRestore(tx, total, restored);
  for (const { restore } of subjects) await restore?.hold(tx, restored);
  if (isDated) {
    await believeDate(tx, made);
    // This database has a backup: the file that it came from.
    await noteUpkeep(tx, "backup", total, made);
  }
  return total;
};

/** All or nothing: a file that breaks off halfway leaves the database empty. */
export const restoreBackup = (db: Database, file: string, now: Date): Promise<number> =>
  db.transaction((tx) => restoreLines(tx, linesIn(file), now), {
    statementSeconds: longStatementSeconds,
  });

export const tryBackup = async (file: string, now: Date): Promise<number> => {
  await removeDeadDrafts(file);
  // On the disk that holds the backup: in memory it could be too large for the site beside it.
  const folder = draftOf(file);
  try {
    const trial = await openPGlite(folder, undefined, { lean: true });
    try {
      await migrate(trial, await readMigrations());
      return await restoreBackup(trial, file, now);
    } finally {
      await trial.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
