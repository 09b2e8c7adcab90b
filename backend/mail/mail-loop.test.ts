import { expect, test } from "vitest";
import { silentLog } from "#backend/log.ts";
import { emptyPGlite } from "#backend/testing/databases.ts";
import { startMailLoop } from "./mail-loop.ts";
import { enqueueMail } from "./outbox.ts";

const mail = (key: string) => ({ key, kind: "k", to: "x@y.example", subject: "s", text: "t" });

const until = async (condition: () => boolean) => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
};

test("a mail goes out as soon as the loop is woken, and without waking on the timer", async () => {
  const db = await emptyPGlite();
  const taken: string[] = [];
  const transport = {
    async deliver({ key }: { key: string }) {
      taken.push(key);
    },
    close() {},
  };
  const delivery = { db, transport, log: silentLog, now: () => new Date() };
  const slow = startMailLoop(delivery, 60_000);
  await enqueueMail(db, mail("woken"));
  slow.wake();
  await until(() => taken.includes("woken"));
  await slow.stop();

  const quick = startMailLoop(delivery, 20);
  await enqueueMail(db, mail("by the timer"));
  await until(() => taken.includes("by the timer"));
  await quick.stop();
  expect(taken).toEqual(["woken", "by the timer"]);
});

test("the loop goes on after the database was away", async () => {
  const db = await emptyPGlite();
  const taken: string[] = [];
  let away = true;
  const loop = startMailLoop(
    {
      db: {
        ...db,
        query: (text, parameters) => {
          if (away) return Promise.reject(new Error("connection refused"));
          return db.query(text, parameters);
        },
      },
      transport: {
        async deliver({ key }) {
          taken.push(key);
        },
        close() {},
      },
      log: silentLog,
      now: () => new Date(),
    },
    20,
  );
  await enqueueMail(db, mail("later"));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(taken).toEqual([]);
  away = false;
  await until(() => taken.length === 1);
  await loop.stop();
});

test("stopping does not wait for a mail server that hangs", async () => {
  const db = await emptyPGlite();
  await enqueueMail(db, mail("stuck"));
  let begun = false;
  const transport = {
    deliver: () => {
      begun = true;
      return new Promise<never>(() => {});
    },
    close() {},
  };
  const loop = startMailLoop({ db, transport, log: silentLog, now: () => new Date() });
  await until(() => begun);
  const began = performance.now();
  await loop.stop(100);
  expect(performance.now() - began).toBeLessThan(2_000);
});
