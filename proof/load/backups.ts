import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { readEnv } from "#backend/env.ts";
import { silentLog } from "#backend/log.ts";
import { openStorage } from "#backend/storage/open.ts";
import { fillWithPictures } from "#backend/testing/storage/pictures.ts";
import { startSite } from "../server.ts";
import { post } from "../visitors.ts";
import { residentMiB } from "./soak.ts";

export type BackupLoad = {
  megabytes: number;
  seconds: number;
  /** MiB of the site's process beyond what it had before. */
  grewBy: number;
  gifts: number;
  refused: number;
  longestGiftMs: number;
  done: boolean;
};

/** What a backup may cost, however large the database is. */
export const backupMost = { grewBy: 200, giftMs: 1000 };

export const isCheap = ({ done, grewBy, refused, longestGiftMs }: BackupLoad) =>
  done && grewBy < backupMost.grewBy && refused === 0 && longestGiftMs < backupMost.giftMs;

const root = resolve(import.meta.dirname, "../..");

const startBackup = (dataDir: string, file: string) =>
  spawn(process.execPath, [join(root, "hosts/node/staff.ts"), "backup", file], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: "ignore",
  });

/** The embedded database full of pictures is backed up while donors give ten times a second. */
export const measureBackup = async (megabytes: number): Promise<BackupLoad> => {
  const folder = await mkdtemp(join(tmpdir(), "circle-backup-"));
  const dataDir = join(folder, "data");
  const db = await openStorage(readEnv({ DATA_DIR: dataDir }), silentLog);
  await fillWithPictures(db, megabytes);
  await db.close();

  const site = await startSite({ dataDir, env: { TRUSTED_PROXIES: "127.0.0.1" } });
  const pid = site.process.pid ?? 0;
  const agent = new Agent({ keepAlive: true });
  const waits: number[] = [];
  let refused = 0;
  const give = async (number: number) => {
    const began = performance.now();
    const { status } = await post(site.port, agent, {
      path: "/functions/v1/create-payment",
      headers: { "x-forwarded-for": `10.4.${(number >> 8) & 255}.${number & 255}` },
      body: { amount: 50, frequency: "one_time" },
    });
    waits.push(performance.now() - began);
    if (status !== 200) refused += 1;
  };
  // What a gift costs once, such as loading code, is no part of a backup.
  for (let number = 0; number < 20; number++) await give(number);
  waits.length = 0;
  const before = residentMiB(pid);
  let peak = before;
  const began = performance.now();
  const backup = startBackup(dataDir, join(folder, "nightly.backup"));
  const ended = once(backup, "exit");
  const given: Promise<void>[] = [];
  for (let number = 20; backup.exitCode === null; number++) {
    given.push(give(number));
    peak = Math.max(peak, residentMiB(pid));
    await pause(100);
  }
  const [code] = await ended;
  const seconds = (performance.now() - began) / 1000;
  await Promise.all(given);
  agent.destroy();
  await site.stop();
  await rm(folder, { recursive: true, force: true });
  return {
    megabytes,
    seconds,
    grewBy: peak - before,
    gifts: waits.length,
    refused,
    longestGiftMs: Math.max(...waits),
    done: code === 0,
  };
};
