import { expect, test } from "vitest";
import { endpoints } from "#backend/endpoints.ts";
import { database } from "#backend/storage/rows.ts";
import { testDesk } from "#backend/testing/desk.ts";

const foreign: [name: string, headers: Record<string, string | undefined>][] = [
  ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
  ["a subdomain", { origin: "https://shop.circleurban.example", "sec-fetch-site": "same-site" }],
  ["an opaque origin", { origin: "null", "sec-fetch-site": "cross-site" }],
  ["the same name over http", { origin: "http://circleurban.example" }],
  ["a form, by its Sec-Fetch-Site alone", { "sec-fetch-site": "cross-site" }],
  [
    "an older browser, by its Origin alone",
    { origin: "https://evil.example", "sec-fetch-site": undefined },
  ],
  ["something that names no origin", { origin: undefined, "sec-fetch-site": undefined }],
];

test.each(foreign)("a change from %s is refused", async (_, headers) => {
  const desk = await testDesk();
  const token = await desk.signedIn({ owner: true });
  for (const { path } of endpoints.filter(({ method }) => method === "POST")) {
    const answer = await desk.post(path, {}, token, headers);
    expect({ path, status: answer.status }).toEqual({ path, status: 403 });
  }
  expect(await desk.log()).toEqual([]);
});

test("another site can read nothing, not even with the cookie", async () => {
  const desk = await testDesk();
  const token = await desk.signedIn({ owner: true });
  for (const site of ["cross-site", "same-site"])
    expect((await desk.read("people", token, { "sec-fetch-site": site })).status).toBe(403);
});

test("no answer of the desk opens it to other origins", async () => {
  const desk = await testDesk();
  const token = await desk.signedIn({ owner: true });
  const preflight = await desk.request("desk/people/remove", {
    method: "OPTIONS",
    headers: { origin: "https://evil.example", "access-control-request-method": "POST" },
  });
  const answers = [
    preflight,
    await desk.read("people", token),
    await desk.read("nowhere", token),
    await desk.post("people/invite", {}, token),
    await desk.post("people/invite", {}, token, { origin: "https://evil.example" }),
  ];
  expect(preflight.status).toBe(405);
  for (const answer of answers) {
    const names = [...answer.headers.keys()].filter((name) => name.startsWith("access-control"));
    expect(names).toEqual([]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }
});

test("a form's body is not read, whoever sends it", async () => {
  const desk = await testDesk();
  const token = await desk.signedIn();
  for (const type of [
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=application/json",
    "text/plain; application/json",
    "application/jsonp",
  ])
    expect({
      type,
      status: (await desk.post("sign-out", {}, token, { "content-type": type })).status,
    }).toEqual({ type, status: 400 });
  const spelled = { "content-type": "Application/JSON; charset=utf-8" };
  expect((await desk.post("account/name", { name: "Ana" }, token, spelled)).status).toBe(200);
  expect((await desk.read("account", token)).status).toBe(200);
});

test("over plain http the desk opens on this machine only", async () => {
  const settings = (siteUrl: string) => ({
    siteUrl,
    functionsUrl: `${siteUrl}/functions/v1`,
    mailFrom: "hello@circleurban.example",
    staffEmail: "hello@circleurban.example",
  });
  const local = await testDesk({ settings: settings("http://localhost:3000") });
  const token = await local.signedIn();
  expect((await local.read("account", token)).status).toBe(200);
  const open = await testDesk({ settings: settings("http://192.0.2.7:3000") });
  expect((await open.read("session")).status).toBe(403);
});

test("on this machine the desk opens by every name of its address, and by no other", async () => {
  const siteUrl = "http://localhost:3000";
  const desk = await testDesk({
    settings: {
      siteUrl,
      functionsUrl: `${siteUrl}/functions/v1`,
      mailFrom: "hello@circleurban.example",
      staffEmail: "hello@circleurban.example",
    },
  });
  const ask = async (origin: string, host: string) =>
    (await desk.post("sign-in/link", { email: "a@b.example" }, undefined, { origin, host })).status;
  for (const host of ["localhost:3000", "127.0.0.1:3000", "[::1]:3000"])
    expect({ host, status: await ask(`http://${host}`, host) }).toEqual({ host, status: 200 });
  for (const host of ["127.0.0.1:4000", "evil.example:3000", "127.0.0.1.evil.example:3000"])
    expect({ host, status: await ask(`http://${host}`, host) }).toEqual({ host, status: 403 });
  expect(await ask("https://localhost:3000", "localhost:3000")).toBe(403);
});

test("an unexpected failure says nothing of its reason", async () => {
  const secret = new Error("password of the database");
  const desk = await testDesk({
    db: database({
      query: () => Promise.reject(secret),
      transaction: () => Promise.reject(secret),
    }),
  });
  const answer = await desk.post("sign-in/link", { email: "staff@circleurban.example" });
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain("password");
  expect(desk.logged.map(({ event }) => event)).toContain("request failed");
});
