import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { silentLog } from "#functions/log.ts";
import { deliverDue } from "#functions/mail/outbox.ts";
import { newPostgresUrl } from "#functions/testing/databases.ts";
import { aContactMessage } from "#functions/testing/forms.ts";
import { startMailServer } from "#functions/testing/mail-server.ts";
import { openStorage, openTransport } from "./backend.ts";
import { readEnv } from "./env.ts";

/** At least fifty in every run of the tests; KILLS=1000 makes it a benchmark. */
const kills = Number(process.env.KILLS ?? 52);

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

const target = join(import.meta.dirname, "testing/kill-target.ts");

/** Starts a backend, sends it messages without pause, and kills it in the middle. */
const submitAndKill = async (
  env: Record<string, string>,
  from: number,
): Promise<{ sent: number; acknowledged: number[] }> => {
  const child = fork(target, { env: { ...process.env, ...env }, execArgv: [] });
  const exited = once(child, "exit");
  const acknowledged: number[] = [];
  let number = from;
  const submit = () => {
    number += 1;
    child.send({
      number,
      address: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
      body: {
        ...aContactMessage,
        email: `visitor${number}@visitor.example`,
        subject: `Number ${number}`,
      },
    });
  };
  const [ready] = await Promise.race([once(child, "message"), exited]);
  if (ready !== "ready") throw new Error("The backend did not start.");
  // The process is gone before its last messages are: that is the point.
  child.on("error", () => {});
  const enough = Math.floor(Math.random() * 12);
  child.on("message", (answer: { number: number; status: number }) => {
    if (answer.status === 200) acknowledged.push(answer.number);
    if (child.connected) submit();
    // In the middle of what follows, at no particular moment of it.
    if (acknowledged.length === enough + 1) setTimeout(() => child.kill("SIGKILL"), enough);
  });
  for (let visitor = 0; visitor < 4; visitor++) submit();
  await exited;
  return { sent: number - from, acknowledged };
};

const survive = async (settings: Record<string, string>, times: number, server: MailServer) => {
  const env = { ...settings, SMTP_URL: server.url };
  let sent = 0;
  const acknowledged: number[] = [];
  for (let n = 0; n < times; n++) {
    const round = await submitAndKill(env, sent);
    sent += round.sent;
    acknowledged.push(...round.acknowledged);
  }

  // What was under way when the last process died waits for its lease; the clock is put forward.
  const parsed = readEnv(env);
  const db = await openStorage(parsed, silentLog);
  const transport = openTransport(parsed);
  const later = () => new Date(Date.now() + 600_000);
  while ((await deliverDue({ db, transport, log: silentLog, now: later }, 200)) > 0);
  const stored = await db.query<{ subject: string }>("select subject from contact_messages");
  await db.close();

  const idsOf = new Map<string, Set<string>>();
  let repeated = 0;
  for (const raw of server.taken) {
    const { subject = "", messageId = "" } = await PostalMime.parse(raw);
    if (!subject.startsWith("Website message: ")) continue;
    const key = subject.replace("Website message: ", "");
    const ids = idsOf.get(key) ?? new Set();
    if (ids.has(messageId)) repeated += 1;
    idsOf.set(key, ids.add(messageId));
  }
  const subjects = new Set(stored.map(({ subject }) => subject));
  return {
    sent,
    acknowledged: acknowledged.length,
    stored: subjects.size,
    lost: acknowledged.filter((number) => !subjects.has(`Number ${number}`)).length,
    unmailed: [...subjects].filter((subject) => !idsOf.has(subject)).length,
    underTwoNames: [...idsOf.values()].filter((ids) => ids.size > 1).length,
    repeated,
  };
};

test("no acknowledged message is lost when the process is killed, and every mail arrives", async () => {
  const began = performance.now();
  const folder = await mkdtemp(join(tmpdir(), "circle-kill-"));
  // Most of a start is compiling what was compiled for the one before.
  const cached = { NODE_COMPILE_CACHE: join(folder, "compiled") };
  const [mailA, mailB] = await Promise.all([startMailServer(), startMailServer()]);
  try {
    // Starting PGlite costs three times as much as connecting to a server.
    const embedded = Math.ceil(kills / 3);
    const results = await Promise.all([
      survive({ ...cached, DATA_DIR: join(folder, "data") }, embedded, mailA),
      survive({ ...cached, DATABASE_URL: await newPostgresUrl() }, kills - embedded, mailB),
    ]);
    for (const [index, name] of ["PGlite", "PostgreSQL"].entries()) {
      const result = results[index];
      console.log(
        `kill -9 on ${name}: ${index === 0 ? embedded : kills - embedded} times; ${result?.acknowledged} of ${result?.sent} messages acknowledged, ${result?.lost} lost, ${result?.unmailed} without mail, ${result?.repeated} mails twice under the same Message-ID, ${result?.underTwoNames} under another`,
      );
      expect(result?.acknowledged).toBeGreaterThan(0);
      expect(result).toMatchObject({ lost: 0, unmailed: 0, underTwoNames: 0 });
    }
    console.log(`kill -9: ${kills} kills in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  } finally {
    await Promise.all([mailA.stop(), mailB.stop()]);
    await rm(folder, { recursive: true, force: true });
  }
}, 600_000);
