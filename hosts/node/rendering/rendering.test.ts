import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDrawing, textAt, withNotice } from "#hosts/node/testing/drawing.ts";
import { assemble, knownOf } from "./assemble.ts";

// One thread for all: each would load the content anew.
let drawing: Awaited<ReturnType<typeof openDrawing>>;
beforeAll(async () => {
  drawing = await openDrawing();
});
afterAll(() => drawing.close());

test("pages and their data are drawn from one snapshot, with compressed forms and a policy", async () => {
  const { built, renderer } = drawing;
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
  expect(shown.notFound.en.plain.body.toString()).toContain("Oops! Page not found");
});

test("what did not change is neither compressed nor sent again", async () => {
  const { built, renderer } = drawing;
  const snapshot = withNotice("Closed");
  const first = assemble(built, built, await renderer.site({ snapshot, known: knownOf(built) }));
  const again = await renderer.site({ snapshot, known: knownOf(first) });
  expect(again.changed).toEqual([]);
  expect(assemble(built, first, again).resources.get("/about")).toBe(first.resources.get("/about"));
});

test("a page appears once its content is written, and goes with it", async () => {
  const { built, renderer } = drawing;
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
  const { built, renderer } = drawing;
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
  expect(broken.changed).toEqual(["/", "/404", "/es/404"]);
});

test("a single page is drawn with the policy that belongs to it", async () => {
  const { renderer } = drawing;
  const page = await renderer.page({ snapshot: withNotice("Soon"), path: "/about" });
  expect(page?.html).toContain('"notice":"Soon"');
  const headers = new Headers(page?.headers);
  expect(headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-/);
  expect(await renderer.page({ snapshot: withNotice(""), path: "/nothing" })).toBeUndefined();
  expect(await renderer.page({ snapshot: withNotice(""), path: "/terms" })).toBeUndefined();
});

test("a thread that ended is started again for the next question", async () => {
  const { renderer } = drawing;
  await renderer.page({ snapshot: withNotice(""), path: "/" });
  await renderer.close();
  expect(await renderer.page({ snapshot: withNotice("Back"), path: "/" })).toBeDefined();
});
