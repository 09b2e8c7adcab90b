import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { keepRevision } from "#backend/content/face.ts";
import { silentLog } from "#backend/log.ts";
import { integer, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { openAsItIs } from "#backend/storage/open.ts";
import { chance } from "#backend/testing/chance.ts";
import { type Mood, startMailServer } from "#backend/testing/mail-server.ts";
import { letterName } from "#content/letter.ts";
import { aLetter, someReaders } from "./letters.ts";

type Where = { DATABASE_URL: string | undefined; DATA_DIR: string };

const program = fileURLToPath(new URL("./letter-process.ts", import.meta.url));

/** What happens to one in so many, besides being taken. Together they stay below the share that stops. */
const mishaps: [mood: Mood, share: number][] = [
  ["refuse for good", 0.02],
  ["refuse for now", 0.01],
  ["take and hang up", 0.005],
  ["hang up", 0.005],
  ["hang", 0.002],
];

/** Decided once for each address; one that is to try again is taken then. */
const moodsByChance = () => {
  const decided = new Map<string, Mood>();
  const refusedOnce = new Set<string>();
  const decide = (): Mood => {
    let rest = chance();
    for (const [mood, share] of mishaps) {
      rest -= share;
      if (rest < 0) return mood;
    }
    return "take";
  };
  return (to: string): Mood => {
    const mood = decided.get(to) ?? decide();
    decided.set(to, mood);
    if (mood !== "refuse for now") return mood;
    if (refusedOnce.has(to)) return "take";
    refusedOnce.add(to);
    return mood;
  };
};

const anOrderedLetter = async (db: Database, now: Date) => {
  const id = crypto.randomUUID();
  const by = { id: null, name: "Trial" };
  await db.transaction(async (tx) => {
    const content = aLetter({ day: "2026-03-02", address: "trial", onSite: "no" });
    const revision = await keepRevision({ tx, by, now }, letterName(id), content, "Trial");
    await tx.query(
      `insert into letters (id, created_at, created_by, state, revision, subject, send_at, hourly_pace)
       values ($1, $2, 'Trial', 'scheduled', $3, 'Trial', $2, 1000000)`,
      [id, now, revision],
    );
  });
  return id;
};

const ended = (child: ChildProcess) =>
  child.exitCode === null && child.signalCode === null ? once(child, "exit") : undefined;

/**
 * A letter to so many readers by a process that is killed so many times, to a server that refuses,
 * stalls and hangs up by chance: nobody gets it twice, and nobody is left out but those shown.
 */
export const letterTrial = async (where: Where, readers: number, kills: number) => {
  const server = await startMailServer(0, (raw) => /^To: (\S+)/m.exec(raw)?.[1] ?? "");
  server.become(moodsByChance());
  const began = Date.now();
  const db = await openAsItIs(where, silentLog);
  await someReaders(db, readers, new Date(began));
  await anOrderedLetter(db, new Date(began));
  await db.close();

  const start = () =>
    spawn(process.execPath, [program], {
      env: {
        ...process.env,
        DATA_DIR: where.DATA_DIR,
        ...(where.DATABASE_URL && { DATABASE_URL: where.DATABASE_URL }),
        SMTP_URL: server.url,
        BEGAN: String(began),
        FASTER: "100",
      },
      stdio: ["ignore", "ignore", "inherit"],
    });
  let child = start();
  let killed = 0;
  try {
    for (let turn = 1; turn <= kills; turn++) {
      // After another share of the readers, and a little more by chance, or when it has ended.
      const goal = (readers * (turn - 0.5 + chance() * 0.5)) / (kills + 1);
      await expect
        .poll(() => server.taken.length >= goal || child.exitCode !== null, {
          timeout: 900_000,
          interval: 20,
        })
        .toBe(true);
      if (child.exitCode !== null) break;
      child.kill("SIGKILL");
      await ended(child);
      killed += 1;
      child = start();
    }
    await ended(child);
    expect(child.exitCode).toBe(0);
    return { killed, ...(await readOutcome(where, server.taken, readers)) };
  } finally {
    child.kill("SIGKILL");
    await server.stop();
  }
};

const readOutcome = async (where: Where, taken: readonly string[], readers: number) => {
  const db = await openAsItIs(where, silentLog);
  try {
    const rows = await db.rows(
      { email: text, state: text },
      `select s.email, d.state from letter_deliveries d
       join newsletter_subscribers s on s.id = d.subscriber_id`,
    );
    const { letters } = await db.one(
      { letters: integer },
      "select count(*) as letters from letters where state = 'sent'",
    );
    const got = new Set(taken);
    const inState = (state: string) => rows.filter((row) => row.state === state);
    return {
      sent: letters,
      rows: rows.length === readers,
      twice: taken.length - got.size,
      leftOut: rows.filter(
        ({ email, state }) => !got.has(email) && !["refused", "unknown"].includes(state),
      ).length,
      delivered: inState("delivered").length,
      refused: inState("refused").length,
      unknown: inState("unknown").length,
    };
  } finally {
    await db.close();
  }
};
