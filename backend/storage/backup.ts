import { createWriteStream } from "node:fs";
import { open, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Database, longStatementSeconds } from "./database.ts";
import { keptTables, tablesOfFiles } from "./tables.ts";

/** The first line of a backup. The rows follow, one a line, and a last line that counts them. */
export type BackupHead = { format: "circle-backup"; madeAt: string; migrations: string[] };
export type BackupLine = { table: string; row: object } | { end: true; rows: number };

const rowsAtOnce = 500;
const filesAtOnce = 4;

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

async function* linesOf(tx: Database, now: Date, count: (rows: number) => void) {
  const migrations = await tx.query<{ name: string }>(
    "select name from site_migrations order by name",
  );
  const head: BackupHead = {
    format: "circle-backup",
    madeAt: now.toISOString(),
    migrations: migrations.map(({ name }) => name),
  };
  yield `${JSON.stringify(head)}\n`;
  let total = 0;
  const ofFiles = await tablesOfFiles(tx);
  for (const name of await keptTables(tx)) {
    const atOnce = ofFiles.includes(name) ? filesAtOnce : rowsAtOnce;
    await tx.query(`declare backup cursor for select to_jsonb(t)::text as row from ${name} as t`);
    for (;;) {
      const rows = await tx.query<{ row: string }>(`fetch ${atOnce} from backup`);
      if (rows.length === 0) break;
      total += rows.length;
      yield rows.map(({ row }) => `{"table":${JSON.stringify(name)},"row":${row}}\n`).join("");
    }
    await tx.query("close backup");
  }
  yield `${JSON.stringify({ end: true, rows: total } satisfies BackupLine)}\n`;
  count(total);
}

/** Drafts of backups into the same file whose process was killed. */
const removeDeadDrafts = async (file: string) => {
  for (const name of await readdir(dirname(file)).catch(() => [])) {
    if (!name.startsWith(`${basename(file)}.`)) continue;
    const [, pid] = /\.(\d+)\.draft$/.exec(name) ?? [];
    if (pid && !isAlive(Number(pid))) await rm(join(dirname(file), name), { force: true });
  }
};

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
};

/** Writes everything into one file, while the site goes on, and answers how many rows it holds. */
export const writeBackup = async (db: Database, file: string, now: Date): Promise<number> => {
  await removeDeadDrafts(file);
  const draft = `${file}.${process.pid}.draft`;
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
    throw error;
  }
  return total;
};
