import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { addRevision, setPublished } from "#backend/content/published.ts";
import { jsonLog, silentLog } from "#backend/log.ts";
import { openPostgres } from "#backend/storage/postgres.ts";
import { migratedPostgresUrl } from "#backend/testing/databases.ts";
import { notice } from "#content/notice.ts";
import { defaultSnapshot } from "#content/snapshot.ts";
import { loadSiteFiles } from "#hosts/node/site-files.ts";
import { textAt, withNotice } from "#hosts/node/testing/drawing.ts";
import { fakeBuildWithBundle } from "#hosts/node/testing/fake-bundle.ts";
import { openLivePages } from "./live-pages.ts";

const facts = { siteUrl: "http://localhost:3999" };
const never = 24 * 3_600_000;

/** Somebody publishes elsewhere, and several sites follow by different means. */
const openSites = async () => {
  const build = await fakeBuildWithBundle();
  const dataDirectory = await mkdtemp(join(tmpdir(), "circle-live-"));
  const url = await migratedPostgresUrl();
  const db = openPostgres(url, silentLog);
  const built = await loadSiteFiles(build.directory, facts);
  const closing: (() => Promise<void>)[] = [];
  onTestFinished(async () => {
    for (const close of closing) await close();
    await Promise.all([db.close(), build.remove(), rm(dataDirectory, { recursive: true })]);
  });

  const open = async (means: { databaseUrl: string | undefined; everyMs: number }) => {
    const lines: string[] = [];
    const log = jsonLog((line) => lines.push(line));
    const buildDirectory = build.root;
    const pages = openLivePages({ buildDirectory, facts, builtFor: facts.siteUrl, built, log });
    closing.push(pages.close);
    await pages.follow({ db, dataDirectory, ...means });
    const logged = (event: string) => lines.filter((line) => line.includes(`"${event}"`)).length;
    return { pages, logged, shows: () => textAt(pages.files(), "/about") };
  };

  const by = { id: null, name: "Sample Editor" };
  const publish = (text: string) =>
    db.transaction(async (tx) => {
      const written = { by, now: new Date() };
      const content = { ...notice.defaults, text };
      const { name, version } = notice;
      const number = await addRevision(tx, { document: name, version, content, note: "" }, written);
      await setPublished(tx, [{ document: name, number }], "", written);
    });

  const listeners = async () => {
    const sql = `from pg_stat_activity
      where datname = current_database() and application_name = 'circle-website-listener'`;
    return {
      count: (await db.query(`select pid ${sql} and query ilike 'listen%'`)).length,
      cut: () => db.query(`select pg_terminate_backend(pid) ${sql}`),
    };
  };
  const listening = (count: number) =>
    vi.waitFor(async () => expect((await listeners()).count).toBe(count), { timeout: 60_000 });
  return { url, open, publish, listening, cut: async () => (await listeners()).cut() };
};

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 20 });

test("a publication is followed by its announcement alone, and by looking alone", async () => {
  const { url, open, publish, listening, cut } = await openSites();
  const told = await open({ databaseUrl: url, everyMs: never });
  const looking = await open({ databaseUrl: undefined, everyMs: 50 });
  const both = await open({ databaseUrl: url, everyMs: 50 });
  const all = [told, looking, both];
  await listening(2);

  await publish("By either");
  await eventually(() => {
    for (const { shows } of all) expect(shows()).toContain("By either");
  });

  // Who hears nothing any more looks; who does not look hears of it after listening again.
  await cut();
  await publish("While nobody listened");
  await eventually(() => expect(both.shows()).toContain("While nobody listened"));
  await listening(2);
  await eventually(() => {
    for (const { shows } of all) expect(shows()).toContain("While nobody listened");
  });
  expect(told.logged("not listening")).toBeGreaterThan(0);

  await publish("Announced again");
  await eventually(() => expect(told.shows()).toContain("Announced again"));
});

test("a preview that never ends keeps no publication waiting, and is given up", async () => {
  const { open } = await openSites();
  const { rendering } = (await open({ databaseUrl: undefined, everyMs: never })).pages;
  const snapshot = withNotice("hang /about");
  const preview = rendering?.renderPage?.(snapshot, "/about");
  const givenUp = expect(preview).rejects.toThrow("too long");
  const check = await rendering?.renderCheck?.(withNotice("Closed"));
  expect(check?.failed).toEqual([]);
  await givenUp;
  expect(await rendering?.renderPage?.(withNotice("Closed"), "/about")).toBeDefined();
});

test("when somebody looks at what they write, the others prepare to draw it", async () => {
  const { url, open, listening } = await openSites();
  const editing = await open({ databaseUrl: url, everyMs: never });
  const other = await open({ databaseUrl: url, everyMs: never });
  await listening(2);
  expect(other.logged("prepared")).toBe(0);
  await editing.pages.rendering?.renderPage?.(defaultSnapshot, "/about");
  await eventually(() => expect(other.logged("prepared")).toBe(1));
});
