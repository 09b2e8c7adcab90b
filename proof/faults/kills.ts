import { fork } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { Agent } from "node:http";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { chance } from "#backend/testing/chance.ts";
import { aContactMessage } from "#backend/testing/forms.ts";
import { startMailServer } from "#backend/testing/mail-server.ts";
import { newDatabase } from "#backend/testing/postgres-server.ts";
import { surviveKills } from "#hosts/node/testing/kills.ts";
import { startSite } from "../server.ts";
import { post } from "../visitors.ts";
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

/**
 * Kills the site while mails are in its hands, and starts it again: the embedded database has one
 * owner, so nobody waits for the dead one's leases.
 */
export const killWithMailsInHand = async (times: number, folder: string): Promise<Outcome> => {
  const fault = "kill -9 with mails in hand, PGlite";
  const outcome: Outcome = {
    fault,
    times,
    sent: 0,
    acknowledged: 0,
    found: 0,
    lost: 0,
    doubled: 0,
    recovery: [],
    wrong: [],
  };
  const mailServer = await startMailServer();
  const dataDir = join(folder, "in-hand");
  const env = { SMTP_URL: mailServer.url, TRUSTED_PROXIES: "127.0.0.1" };
  const agent = new Agent();
  for (let n = 0; n < times; n++) {
    const subject = `In hand ${n}`;
    const about = (mails: readonly string[]) => mails.filter((raw) => raw.includes(subject)).length;
    mailServer.become("hang");
    const site = await startSite({ dataDir, env });
    const { status } = await post(site.port, agent, {
      path: "/functions/v1/send-contact-form",
      headers: { "x-forwarded-for": `10.4.0.${n}` },
      body: { ...aContactMessage, subject, email: `in-hand${n}@visitor.example` },
    });
    outcome.sent += 1;
    outcome.acknowledged += status === 200 ? 1 : 0;
    while (about(mailServer.held) === 0) await pause(20);
    const gone = once(site.process, "exit");
    site.process.kill("SIGKILL");
    await gone;
    mailServer.become("take");
    const again = await startSite({ dataDir, env });
    const began = performance.now();
    while (about(mailServer.taken) === 0 && performance.now() - began < 300_000) await pause(20);
    outcome.recovery.push(performance.now() - began);
    await again.stop();
    outcome.found += Math.min(1, about(mailServer.taken));
    outcome.doubled += Math.max(0, about(mailServer.taken) - 1);
  }
  agent.destroy();
  await mailServer.stop();
  outcome.lost = outcome.acknowledged - outcome.found;
  return { ...outcome, note: "the time is from when it is ready until the mail has gone" };
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
