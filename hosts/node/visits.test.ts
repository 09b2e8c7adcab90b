import { afterEach, expect, test } from "vitest";
import { silentLog } from "#backend/log.ts";
import { createHandler } from "./handler.ts";
import { loadSiteFiles } from "./site-files.ts";
import { fakeBuild } from "./testing/fake-build.ts";
import { ask, listen } from "./testing/http.ts";

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const undo of cleanUp.splice(0)) await undo();
});

const openSite = async () => {
  const build = await fakeBuild();
  const facts = { siteUrl: "http://localhost:3000" };
  const counted: unknown[] = [];
  const handler = createHandler({
    files: await loadSiteFiles(build.directory, facts),
    facts,
    backend: {
      fetch: async () => Response.json({}),
      readiness: async () => ({ ok: true, problems: [] }),
      countVisit({ path, isMissing, from, query, address }) {
        counted.push([path, isMissing, from, query, address()]);
        return true;
      },
    },
    trustedProxies: ["127.0.0.1"],
    log: silentLog,
  });
  const server = await listen(handler.listener);
  cleanUp.push(server.close, build.remove);
  return { port: server.port, counted };
};

const page = { accept: "text/html,*/*", "x-forwarded-for": "203.0.113.7" };

test("the process that serves pages counts each that is opened, also where nothing is new", async () => {
  const { port, counted } = await openSite();
  const referer = "https://news.example/";
  const first = await ask(port, "/about/?utm_campaign=x", { headers: { ...page, referer } });
  const etag = first.headers.etag ?? "";
  const again = await ask(port, "/about", { headers: { ...page, "if-none-match": etag } });
  expect(again.status).toBe(304);
  expect(counted).toEqual([
    ["/about", false, referer, "?utm_campaign=x", "203.0.113.7"],
    ["/about", false, "", "", "203.0.113.7"],
  ]);
});

test("a page that is looked for and not there is counted as missing, a file is not", async () => {
  const { port, counted } = await openSite();
  await ask(port, "/nowhere", { headers: page });
  await ask(port, "/nothing.png", { headers: { ...page, accept: "image/avif,*/*" } });
  expect(counted).toEqual([["/nowhere", true, "", "", "203.0.113.7"]]);
});

test.each(["/about.data", "/assets/entry-B1x2y3z4.js", "/desk", "/desk/visits", "/healthz"])(
  "%s is no page that a visitor opens",
  async (path) => {
    const { port, counted } = await openSite();
    expect((await ask(port, path, { headers: page })).status).toBe(200);
    await ask(port, "/about", { method: "HEAD", headers: page });
    expect(counted).toEqual([]);
  },
);
