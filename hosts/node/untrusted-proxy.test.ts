import { expect, onTestFinished, test } from "vitest";
import { createHandler } from "./handler.ts";
import { loadSiteFiles } from "./site-files.ts";
import { fakeBuild } from "./testing/fake-build.ts";
import { ask, listen } from "./testing/http.ts";
import { untrustedProxyNotice } from "./untrusted-proxy.ts";

const testSite = async (trustedProxies: string[]) => {
  const build = await fakeBuild();
  const facts = { siteUrl: "http://localhost:3000" };
  const logged: { event: string; fields: Record<string, unknown> | undefined }[] = [];
  const { listener } = createHandler({
    files: await loadSiteFiles(build.directory, facts),
    facts,
    backend: {
      fetch: async () => Response.json({}),
      readiness: async () => ({ ok: true, problems: [] }),
    },
    trustedProxies,
    log: (event, fields) => logged.push({ event, fields }),
  });
  const server = await listen(listener);
  onTestFinished(async () => {
    await server.close();
    await build.remove();
  });
  return { port: server.port, notices: () => logged.filter(({ event }) => event !== "request") };
};

test.each([
  ["x-forwarded-for", "198.51.100.7"],
  ["forwarded", "for=198.51.100.7"],
])("a proxy that TRUSTED_PROXIES does not name is spoken of once: %s", async (name, value) => {
  const headers = { [name]: value };
  const site = await testSite([]);
  await ask(site.port, "/about");
  expect(site.notices()).toEqual([]);
  for (const path of ["/about", "/functions/v1/x", "/about"])
    await ask(site.port, path, { headers });
  expect(site.notices()).toMatchObject([
    {
      event: "all visitors share one limit",
      fields: { proxy: "127.0.0.1", advice: expect.stringContaining("TRUSTED_PROXIES") },
    },
  ]);
  expect(JSON.stringify(site.notices())).not.toContain("198.51");
});

test("a proxy that is named is not spoken of", async () => {
  const site = await testSite(["127.0.0.1"]);
  await ask(site.port, "/functions/v1/x", { headers: { "x-forwarded-for": "198.51.100.7" } });
  expect(site.notices()).toEqual([]);
});

test("from the street the header may be anybody's: it is noted without an address", () => {
  const logged: unknown[][] = [];
  const notice = untrustedProxyNotice([], (...line) => logged.push(line));
  const request = (remoteAddress: string) =>
    ({ socket: { remoteAddress }, headers: { "x-forwarded-for": "198.51.100.7" } }) as never;
  notice(request("203.0.113.9"));
  notice(request("203.0.113.9"));
  expect(logged).toHaveLength(1);
  expect(logged[0]?.[0]).toBe("forwarded addresses are not believed");
  expect(JSON.stringify(logged)).not.toContain("203.0.113");
  // A stranger's header does not keep us from speaking of a real proxy later.
  notice(request("::ffff:172.18.0.1"));
  notice(request("172.18.0.1"));
  expect(logged).toHaveLength(2);
  expect(logged[1]).toMatchObject(["all visitors share one limit", { proxy: "172.18.0.1" }]);
});
