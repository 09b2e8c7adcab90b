import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import PostalMime from "postal-mime";
import { type Env, readEnv } from "#backend/env.ts";
import { silentLog } from "#backend/log.ts";
import { openTransport } from "#backend/mail/open-transport.ts";
import { deliverDue } from "#backend/mail/outbox.ts";
import type { Database } from "#backend/storage/database.ts";
import { openStorage } from "#backend/storage/open.ts";
import { chance } from "#backend/testing/chance.ts";
import { aContactMessage } from "#backend/testing/forms.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { addressOf, type Submission } from "./submission.ts";

const target = join(import.meta.dirname, "kill-target.ts");

/** Every so many starts, the process is killed while it is still starting. */
const startsKilled = 8;

type Round = { sent: number; acknowledged: number[]; startedMs?: number };

const startTarget = (env: Record<string, string>) => {
  const child = fork(target, { env: { ...process.env, ...env }, execArgv: [] });
  return { child, exited: once(child, "exit") };
};

/** Kills a backend at any moment of its start. */
const killStarting = async (env: Record<string, string>): Promise<Round> => {
  const { child, exited } = startTarget(env);
  await Promise.race([pause(chance() * 1_500), once(child, "message")]);
  child.kill("SIGKILL");
  await exited;
  return { sent: 0, acknowledged: [] };
};

/** What the visitor with this number sends. */
type Visitor = (number: number) => Submission;

const writeMessage: Visitor = (number) => ({
  path: "send-contact-form",
  type: "application/json",
  body: JSON.stringify({
    ...aContactMessage,
    email: `visitor${number}@visitor.example`,
    subject: `Number ${number}`,
  }),
});

/** Starts a backend, sends it forms without pause, and kills it in the middle. */
const submitAndKill = async (
  env: Record<string, string>,
  from: number,
  visitor: Visitor,
): Promise<Round> => {
  const began = performance.now();
  const { child, exited } = startTarget(env);
  const acknowledged: number[] = [];
  let number = from;
  const submit = () => {
    number += 1;
    child.send({ number, address: addressOf(number), ...visitor(number) });
  };
  const [ready] = await Promise.race([once(child, "message"), exited]);
  if (ready !== "ready") throw new Error("The backend did not start.");
  const startedMs = performance.now() - began;
  // The process is gone before its last messages are: that is the point.
  child.on("error", () => {});
  const enough = Math.floor(chance() * 12);
  child.on("message", (answer: { number: number; status: number }) => {
    if (answer.status < 400) acknowledged.push(answer.number);
    if (child.connected) submit();
    // In the middle of what follows, at no particular moment of it.
    if (acknowledged.length === enough + 1) setTimeout(() => child.kill("SIGKILL"), enough);
  });
  for (let together = 0; together < 4; together++) submit();
  await exited;
  return { sent: number - from, acknowledged, startedMs };
};

/** What the mail server took for staff: the Message-IDs by subject, and the digests' texts. */
export const staffMails = async (taken: Iterable<string>) => {
  const idsOf = new Map<string, Set<string>>();
  const digests: string[] = [];
  let repeated = 0;
  for (const raw of taken) {
    const { subject = "", messageId = "", text = "" } = await PostalMime.parse(raw);
    if (subject.endsWith(" from the website")) digests.push(text);
    if (!subject.startsWith("Website message: ")) continue;
    const key = subject.replace("Website message: ", "");
    const ids = idsOf.get(key) ?? new Set();
    if (ids.has(messageId)) repeated += 1;
    idsOf.set(key, ids.add(messageId));
  }
  return { idsOf, digests, repeated };
};

/** Mail that waits for a lease or another attempt is delivered, with the clock put forward. */
export const deliverAll = async (db: Database, env: Env) => {
  const transport = openTransport(env);
  let ahead = 0;
  const later = () => new Date(Date.now() + ahead);
  const waiting = "select 1 from mails where state in ('queued', 'sending') limit 1";
  for (; ahead < 7 * 24 * 3_600_000; ahead += 600_000) {
    while ((await deliverDue({ db, transport, log: silentLog, now: later }, 200)) > 0);
    if ((await db.query(waiting)).length === 0) break;
  }
  transport.close();
};

/** What is there when all is over. */
export const takeStock = async (env: Record<string, string>, taken: Iterable<string>) => {
  const parsed = readEnv(env);
  const db = await openStorage(parsed, silentLog);
  await deliverAll(db, parsed);
  const rows = await storedRows<{ subject: string; waits: boolean }>(
    db,
    "select subject, waits_for_digest as waits from contact_messages",
  );
  await db.close();
  const subjects = new Set(rows.map(({ subject }) => subject));
  const { idsOf, digests, repeated } = await staffMails(taken);
  const isInDigest = (subject: string) =>
    digests.some((text) => new RegExp(`${subject}\\b`).test(text));
  return {
    subjects,
    stored: rows.length,
    doubled: rows.length - subjects.size,
    // Beyond forty an hour they wait, marked, for one digest an hour, or stand in one.
    unmailed: rows.filter(
      ({ subject, waits }) => !waits && !idsOf.has(subject) && !isInDigest(subject),
    ).length,
    underTwoNames: [...idsOf.values()].filter((ids) => ids.size > 1).length,
    repeated,
  };
};

/** Kills the backend again and again under load. */
export const killAgainAndAgain = async (
  env: Record<string, string>,
  times: number,
  visitor: Visitor,
) => {
  let sent = 0;
  const acknowledged: number[] = [];
  const starts: number[] = [];
  for (let n = 1; n <= times; n++) {
    const round =
      n % startsKilled === 0 ? await killStarting(env) : await submitAndKill(env, sent, visitor);
    sent += round.sent;
    acknowledged.push(...round.acknowledged);
    if (round.startedMs !== undefined) starts.push(round.startedMs);
  }
  return { sent, acknowledged, starts };
};

export type MailServer = { url: string; taken: readonly string[] };

/** Kills the backend again and again, and answers what became of the messages. */
export const surviveKills = async (
  settings: Record<string, string>,
  times: number,
  mailServer: MailServer,
) => {
  const env = { ...settings, SMTP_URL: mailServer.url };
  const { sent, acknowledged, starts } = await killAgainAndAgain(env, times, writeMessage);
  const { subjects, ...stock } = await takeStock(env, mailServer.taken);
  return {
    sent,
    acknowledged: acknowledged.length,
    starts,
    lost: acknowledged.filter((number) => !subjects.has(`Number ${number}`)).length,
    ...stock,
  };
};
