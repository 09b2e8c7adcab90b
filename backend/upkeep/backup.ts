import { createWriteStream } from "node:fs";
import { open, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { z } from "zod";
import { invalid } from "#backend/refused.ts";
import { arrayOf, nullable, text } from "#backend/storage/columns.ts";
import { type Database, longStatementSeconds } from "#backend/storage/database.ts";
import { type Columns, columnsOf, keptTables } from "./tables.ts";

/** The first line of a backup. The rows follow, one a line, and a last line that counts them. */
export const backupHead = z.object({
  format: z.literal("circle-backup"),
  madeAt: z.string(),
  migrations: z.array(z.string()),
});
type BackupHead = z.infer<typeof backupHead>;

export const backupLine = z.union([
  z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) }),
  z.object({ end: z.literal(true), rows: z.number() }),
]);
type BackupLine = z.infer<typeof backupLine>;

const rowsAtOnce = 500;
/** As they are stored, compressed: far fewer than fit in memory, however long the rows are. */
const bytesAtOnce = 256 * 1024;
/** V8 sweeps texts below 128 KB as it goes; longer ones stay until it collects the whole heap. */
const sliceBytes = 48 * 1024;

const snapshotOf = (db: Database): NonNullable<Database["snapshot"]> =>
  db.snapshot ??
  ((work) =>
    db.transaction(
      async (tx) => {
        await tx.query("set transaction isolation level repeatable read");
        return work(tx);
      },
      { statementSeconds: longStatementSeconds },
    ));

async function* placesIn(tx: Database, table: string, { plain }: Columns) {
  const size = plain.map((column) => `coalesce(pg_column_size(${column}), 0)`).join(" + ");
  await tx.query(
    `declare backup cursor for
     select array_agg(at) as places from (
       select ctid::text as at, count(*) over before / ${rowsAtOnce} as rows,
              sum(${size || "0"}) over before / ${bytesAtOnce} as bytes
       from ${table} window before as (order by ctid)) as placed
     group by rows, bytes`,
  );
  for (;;) {
    const group = await tx.row({ places: arrayOf(text) }, "fetch 1 from backup");
    if (!group) break;
    yield group.places;
  }
  await tx.query("close backup");
}

async function* fileIn(
  tx: Database,
  table: string,
  column: string,
  at: string,
): AsyncGenerator<string, void, void> {
  for (let from = 1; ; from += sliceBytes) {
    const slice = await tx.row(
      { hex: nullable(text) },
      `select encode(substring(${column} from ${from} for ${sliceBytes}), 'hex') as hex
       from ${table} where ctid = $1::tid`,
      [at],
    );
    if (typeof slice?.hex !== "string") {
      yield "null";
      return;
    }
    yield from === 1 ? `"\\\\x${slice.hex}` : slice.hex;
    if (slice.hex.length < sliceBytes * 2) {
      yield '"';
      return;
    }
  }
}

/** The rows of a table, each as the text of a JSON object, in pieces of a size that can be kept. */
async function* rowsIn(tx: Database, table: string, columns: Columns, count: () => void) {
  const { plain, files } = columns;
  for await (const group of placesIn(tx, table, columns)) {
    const rows = await tx.rows(
      { at: text, row: text },
      `select ctid::text as at,
              (select to_jsonb(r) from (select ${plain.map((name) => `t.${name}`).join(", ")}) r)::text as row
       from ${table} t where ctid = any($1::tid[])`,
      [group],
    );
    for (const { at, row } of rows) {
      count();
      yield `{"table":${JSON.stringify(table)},"row":${row.slice(0, -1)}`;
      for (const column of files) {
        yield `,${JSON.stringify(column)}:`;
        yield* fileIn(tx, table, column, at);
      }
      yield "}}\n";
    }
  }
}

async function* linesOf(tx: Database, now: Date, count: (rows: number) => void) {
  const migrations = await tx.rows(
    { name: text },
    "select name from site_migrations order by name",
  );
  const head: BackupHead = {
    format: "circle-backup",
    madeAt: now.toISOString(),
    migrations: migrations.map(({ name }) => name),
  };
  yield `${JSON.stringify(head)}\n`;
  let total = 0;
  for (const name of await keptTables(tx))
    yield* rowsIn(tx, name, await columnsOf(tx, name), () => {
      total += 1;
    });
  yield `${JSON.stringify({ end: true, rows: total } satisfies BackupLine)}\n`;
  count(total);
}

/** In a container every start may have the same process number. */
const thisStart = crypto.randomUUID().slice(0, 8);

export const draftOf = (file: string) => `${file}.${process.pid}-${thisStart}.draft`;

export const removeDeadDrafts = async (file: string) => {
  for (const name of await readdir(dirname(file)).catch(() => [])) {
    if (!name.startsWith(`${basename(file)}.`)) continue;
    const [, pid, start] = /\.(\d+)(?:-(\w+))?\.draft$/.exec(name) ?? [];
    if (pid && !isAlive(Number(pid), start))
      await rm(join(dirname(file), name), { recursive: true, force: true });
  }
};

const isAlive = (pid: number, start: string | undefined) => {
  if (pid === process.pid) return start === thisStart;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
};

export const writeBackup = async (db: Database, file: string, now: Date): Promise<number> => {
  await removeDeadDrafts(file);
  const draft = draftOf(file);
  let total = 0;
  try {
    // What arrives meanwhile is in the next backup, whole.
    await snapshotOf(db)(async (reader) => {
      const lines = linesOf(reader, now, (rows) => {
        total = rows;
      });
      await pipeline(
        Readable.from(lines),
        createGzip(),
        createWriteStream(draft, { mode: 0o600, flags: "wx" }),
      );
    });
    const written = await open(draft);
    await written.sync();
    await written.close();
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    if ((error as NodeJS.ErrnoException).syscall === "open")
      throw invalid(
        `This account cannot write to ${dirname(resolve(file))}: name a file in another folder.`,
      );
    throw error;
  }
  return total;
};
