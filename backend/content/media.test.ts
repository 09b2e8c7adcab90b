import { expect, test, vi } from "vitest";
import type { Database } from "#backend/storage/database.ts";
import { database } from "#backend/storage/rows.ts";
import { emptyPGlite } from "#backend/testing/databases.ts";
import { testSite } from "#backend/testing/site.ts";
import { fileMemory } from "./picture-files.ts";
import { storeCut, storeUpload } from "./pictures.ts";

const at = new Date("2026-03-02T15:00:00Z");

/** On a page, so that everybody may see it. */
const publishPicture = async (db: Database, content: string) => {
  const bytes = new TextEncoder().encode(content);
  const upload = { width: 300, height: 300, bytes, alt: content, fingerprint: content };
  const id = await storeUpload(db, upload, { by: { id: null, name: "Sample Person" }, now: at });
  const files = [{ width: 208, type: "jpg" as const, bytes }];
  const cut = { width: 208, height: 208, widths: [208], focus: { x: 0, y: 0 }, files };
  const { name } = await storeCut(db, id, cut, at);
  await db.query("update content_pictures set shown = true where name = $1", [name]);
  return name;
};

/** A database that notes which pictures' files are read, and reads them when it is let. */
const watched = async () => {
  const db = await emptyPGlite();
  const reads: unknown[] = [];
  const waiting: (() => void)[] = [];
  let holds = false;
  const query: Database["query"] = async (text, parameters) => {
    if (!text.includes("from content_picture_files")) return db.query(text, parameters);
    reads.push(parameters?.[0]);
    if (holds) await new Promise<void>((resolve) => waiting.push(resolve));
    return db.query(text, parameters);
  };
  return {
    db: database({ ...db, query }),
    reads,
    hold: () => {
      holds = true;
    },
    /** One read goes on, and the next one begins. */
    goOn: () => waiting.shift()?.(),
  };
};

const setUp = async () => {
  const { db, ...parts } = await watched();
  const site = await testSite({ db });
  const ask = (name: string, clientAddress = "203.0.113.7", headers = {}) => {
    const request = new Request(`${site.deps.settings.siteUrl}/media/${name}/208.jpg`, { headers });
    return Promise.resolve(site.app.fetch(request, { clientAddress }));
  };
  return { ...parts, db, ask };
};

test("whoever has a picture hears so before its file is read", async () => {
  const { db, reads, ask } = await setUp();
  const name = await publishPicture(db, "a photo");
  const again = await ask(name, undefined, { "if-none-match": `"${name}"` });
  expect([again.status, again.headers.get("etag"), again.headers.get("cache-control")]).toEqual([
    304,
    `"${name}"`,
    "public, max-age=60, must-revalidate",
  ]);
  expect(reads).toEqual([]);
  const other = await ask(name, undefined, { "if-none-match": '"of another picture"' });
  expect(await other.text()).toBe("a photo");
});

test("a file is read once, however many ask for it", async () => {
  const { db, reads, ask } = await setUp();
  const name = await publishPicture(db, "a photo");
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => ask(name, `203.0.113.${n}`)),
  );
  expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toEqual(
    new Set(["a photo"]),
  );
  expect(reads).toEqual([name]);
});

test("files are read one after the other, and networks take turns", async () => {
  const { db, reads, ask, hold, goOn } = await setUp();
  const names = [];
  for (const content of ["a", "b", "c", "d"]) names.push(await publishPicture(db, content));
  const [first, second, third, visitors] = names as [string, string, string, string];
  hold();
  const answers = [first, second, third].map((name) => ask(name));
  answers.push(ask(visitors, "198.51.100.9"));
  const order = [first, visitors, second, third];
  for (let n = 1; n <= order.length; n++) {
    await vi.waitFor(() => expect(reads.length).toBeGreaterThanOrEqual(n));
    expect(reads).toEqual(order.slice(0, n));
    goOn();
  }
  await Promise.all(answers);
});

test("whoever waits too long for a picture is asked to come again, and no cache keeps that", async () => {
  const { db, reads, ask, hold, goOn } = await setUp();
  const names = [await publishPicture(db, "a"), await publishPicture(db, "b")] as const;
  hold();
  const served = ask(names[0]);
  await vi.waitFor(() => expect(reads.length).toBe(1));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    let refused: Response | undefined;
    ask(names[1], "198.51.100.9").then((answer) => {
      refused = answer;
    });
    while (!refused) await vi.advanceTimersByTimeAsync(1_000);
    const told = ["retry-after", "cache-control", "etag"].map((name) => refused?.headers.get(name));
    expect([refused.status, ...told]).toEqual([503, "30", "no-store", null]);
  } finally {
    vi.useRealTimers();
  }
  goOn();
  expect((await served).status).toBe(200);
  expect(reads).toEqual([names[0]]);
});

test("what was asked for last stays in memory, and a very large file takes no other's place", () => {
  const memory = fileMemory(80);
  const names = Array.from({ length: 8 }, (_, n) => `file ${n}`);
  for (const name of names) memory.add(name, new Uint8Array(10));
  expect(memory.get("file 0")).toBeDefined();
  memory.add("file 8", new Uint8Array(10));
  memory.add("very large", new Uint8Array(11));
  const held = [...names, "file 8", "very large"].filter((name) => memory.get(name));
  expect(held).toEqual([...names.filter((name) => name !== "file 1"), "file 8"]);
});
