import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Database } from "#backend/storage/database.ts";
import { database } from "#backend/storage/rows.ts";
import { shipped } from "#backend/testing/content/editor.ts";
import { emptyPGlite } from "#backend/testing/databases.ts";
import { hours } from "#content/hours.ts";
import { contentOf, defaultSnapshot } from "#content/snapshot.ts";
import { currentContent } from "./open.ts";
import { addRevision, setPublished } from "./published.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

const written = { by: { id: null, name: "Sample Person" }, now: new Date("2026-03-02T15:00:00Z") };

const publish = (db: Database, content: unknown) =>
  db.transaction(async (tx) => {
    const revision = { document: "hours", version: 1, content, note: "" };
    const number = await addRevision(tx, revision, written);
    return setPublished(tx, [{ document: "hours", number }], "", written);
  });

/** A database that counts what it is asked and can go away. */
const watched = async () => {
  const db = await emptyPGlite();
  const seen = { asked: 0, away: false };
  const query: Database["query"] = (text, parameters) => {
    seen.asked += 1;
    return seen.away ? Promise.reject(new Error("away")) : db.query(text, parameters);
  };
  const logged: string[] = [];
  const content = currentContent(database({ ...db, query }), (event) => logged.push(event));
  const office = async () => contentOf(await content(), hours).office;
  return { db, seen, logged, content, office };
};

test("what the site says is read once for each revision, and asked for once a second", async () => {
  const { db, seen, content, office } = await watched();
  expect(await content()).toBe(defaultSnapshot);
  await publish(db, shipped("hours", { office: "New hours" }));
  expect(await content()).toBe(defaultSnapshot);
  expect(seen.asked).toBe(1);
  vi.advanceTimersByTime(1_001);
  expect(await Promise.all([office(), office(), office()])).toEqual(Array(3).fill("New hours"));
  expect(seen.asked).toBe(3);
  vi.advanceTimersByTime(1_001);
  const before = await content();
  expect(before.revision).toBe(1);
  expect(seen.asked).toBe(4);
});

test("while the database is away the last known text goes on", async () => {
  const { db, seen, logged, office } = await watched();
  await publish(db, shipped("hours", { office: "New hours" }));
  expect(await office()).toBe("New hours");
  seen.away = true;
  vi.advanceTimersByTime(1_001);
  expect(await office()).toBe("New hours");
  expect(logged).toEqual(["content not read"]);
});

test("a document that no longer fits is what ships, and the log says so", async () => {
  const { db, logged, office } = await watched();
  await publish(db, { opening: "whenever" });
  expect(await office()).toBe(contentOf(defaultSnapshot, hours).office);
  expect(logged).toEqual(["document does not fit"]);
});
