import { expect, test } from "vitest";
import { type Database, DatabaseUnavailable } from "#backend/storage/database.ts";
import { emptyPGlite } from "#backend/testing/databases.ts";
import { aContactMessage } from "#backend/testing/forms.ts";
import { testSite } from "#backend/testing/site.ts";
import { organisation } from "#rules/organisation.ts";
import { unavailableMessage } from "./app.ts";

test("an unknown function is answered with 404 and JSON", async () => {
  const site = await testSite();
  const answer = await site.post("no-such-function", {});
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ success: false, error: "There is no such function." });
});

test("the functions client may call from our origin with all its headers", async () => {
  const site = await testSite();
  const answer = await site.request("no-such-function", {
    method: "OPTIONS",
    headers: { origin: site.deps.settings.siteUrl, "access-control-request-method": "POST" },
  });
  expect(answer.status).toBe(204);
  expect(answer.headers.get("access-control-allow-origin")).toBe(site.deps.settings.siteUrl);
  const allowed = answer.headers.get("access-control-allow-headers")?.split(",") ?? [];
  for (const header of ["authorization", "x-client-info", "apikey", "content-type"])
    expect(allowed).toContain(header);
});

test("a body that is too long is refused with a sentence", async () => {
  const site = await testSite();
  const answer = await site.post("no-such-function", { text: "x".repeat(300_000) });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({
    success: false,
    error: expect.stringContaining("shorten"),
  });
});

test("a known function called in the wrong way is answered with 405 and the right way", async () => {
  const site = await testSite();
  const answer = await site.get("send-contact-form");
  expect(answer.status).toBe(405);
  expect(answer.headers.get("allow")).toBe("POST, OPTIONS");
  expect(await answer.json()).toEqual({ success: false, error: "Please use POST." });
});

test("an unexpected failure is logged once, and the visitor reads one sentence and no more", async () => {
  const secret = new Error("password of the database");
  const site = await testSite({
    db: { query: () => Promise.reject(secret), transaction: () => Promise.reject(secret) },
  });
  const answer = await site.post("subscribe-newsletter", { email: "reader@visitor.example" });
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({
    success: false,
    error: "Something went wrong on our side. Please try again in a moment.",
  });
  expect(site.logged.filter(({ event }) => event === "request failed")).toMatchObject([
    { event: "request failed", fields: { requestId: answer.headers.get("x-request-id") } },
  ]);
});

test.each([
  ["confirm-newsletter?token=%00", 303],
  ["unsubscribe-newsletter?token=a%00", 303],
  ["gift-status?reference=%00", 404],
  ["sandbox-checkout/%00", 404],
])("a null character in an address is a stranger's: %s", async (path, status) => {
  const site = await testSite();
  expect((await site.get(path)).status).toBe(status);
});

test("a caller who was refused costs the database nothing for a while", async () => {
  const inner = await emptyPGlite();
  let statements = 0;
  const count = (db: Database): Database => ({
    query: (text, parameters) => {
      statements += 1;
      return db.query(text, parameters);
    },
    transaction: (work) => db.transaction((tx) => work(count(tx))),
  });
  const site = await testSite({ db: count(inner) });
  const send = (address: string) =>
    site.post("subscribe-newsletter", { email: "reader@visitor.example" }, address);
  let refused = await send("203.0.113.9");
  while (refused.status !== 429) refused = await send("203.0.113.9");
  const sentence = await refused.json();

  statements = 0;
  for (let call = 0; call < 50; call++) {
    const again = await send("203.0.113.9");
    expect(again.status).toBe(429);
    expect(Number(again.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await again.json()).toEqual(sentence);
  }
  expect(statements).toBe(0);
  expect((await send("203.0.113.10")).status).toBe(200);
});

test("without a database the answer is 503, a sentence and when to come again", async () => {
  const away = () => Promise.reject(new DatabaseUnavailable("no route to the database"));
  const site = await testSite({ db: { query: away, transaction: away } });
  const answer = await site.post("send-contact-form", aContactMessage);
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await answer.json()).toEqual({ success: false, error: unavailableMessage() });
});

test("whoever shares a refused address reads the sentence, and nothing that another one typed", async () => {
  const site = await testSite();
  const send = (fields: object) =>
    site.request(
      "send-contact-form",
      {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ ...aContactMessage, ...fields }).toString(),
      },
      "203.0.113.11",
    );
  let refused = await send({ message: "The first of many messages." });
  for (let call = 0; refused.status !== 429; call++)
    refused = await send({ message: `My husband hits me, number ${call}.` });
  const other = await send({ firstName: "Bob", message: "When does the pantry open?" });
  expect(other.status).toBe(429);
  const page = await other.text();
  expect(page).not.toContain("My husband");
  expect(page).toContain(organisation.phone);
  expect(other.headers.get("content-security-policy")).toContain("default-src 'none'");
});
