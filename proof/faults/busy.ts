import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir } from "node:fs/promises";
import { Agent } from "node:http";
import { loadavg } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { readEnv } from "#backend/env.ts";
import { silentLog } from "#backend/log.ts";
import { type Database, longStatementSeconds } from "#backend/storage/database.ts";
import { openStorage } from "#backend/storage/open.ts";
import { aContactMessage } from "#backend/testing/forms.ts";
import { fillWithPictures } from "#backend/testing/storage/pictures.ts";
import { residentMiB } from "../load/soak.ts";
import { startSite } from "../server.ts";
import { post, visitors } from "../visitors.ts";
import { stockOf } from "./disk.ts";
import type { Outcome } from "./outcome.ts";
import { visitPages } from "./pages.ts";

const root = resolve(import.meta.dirname, "../..");
const rows = 75_000;
const pictureMegabytes = 200;
/** What a backup may take beyond what the site had before. */
const mostMiB = 250;

const fillWith = (db: Database) =>
  db.transaction(
    (tx) =>
      tx.query(
        `insert into contact_messages (first_name, last_name, email, subject, message, created_at)
         select 'Ana', 'Sample', 'ana@visitor.example', 'Old ' || n,
                repeat('A word or two. ', 20), now() - interval '1 day'
         from generate_series(1, ${rows}) n`,
      ),
    { statementSeconds: longStatementSeconds },
  );

const staff = (env: Record<string, string>, ...args: string[]): ChildProcess =>
  spawn(process.execPath, [join(root, "hosts/node/staff.ts"), ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: "ignore",
  });

const succeeded = async (child: ChildProcess) => {
  const [code] = await once(child, "exit");
  return code === 0;
};

/** One address calls two hundred times a second, long after it was refused. */
const startFlood = (port: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const answers = new Map<number, number>();
  const timer = setInterval(async () => {
    const { status } = await post(port, agent, {
      path: "/functions/v1/send-contact-form",
      headers: { "x-forwarded-for": "203.0.113.66" },
      body: aContactMessage,
    });
    answers.set(status, (answers.get(status) ?? 0) + 1);
  }, 5);
  return {
    answers,
    stop() {
      clearInterval(timer);
      agent.destroy();
    },
  };
};

/** One thread serves pages and functions: neither a flood nor a backup may keep them waiting. */
export const embeddedIsBusy = async (times: number, folder: string): Promise<Outcome> => {
  const dataDir = join(folder, "busy");
  const db = await openStorage(readEnv({ DATA_DIR: dataDir }), silentLog);
  await fillWith(db);
  await fillWithPictures(db, pictureMegabytes);
  await db.close();
  const site = await startSite({ dataDir, env: { TRUSTED_PROXIES: "127.0.0.1" } });
  const people = visitors(site.port, 1);
  const before = visitPages(site.port);
  await pause(10_000);
  const pagesBefore = await before.stop();
  const visit = visitPages(site.port);
  const flood = startFlood(site.port);
  let over = false;
  const writer = (async () => {
    for (; !over; await pause(100)) await people.one();
  })();
  const wrong: string[] = [];
  const took: number[] = [];
  const pid = site.process.pid ?? 0;
  const resident = residentMiB(pid);
  let peak = resident;
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMiB(pid));
  }, 50);
  for (let n = 0; n < times; n++) {
    const began = performance.now();
    const file = join(folder, `busy-${n}.backup`);
    const done = await succeeded(staff({ DATA_DIR: dataDir, INIT_CWD: folder }, "backup", file));
    took.push(performance.now() - began);
    if (!done) wrong.push("a backup failed");
    await pause(1_000);
  }
  over = true;
  clearInterval(watch);
  if (peak - resident > mostMiB)
    wrong.push(`the process grew by ${(peak - resident).toFixed(0)} MiB`);
  await writer;
  flood.stop();
  people.close();
  const pages = await visit.stop();
  await site.stop();
  if (people.refused() > 0) wrong.push(`${people.refused()} honest writers were refused`);
  const { doubled: _, ...stock } = await stockOf(dataDir, people);
  const seconds = took.map((ms) => (ms / 1000).toFixed(1)).join(", ");
  return {
    fault: "200 refused calls a second and backups, PGlite",
    times,
    ...stock,
    doubled: 0,
    recovery: [],
    wrong,
    pages,
    pagesBefore,
    load: loadavg()[0] ?? 0,
    note: `${flood.answers.get(429) ?? 0} calls refused; backups of ${rows} rows and ${pictureMegabytes} MB of pictures took ${seconds} s and ${(peak - resident).toFixed(0)} MiB`,
  };
};

/** A backup is killed while it writes; the next one leaves nothing of it behind. */
export const killBackups = async (
  times: number,
  folder: string,
  databaseUrl: string,
): Promise<Outcome> => {
  const db = await openStorage(readEnv({ DATABASE_URL: databaseUrl }), silentLog);
  await fillWith(db);
  await db.close();
  const place = join(folder, "backups");
  await mkdir(place);
  const file = join(place, "nightly.backup");
  const env = { DATABASE_URL: databaseUrl, INIT_CWD: place };
  const wrong: string[] = [];
  for (let n = 0; n < times; n++) {
    const killed = staff(env, "backup", file);
    const gone = once(killed, "exit");
    while (!(await readdir(place)).some((name) => name.endsWith(".draft"))) await pause(5);
    killed.kill("SIGKILL");
    await gone;
    if (!(await succeeded(staff(env, "backup", file)))) wrong.push("the next backup failed");
    const left = (await readdir(place)).filter((name) => name !== "nightly.backup");
    if (left.length > 0) wrong.push(`left behind: ${left.join(", ")}`);
  }
  const whole = await succeeded(staff(env, "restore", "--trial", file));
  if (!whole) wrong.push("the backup cannot be restored");
  const counts = { sent: rows, acknowledged: rows, found: whole ? rows : 0 };
  return {
    fault: "kill -9 of a backup, PostgreSQL",
    times,
    ...counts,
    lost: whole ? 0 : rows,
    doubled: 0,
    recovery: [],
    wrong,
  };
};
