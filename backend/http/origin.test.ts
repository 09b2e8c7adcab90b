import { expect, test } from "vitest";
import { aContactMessage } from "#backend/testing/forms.ts";
import { testSite } from "#backend/testing/site.ts";

type Site = Awaited<ReturnType<typeof testSite>>;

const own = "https://circleurban.example";

const send = (site: Site, headers: Record<string, string>) =>
  site.request("send-contact-form", {
    method: "POST",
    headers: { "content-type": "text/plain", ...headers },
    body: JSON.stringify(aContactMessage),
  });

const siteAt = async (siteUrl: string, more: object = {}) => {
  const { deps } = await testSite();
  return testSite({
    settings: {
      ...deps.settings,
      siteUrl,
      functionsUrl: `${siteUrl}/functions/v1`,
      ...more,
    },
  });
};

test.each([
  ["another site", { origin: "https://elsewhere.example" }],
  ["our name over plain http", { origin: "http://circleurban.example" }],
  ["our name at another port", { origin: "https://circleurban.example:8443" }],
  ["a name that begins like ours", { origin: "https://circleurban.example.elsewhere.example" }],
  ["a page without an origin", { origin: "null" }],
  ["a sandboxed frame elsewhere", { origin: "null", "sec-fetch-site": "cross-site" }],
  ["what is no origin", { origin: "circleurban.example" }],
])("a post from %s is refused, stores nothing and uses up nobody's limit", async (_, headers) => {
  const site = await testSite();
  for (let n = 0; n < 25; n++) {
    const answer = await send(site, headers);
    expect(answer.status).toBe(403);
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    expect(await answer.json()).toMatchObject({ success: false, error: expect.any(String) });
  }
  expect(await site.db.query("select 1 from limits")).toEqual([]);
  expect(await site.db.query("select 1 from contact_messages")).toEqual([]);
  // The visitor whose browser was abused writes to us from our own page.
  expect((await send(site, { origin: own })).status).toBe(200);
});

test.each([
  ["our own page", { origin: own }],
  ["a server, a mail program or the card provider", {}],
  ["our own page in a browser that hides it", { origin: "null", "sec-fetch-site": "same-origin" }],
])("a post from %s is taken", async (_, headers) => {
  const site = await testSite();
  expect((await send(site, headers)).status).toBe(200);
});

test("pages on one host and functions on another belong together", async () => {
  const site = await siteAt(own, { functionsUrl: "https://api.circleurban.example/functions/v1" });
  for (const origin of [own, "https://api.circleurban.example"]) {
    const answer = await send(site, { origin });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("access-control-allow-origin")).toBe(origin);
    expect(answer.headers.get("vary")).toContain("Origin");
  }
});

test("a front end elsewhere is let in by name", async () => {
  const partner = "https://partner.example";
  const site = await siteAt(own, { allowedOrigins: [partner] });
  expect((await send(site, { origin: partner })).status).toBe(200);
  expect((await send(site, { origin: "https://other.example" })).status).toBe(403);
});

test("a local site is ours under each of its names, at its port", async () => {
  const site = await siteAt("http://localhost:3000");
  for (const name of ["localhost", "127.0.0.1", "[::1]"])
    expect((await send(site, { origin: `http://${name}:3000` })).status).toBe(200);
  expect((await send(site, { origin: "http://localhost:4000" })).status).toBe(403);
  expect((await send(site, { origin: "http://localhost.elsewhere.example:3000" })).status).toBe(
    403,
  );
});

test("a local site tried from another machine is ours by the name it was asked under", async () => {
  const site = await siteAt("http://localhost:3000");
  const host = "192.168.1.20:3000";
  expect((await send(site, { origin: `http://${host}`, host })).status).toBe(200);
  const open = await testSite();
  expect((await send(open, { origin: `https://${host}`, host })).status).toBe(403);
});

test("the pages behind links in mail let browsers say where their form comes from", async () => {
  const site = await testSite();
  const { url } = (await (
    await site.post("create-payment", { amount: 50, frequency: "one_time" })
  ).json()) as { url: string };
  const page = await site.get(url.split("/functions/v1/")[1] ?? "");
  // With no-referrer browsers write "Origin: null", as a foreign frame does.
  expect(page.headers.get("referrer-policy")).toBe("strict-origin");
});
