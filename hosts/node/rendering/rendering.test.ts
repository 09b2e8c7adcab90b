import { brotliDecompressSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { jsonLog } from "#backend/log.ts";
import { defaultSnapshot, type Snapshot } from "#content/snapshot.ts";
import { loadSiteFiles, type SiteFiles } from "#hosts/node/site-files.ts";
import { fakeBuildWithBundle } from "#hosts/node/testing/fake-bundle.ts";
import { assemble, knownOf } from "./assemble.ts";
import { createFollower } from "./follower.ts";
import { createRenderer, type Renderer } from "./renderer.ts";

const facts = { siteUrl: "https://circle.example" };

// One thread for all: each would load the framework anew.
let site: { built: SiteFiles; renderer: Renderer };
const afterwards: (() => unknown)[] = [];
beforeAll(async () => {
  const build = await fakeBuildWithBundle();
  const built = await loadSiteFiles(build.directory, facts);
  const renderer = createRenderer({ buildDirectory: build.root, facts, builtFor: facts.siteUrl });
  site = { built, renderer };
  afterwards.push(renderer.close, build.remove);
});
afterAll(async () => {
  for (const undo of afterwards) await undo();
});

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const undo of cleanUp.splice(0)) await undo();
});

const emptyNotice = { text: "", from: "", until: "", link: "", linkText: "" };

const withNotice = (text: string, revision = 1, times: object = {}): Snapshot => ({
  revision,
  documents: { ...defaultSnapshot.documents, notice: { ...emptyNotice, text, ...times } },
});

const textAt = (files: SiteFiles, path: string) => files.resources.get(path)?.plain.body.toString();

test("pages and their data are drawn from one snapshot, with compressed forms and a policy", async () => {
  const { built, renderer } = site;
  const drawn = await renderer.site({ snapshot: withNotice("Closed"), known: knownOf(built) });
  const shown = assemble(built, built, drawn);
  expect(textAt(shown, "/about")).toContain('"notice":"Closed","revision":1');
  expect(textAt(shown, "/about.data")).toContain('"Closed"');
  expect(textAt(shown, "/sitemap.xml")).toContain("<loc>https://circle.example/about</loc>");
  const page = shown.resources.get("/about/");
  expect(brotliDecompressSync(page?.br?.body ?? "").toString()).toBe(textAt(shown, "/about"));
  expect(page?.plain.headers.join()).toMatch(/script-src 'self' 'sha256-/);
  // What does not follow the content stays as it was built.
  expect(shown.resources.get("/films/home.mp4")).toBe(built.resources.get("/films/home.mp4"));
  expect(shown.notFound.plain.body.toString()).toContain("Oops! Page not found");
  expect(shown.notFoundData?.plain.body.toString()).toContain('"Closed"');
});

test("what did not change is neither compressed nor sent again", async () => {
  const { built, renderer } = site;
  const snapshot = withNotice("Closed");
  const first = assemble(built, built, await renderer.site({ snapshot, known: knownOf(built) }));
  const again = await renderer.site({ snapshot, known: knownOf(first) });
  expect(again.changed).toEqual([]);
  expect(assemble(built, first, again).resources.get("/about")).toBe(first.resources.get("/about"));
});

test("a page appears once its content is written, and goes with it", async () => {
  const { built, renderer } = site;
  const draw = async (text: string) =>
    assemble(built, built, await renderer.site({ snapshot: withNotice(text), known: {} }));
  const written = await draw("Our terms");
  expect(textAt(written, "/terms")).toContain("Terms");
  expect(textAt(written, "/sitemap.xml")).toContain("/terms");
  const known = knownOf(written);
  expect((await renderer.check({ snapshot: withNotice(""), known })).changed).toContain("/terms");
  const gone = assemble(built, written, await renderer.site({ snapshot: withNotice(""), known }));
  expect(gone.resources.has("/terms")).toBe(false);
  expect(gone.resources.has("/terms.data")).toBe(false);
});

test("a check names the pages that would change, and those that cannot be drawn with a reason", async () => {
  const { built, renderer } = site;
  const served = assemble(
    built,
    built,
    await renderer.site({ snapshot: withNotice("", 1), known: {} }),
  );
  const known = knownOf(served);
  expect(await renderer.check({ snapshot: withNotice("", 1), known })).toEqual({
    changed: [],
    failed: [],
  });
  const broken = await renderer.check({ snapshot: withNotice("break /about", 1), known });
  expect(broken.failed).toEqual([{ path: "/about", reason: "It does not add up." }]);
  expect(broken.changed).toEqual(["/", "/404"]);
});

test("a single page is drawn with the policy that belongs to it", async () => {
  const { renderer } = site;
  const page = await renderer.page({ snapshot: withNotice("Soon"), path: "/about" });
  expect(page?.html).toContain('"notice":"Soon"');
  const headers = new Headers(page?.headers);
  expect(headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-/);
  expect(await renderer.page({ snapshot: withNotice(""), path: "/nothing" })).toBeUndefined();
  expect(await renderer.page({ snapshot: withNotice(""), path: "/terms" })).toBeUndefined();
});

test("a thread that ended is started again for the next question", async () => {
  const { renderer } = site;
  await renderer.page({ snapshot: withNotice(""), path: "/" });
  await renderer.close();
  expect(await renderer.page({ snapshot: withNotice("Back"), path: "/" })).toBeDefined();
});

/** A follower over a published state that a test changes as it likes. */
const following = async () => {
  const { built, renderer } = site;
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
    renderer,
    built,
    swap: (files) => void shown.push(files),
    log: jsonLog((line) => lines.push(line)),
    now: () => state.time,
    everyMs: 10,
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

test("a database that is away changes nothing, and is followed once it is back", async () => {
  const { follower, state, now, until } = await following();
  state.away = true;
  state.snapshot = withNotice("Later", 1);
  await follower.start();
  expect(now("/")).not.toContain("Later");
  state.away = false;
  await until(() => now("/").includes("Later"));
});

test("a document that does not fit shows what ships, and somebody is told", async () => {
  const { follower, state, lines } = await following();
  state.snapshot = withNotice("x".repeat(1000), 1);
  await follower.start();
  expect(follower.problems().join()).toContain('"notice" shows what ships');
  expect(lines.join()).toContain("document does not fit");
});
