import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { jsonLog } from "#backend/log.ts";
import { isPageData } from "#hosts/node/site-addresses.ts";
import type { SiteFiles } from "#hosts/node/site-files.ts";
import { openDrawing, textAt, withNotice } from "#hosts/node/testing/drawing.ts";
import { createFollower } from "./follower.ts";
import { publishedMemory } from "./published-memory.ts";

// One thread for all: each would load the framework anew.
let drawing: Awaited<ReturnType<typeof openDrawing>>;
beforeAll(async () => {
  drawing = await openDrawing();
});
afterAll(() => drawing.close());

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const undo of cleanUp.splice(0).reverse()) await undo();
});

/** A follower over a published state that a test changes as it likes. */
const following = async (memory?: ReturnType<typeof publishedMemory>, earlierDataMs?: number) => {
  const { built, renderer } = drawing;
  const lines: string[] = [];
  const shown: SiteFiles[] = [];
  const state = { snapshot: withNotice("", 0), away: false, time: Date.now() };
  const published = {
    async revision() {
      if (state.away) throw new Error("away");
      return state.snapshot.revision;
    },
    state: async () => ({
      revision: state.snapshot.revision,
      documents: [{ name: "notice", version: 1, content: state.snapshot.documents.notice }],
    }),
  };
  const follower = createFollower({
    published,
    ...(memory && { memory }),
    renderer,
    built,
    swap: (files) => void shown.push(files),
    log: jsonLog((line) => lines.push(line)),
    now: () => state.time,
    everyMs: 10,
    calmMs: 0,
    ...(earlierDataMs !== undefined && { earlierDataMs }),
  });
  cleanUp.push(follower.stop);
  const until = async (condition: () => boolean) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setInterval(() => condition() && resolve(), 5);
    await promise;
    clearInterval(timer);
  };
  const now = (path: string) => textAt(follower.files(), path) ?? "";
  return { follower, state, shown, lines, built, until, now };
};

test("before anything is published, what was built is served as it is", async () => {
  const { follower, built, shown } = await following();
  await follower.start();
  expect(shown).toEqual([]);
  expect(follower.files()).toBe(built);
});

test("what is published when the process starts is drawn before anything is served", async () => {
  const { follower, state, now } = await following();
  state.snapshot = withNotice("Closed today", 7);
  await follower.start();
  expect(now("/")).toContain('"notice":"Closed today","revision":7');
});

test("a publication is followed, pages and data at once, and compressed well afterwards", async () => {
  const { follower, state, shown, until } = await following();
  await follower.start();
  state.snapshot = withNotice(
    "Closed today because of the snow. The pantry opens again tomorrow morning at ten; the clinic " +
      "answers its phone all day, and buses to the campus run as they do on Sundays.",
    1,
  );
  await until(() => shown.length === 2);
  for (const files of shown)
    for (const path of ["/", "/about", "/_.data", "/about.data"])
      expect(textAt(files, path)).toContain("Closed today");
  const [quick, best] = shown.map((files) => files.resources.get("/about")?.br);
  expect(best?.body.length).toBeLessThan(quick?.body.length ?? 0);
  expect(best?.headers).toContain(String(best?.body.length));
  expect(brotliDecompressSync(best?.body ?? "").toString()).toBe(
    textAt(shown[0] as SiteFiles, "/about"),
  );
});

const dataIn = (files: SiteFiles | undefined) =>
  [...(files?.files.keys() ?? [])].filter(isPageData);

test("who got a page just before a publication still finds its data", async () => {
  const { follower, state, shown, until } = await following();
  state.snapshot = withNotice("Closed today", 1);
  await follower.start();
  const before = dataIn(shown[0]);
  state.snapshot = withNotice("Open again", 2);
  await until(() => follower.revision() === 2);
  expect(before.length).toBeGreaterThan(0);
  expect(dataIn(follower.files())).toEqual(expect.arrayContaining(before));
});

test("words that were taken down are gone from every address a while later, also while the database is away", async () => {
  const { follower, state, now, until } = await following(undefined, 0);
  state.snapshot = withNotice("A name that must not be public", 1);
  await follower.start();
  state.snapshot = withNotice("", 2);
  await until(() => follower.revision() === 2);
  state.away = true;
  const texts = () => [...follower.files().files.values()].map(({ plain }) => String(plain.body));
  await until(() => !texts().some((text) => text.includes("must not be public")));
  // What is served asks for nothing that is gone.
  const addresses = dataIn(follower.files());
  for (const path of ["/", "/about"])
    expect(addresses).toContain(/id="page-data".*?href="([^"]+)"/.exec(now(path))?.[1]);
});

test("a revision that cannot be drawn leaves the old one standing and says so, until one can", async () => {
  const { follower, state, now, until, lines } = await following();
  state.snapshot = withNotice("Fine", 1);
  await follower.start();
  state.snapshot = withNotice("break /about", 2);
  await until(() => follower.problems().length > 0);
  expect(follower.problems()).toEqual([
    "Revision 2 of the content could not be shown: /about: It does not add up.",
  ]);
  expect(now("/")).toContain('"Fine"');
  expect(lines.filter((line) => line.includes("publication not shown"))).toHaveLength(1);
  state.snapshot = withNotice("Mended", 3);
  await until(() => follower.revision() === 3);
  expect(follower.problems()).toEqual([]);
  expect(now("/about")).toContain('"Mended"');
});

test("when a notice begins and when it ends, the site is drawn again", async () => {
  const { follower, state, lines, until } = await following();
  const drawn = () => lines.filter((line) => line.includes('"published"')).length;
  const minute = 60_000;
  state.time = Date.parse("2026-12-01T12:00:00-06:00");
  state.snapshot = withNotice("Snow", 1, { from: "2026-12-01T12:05", until: "2026-12-01T18:00" });
  await follower.start();
  expect(drawn()).toBe(1);
  state.time += 5 * minute;
  await until(() => drawn() === 2);
  state.time += 355 * minute;
  await until(() => drawn() === 3);
  state.time += 5 * minute;
  follower.hasten();
  await follower.stop();
  expect(drawn()).toBe(3);
});

test("before somebody publishes, the thread that has rested is made ready", async () => {
  const { follower, lines, until } = await following();
  await follower.start();
  await drawing.renderer.close();
  expect(drawing.renderer.keepWarm()).toBe(false);
  follower.prepare();
  follower.prepare();
  expect(drawing.renderer.keepWarm()).toBe(true);
  await until(() => lines.some((line) => line.includes('"prepared"')));
  follower.prepare();
  expect(lines.filter((line) => line.includes("prepared"))).toHaveLength(1);
});

test("a database that is away changes nothing, and is followed once it is back", async () => {
  const { follower, state, now, until } = await following();
  state.away = true;
  state.snapshot = withNotice("Later", 1);
  await follower.start();
  expect(now("/")).not.toContain("Later");
  state.away = false;
  await until(() => now("/").includes("Later"));
});

test("while the database is away at a start, what was shown last is shown", async () => {
  const folder = await mkdtemp(join(tmpdir(), "circle-memory-"));
  cleanUp.push(() => rm(folder, { recursive: true }));
  const file = join(folder, "data/published.json");
  const before = await following(publishedMemory(file));
  before.state.snapshot = withNotice("Last known", 4);
  await before.follower.start();
  await before.until(() => existsSync(file));
  const after = await following(publishedMemory(file));
  after.state.away = true;
  await after.follower.start();
  expect(after.now("/about")).toContain("Last known");
  after.state.snapshot = withNotice("Newer", 5);
  after.state.away = false;
  await after.until(() => after.now("/about").includes("Newer"));
});

test("a memory that cannot be read or written is none, and keeps nobody from starting", async () => {
  const folder = await mkdtemp(join(tmpdir(), "circle-memory-"));
  cleanUp.push(() => rm(folder, { recursive: true }));
  const file = join(folder, "published.json");
  await writeFile(file, '{ "revision": 3, "docu');
  const { follower, state, built, now } = await following(publishedMemory(file));
  state.away = true;
  await follower.start();
  expect(follower.files()).toBe(built);
  const unwritable = await following(publishedMemory(join(file, "below-a-file.json")));
  unwritable.state.snapshot = withNotice("Shown", 1);
  await unwritable.follower.start();
  expect(unwritable.now("/")).toContain("Shown");
  expect(now("/")).not.toContain("Shown");
});

test("a document that does not fit shows what ships, and somebody is told", async () => {
  const { follower, state, lines } = await following();
  state.snapshot = withNotice("x".repeat(1000), 1);
  await follower.start();
  expect(follower.problems().join()).toContain('"notice" shows the original text');
  expect(lines.join()).toContain("document does not fit");
});
