import { fork } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { chance } from "#backend/testing/chance.ts";
import { startMailServer } from "#backend/testing/mail-server.ts";
import { newDatabase } from "#backend/testing/postgres-server.ts";
import { surviveKills } from "#hosts/node/testing/kills.ts";
import type { Outcome } from "./outcome.ts";

const killOn = async (
  storage: string,
  settings: Record<string, string>,
  times: number,
): Promise<Outcome> => {
  const mailServer = await startMailServer();
  const result = await surviveKills(settings, times, mailServer);
  await mailServer.stop();
  return {
    fault: `kill -9 under load, ${storage}`,
    times,
    sent: result.sent,
    acknowledged: result.acknowledged,
    found: result.acknowledged - result.lost,
    lost: result.lost + result.unmailed,
    doubled: result.doubled + result.underTwoNames,
    recovery: result.starts,
    wrong: [],
    note: `${result.repeated} mails twice under one Message-ID`,
  };
};

/** A third of the kills on the embedded database, the others on a server; both at once. */
export const killUnderLoad = (kills: number, folder: string, postgresUrl: string) => {
  const cached = { NODE_COMPILE_CACHE: join(folder, "compiled") };
  const embedded = Math.ceil(kills / 3);
  return Promise.all([
    killOn("PGlite", { ...cached, DATA_DIR: join(folder, "killed") }, embedded),
    newDatabase(postgresUrl).then((url) =>
      killOn("PostgreSQL", { ...cached, DATABASE_URL: url }, kills - embedded),
    ),
  ]);
};

const target = resolve(import.meta.dirname, "../../hosts/node/testing/kill-target.ts");

const start = (env: Record<string, string>) => {
  const child = fork(target, { env: { ...process.env, ...env }, execArgv: [], silent: true });
  return { child, exited: once(child, "exit") };
};

/** Kills the very first start, while the database is being made, and then starts in earnest. */
export const killFirstStart = async (times: number, folder: string): Promise<Outcome> => {
  const env = {
    DATA_DIR: join(folder, "first"),
    NODE_COMPILE_CACHE: join(folder, "compiled"),
  };
  const recovery: number[] = [];
  const wrong: string[] = [];
  let usual = 5_000;
  for (let n = 0; n <= times; n++) {
    await rm(env.DATA_DIR, { recursive: true, force: true });
    if (n > 0) {
      const { child, exited } = start(env);
      await Promise.race([pause(chance() * usual), once(child, "message")]);
      child.kill("SIGKILL");
      await exited;
    }
    const began = performance.now();
    const { child, exited } = start(env);
    let said = "";
    child.stderr?.on("data", (chunk) => {
      said += chunk;
    });
    const [ready] = await Promise.race([once(child, "message"), exited]);
    if (ready === "ready") recovery.push(performance.now() - began);
    else wrong.push(`start ${n} did not recover: ${said.slice(0, 300)}`);
    if (n === 0) usual = performance.now() - began;
    child.kill("SIGKILL");
    await exited;
  }
  return {
    fault: "kill -9 during the first start, PGlite",
    times,
    sent: 0,
    acknowledged: 0,
    found: 0,
    lost: 0,
    doubled: 0,
    recovery,
    wrong,
  };
};
