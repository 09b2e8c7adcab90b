import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { mkdir, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { readEnv } from "#backend/env.ts";
import { silentLog } from "#backend/log.ts";
import { text } from "#backend/storage/columns.ts";
import { openStorage } from "#backend/storage/open.ts";
import { type RunningSite, startSite } from "../server.ts";
import { visitors } from "../visitors.ts";
import type { Outcome } from "./outcome.ts";
import { visitPages } from "./pages.ts";

const mount = (...args: string[]) => spawnSync("mount", args, { encoding: "utf8" });

const nothingYet = { sent: 0, acknowledged: 0, found: 0, lost: 0, doubled: 0 };

/** Works on a disk of its own, small enough to fill; skipped where none can be made. */
const onSmallDisk = async (
  fault: string,
  times: number,
  folder: string,
  work: (outcome: Outcome) => Promise<Outcome>,
): Promise<Outcome> => {
  const outcome: Outcome = { fault, times, ...nothingYet, recovery: [], wrong: [] };
  await mkdir(folder, { recursive: true });
  const made = mount("-t", "tmpfs", "-o", "size=256m", "tmpfs", folder);
  if (made.error || made.status !== 0)
    return { ...outcome, times: 0, note: "not tried: no disk can be mounted here" };
  try {
    return await work(outcome);
  } finally {
    spawnSync("umount", ["-l", folder]);
  }
};

const fill = async (folder: string) => {
  const { bavail, bsize } = await statfs(folder);
  const block = Buffer.alloc(64 * 1024);
  const ballast = join(folder, "ballast");
  writeFileSync(ballast, "");
  for (let left = bavail * bsize; left > 0; left -= block.length) {
    try {
      writeFileSync(ballast, block.subarray(0, Math.min(left, block.length)), { flag: "a" });
    } catch {
      break;
    }
  }
  return () => rm(ballast);
};

/** What became of the visitors' messages, by what is stored when all is over. */
export const stockOf = async (dataDir: string, people: ReturnType<typeof visitors>) => {
  const db = await openStorage(readEnv({ DATA_DIR: dataDir }), silentLog);
  const rows = await db.rows({ subject: text }, "select subject from contact_messages");
  await db.close();
  const subjects = new Set(rows.map(({ subject }) => subject));
  const lost = people.lost(subjects);
  return {
    sent: people.sent(),
    acknowledged: people.acknowledged.size,
    found: people.acknowledged.size - lost,
    lost,
    doubled: rows.length - subjects.size,
  };
};

/** Whoever watches over the process starts it again when it has ended. */
const startAgainIfEnded = async (site: RunningSite, env: Record<string, string>) => {
  if (site.process.exitCode === null && site.process.signalCode === null) return site;
  return startSite({ dataDir: site.dataDir, port: site.port, env });
};

const fillUnderLoad = async (disk: string, outcome: Outcome): Promise<Outcome> => {
  const dataDir = join(disk, "data");
  const env = { TRUSTED_PROXIES: "127.0.0.1" };
  let site = await startSite({ dataDir, env });
  const people = visitors(site.port, 4);
  const visit = visitPages(site.port);
  let ended = 0;
  let pages: Outcome["pages"];
  try {
    for (let n = 0; n < outcome.times; n++) {
      for (let ok = 0; ok < 20; ok++) await people.one();
      const release = await fill(disk);
      for (let tried = 0; tried < 60; tried++) await people.one();
      await release();
      const began = performance.now();
      const limit = began + 60_000;
      while ((await people.one()).status !== 200 && performance.now() < limit) {
        const again = await startAgainIfEnded(site, env);
        if (again !== site) ended += 1;
        site = again;
        await new Promise((rest) => setTimeout(rest, 100));
      }
      if (performance.now() > limit) outcome.wrong.push("did not recover");
      outcome.recovery.push(performance.now() - began);
    }
  } finally {
    people.close();
    pages = await visit.stop();
    await site.stop();
  }
  return {
    ...outcome,
    pages,
    ...(await stockOf(dataDir, people)),
    note: `${people.refused()} refused while it was full; the process ended ${ended} times and was started again`,
  };
};

export const diskFull = (times: number, folder: string) => {
  const disk = join(folder, "full");
  return onSmallDisk("disk full, PGlite", times, disk, (outcome) => fillUnderLoad(disk, outcome));
};

const startReadOnly = async (disk: string, outcome: Outcome): Promise<Outcome> => {
  const dataDir = join(disk, "data");
  const env = { TRUSTED_PROXIES: "127.0.0.1" };
  const site = await startSite({ dataDir, env });
  const people = visitors(site.port, 4);
  for (let n = 0; n < 20; n++) await people.one();
  await site.stop();
  mount("-o", "remount,ro", disk);
  const reason = await startSite({ dataDir, env }).then(
    async (started) => {
      await started.stop();
      return "it started";
    },
    (error: Error) => error.message,
  );
  mount("-o", "remount,rw", disk);
  if (!/read-only|cannot be written|EROFS/i.test(reason)) outcome.wrong.push(reason);
  if (/^\s+at /m.test(reason)) outcome.wrong.push(`a stack instead of a sentence: ${reason}`);
  const began = performance.now();
  const again = await startSite({ dataDir, env });
  outcome.recovery.push(performance.now() - began);
  await again.stop();
  people.close();
  return { ...outcome, ...(await stockOf(dataDir, people)) };
};

/** A disk that cannot be written to: the start must stop with a reason, and harm nothing. */
export const diskReadOnly = (folder: string) => {
  const disk = join(folder, "read-only");
  return onSmallDisk("read-only disk, PGlite", 1, disk, (outcome) => startReadOnly(disk, outcome));
};
