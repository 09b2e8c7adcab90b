import { mkdir, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { silentLog } from "#backend/log.ts";
import { pageDataAddress } from "#rules/page-data.ts";
import { createHandler } from "./handler.ts";
import { waitForLateData } from "./late-data.ts";
import { loadSiteFiles } from "./site-files.ts";
import { fakeBuild } from "./testing/fake-build.ts";
import { ask, listen } from "./testing/http.ts";

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const undo of cleanUp.splice(0)) await undo();
});

const facts = { siteUrl: "http://localhost:3000" };
const address = pageDataAddress("another-publication-22");

/** A process that shows what was built, and the files that a publication brings. */
const testSite = async (longestMs: number, most?: number) => {
  const build = await fakeBuild();
  const before = await loadSiteFiles(build.directory, facts);
  await writeFile(join(build.directory, "index.html"), "<h1>Published</h1>");
  const between = await loadSiteFiles(build.directory, facts);
  await mkdir(join(build.directory, dirname(address)));
  await writeFile(join(build.directory, address), "data of the publication");
  const after = await loadSiteFiles(build.directory, facts);
  const lateData = waitForLateData(longestMs, most);
  const waits = vi.spyOn(lateData, "wait");
  const handler = createHandler({
    files: before,
    facts,
    backend: {
      fetch: async () => new Response(),
      readiness: async () => ({ ok: true, problems: [] }),
    },
    trustedProxies: [],
    log: silentLog,
    lateData,
  });
  const server = await listen(handler.listener);
  cleanUp.push(server.close, build.remove);
  const waiting = (count: number) =>
    vi.waitFor(() => expect(waits).toHaveBeenCalledTimes(count), 60_000);
  return { port: server.port, swap: handler.swap, between, after, waiting, waits };
};

/** Longer than a test may take: whoever waits this long was forgotten. */
const forever = 60_000;

test("a page's data that another process shows already is answered once it is here too", async () => {
  const { port, swap, between, after, waiting } = await testSite(forever);
  const asked = ask(port, address);
  await waiting(1);
  // Smaller forms of the old files are new files as well, and bring nothing new.
  swap(between);
  expect((await ask(port, "/")).body.toString()).toContain("Published");
  swap(after);
  const answer = await asked;
  expect([answer.status, answer.body.toString()]).toEqual([200, "data of the publication"]);
  // Words that are taken down leave caches as soon as pictures do.
  expect(answer.headers["cache-control"]).toBe("public, max-age=60, must-revalidate");
});

test("an address that somebody made up is not found after a while", async () => {
  const { port, waits } = await testSite(20);
  expect((await ask(port, pageDataAddress("made-up"))).status).toBe(404);
  expect(waits).toHaveBeenCalledTimes(1);
});

test("nothing else that is missing keeps anybody waiting", async () => {
  const { port, waits } = await testSite(forever);
  for (const path of ["/nothing", "/nothing.data", "/assets/entry-gone.js", "/page-data/x.js"])
    expect((await ask(port, path)).status).toBe(404);
  expect((await ask(port, address, { method: "POST" })).status).toBe(405);
  expect(waits).not.toHaveBeenCalled();
});

test("only so many wait at once", async () => {
  const { port, swap, after, waiting } = await testSite(forever, 2);
  const patient = [ask(port, address), ask(port, address)];
  await waiting(2);
  expect((await ask(port, address)).status).toBe(404);
  swap(after);
  for (const { status } of await Promise.all(patient)) expect(status).toBe(200);
});

test("whoever hangs up leaves their place to others", async () => {
  const { port, swap, after, waiting, waits } = await testSite(forever, 1);
  const hangingUp = connect(port, "127.0.0.1");
  hangingUp.write(`GET ${address} HTTP/1.1\r\nhost: localhost:3000\r\n\r\n`);
  await waiting(1);
  hangingUp.destroy();
  const statuses: number[] = [];
  await vi.waitFor(async () => {
    const before = waits.mock.calls.length;
    ask(port, address).then(
      ({ status }) => statuses.push(status),
      () => {},
    );
    await waiting(before + 1);
    expect(waits.mock.results.at(-1)?.value).toBeTruthy();
  }, 10_000);
  swap(after);
  await vi.waitFor(() => expect(statuses.at(-1)).toBe(200));
});
