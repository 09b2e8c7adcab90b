import { loadavg } from "node:os";
import { silentLog } from "#backend/log.ts";
import { type Database, longStatementSeconds } from "#backend/storage/database.ts";
import { migrate, readMigrations } from "#backend/storage/migrate.ts";
import { openPostgres } from "#backend/storage/postgres.ts";
import { newDatabase, startPostgres } from "#backend/testing/postgres-server.ts";
import { gifts } from "./desk/gifts.ts";
import { messages } from "./desk/messages.ts";
import type { Subject } from "./desk/subject.ts";
import { median, provenance, table, writeSection } from "./report.ts";

/** What the desk shows. Each subject brings its own rows and questions. */
const subjects: Subject[] = [messages, gifts];

const rounds = Number(process.env.ROUNDS ?? 15);
const targetMs = 200;
/** An export may hold a page of rows and what the collector has not taken yet, no more. */
const targetMegabytes = 64;
/** Longer, and a person at the desk takes it for broken. */
const targetSeconds = 5;

const elapsed = async (work: () => Promise<unknown>) => {
  const before = performance.now();
  await work();
  return performance.now() - before;
};

const ask = async (db: Database, { questions }: Subject) => {
  const rows: { name: string; middle: number; worst: number }[] = [];
  for (const { name, ask } of questions) {
    await ask(db);
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push(await elapsed(() => ask(db)));
    rows.push({ name, middle: median(times), worst: Math.max(...times) });
  }
  return rows;
};

const exportAll = async (db: Database, subject: Subject) => {
  const before = process.memoryUsage().heapUsed;
  let rows = 0;
  let most = before;
  const ms = await elapsed(async () => {
    for await (const page of await subject.export(db)) {
      rows += page.length;
      most = Math.max(most, process.memoryUsage().heapUsed);
    }
  });
  return { rows, seconds: ms / 1000, megabytes: (most - before) / 2 ** 20 };
};

const whole = (number: number) => Math.round(number).toLocaleString("en-US");

const server = await startPostgres();
try {
  const db = openPostgres(await newDatabase(server.url), silentLog, {
    statementSeconds: longStatementSeconds,
  });
  await migrate(db, await readMigrations());
  for (const subject of subjects) await subject.fill(db, subject.rows);
  await db.query("vacuum analyze");

  const parts: string[] = [];
  let met = true;
  for (const subject of subjects) {
    const answers = await ask(db, subject);
    const exported = await exportAll(db, subject);
    met &&= answers.every(({ middle }) => middle <= targetMs);
    met &&= exported.rows === subject.rows && exported.megabytes <= targetMegabytes;
    met &&= exported.seconds <= targetSeconds;
    parts.push(
      `### ${whole(subject.rows)} ${subject.name}`,
      table(
        ["asked for", "median ms", "worst ms"],
        answers.map(({ name, middle, worst }) => [name, whole(middle), whole(worst)]),
      ),
      `Exporting all ${whole(exported.rows)} took ${exported.seconds.toFixed(1)} s and at most ${whole(exported.megabytes)} MiB more memory.`,
    );
  }
  await db.close();

  const load = loadavg()[0]?.toFixed(1);
  const markdown = [
    "## The desk",
    `\`npm run proof:desk\` · ${provenance()} Load of the machine at the end: ${load}.`,
    `Each screen's rows and counts within ${targetMs} ms (median of ${rounds}), each export within ${targetSeconds} s and ${targetMegabytes} MiB: ${met ? "met" : "not met"}.`,
    ...parts,
  ].join("\n\n");
  console.log(markdown);
  writeSection("desk", markdown);
  process.exitCode = met ? 0 : 1;
} finally {
  await server.remove();
}
