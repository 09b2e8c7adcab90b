import { expect, test, vi } from "vitest";
import { routes } from "#backend/functions.ts";
import { DatabaseUnavailable } from "#backend/storage/database.ts";
import { database } from "#backend/storage/rows.ts";
import { testDesk } from "#backend/testing/desk.ts";
import { aContactMessage } from "#backend/testing/forms.ts";
import { shippedSite } from "#backend/testing/shipped-site.ts";
import { testSite } from "#backend/testing/site.ts";
import { mediaPath } from "#rules/pictures.ts";
import { unavailableMessage } from "./app.ts";

test("an unknown function is answered with 404 and JSON", async () => {
  const site = await testSite();
  const answer = await site.post("no-such-function", {});
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ success: false, error: "There is no such function." });
});

test.each(["gift-status?reference=", "giving/link?token=", "desk/session?x="])(
  "nothing is looked for at an address of many signs that cannot be decoded: %s",
  async (start) => {
    const site = await testSite();
    const path = `${start}${"%FF".repeat(60)}`;
    const answer = await site.request(path, { headers: { accept: "application/json" } });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ success: false, error: "There is no such function." });
  },
);

test("signs that cannot be decoded are not tried one by one", async () => {
  const site = await testSite();
  const decoded = vi.spyOn(globalThis, "decodeURI");
  await site.request(`no-such-function/${"%FFa".repeat(1_000)}`);
  expect(decoded.mock.calls.length).toBeLessThan(10);
  decoded.mockRestore();
});

test("only a request that was carried out has the email looked for", async () => {
  const woken: string[] = [];
  const site = await testSite({ wake: (step) => woken.push(step) });
  expect((await site.post("no-such-function", {})).status).toBe(404);
  expect((await site.post("send-contact-form", {})).status).toBe(400);
  expect(woken).toEqual([]);
  expect((await site.post("send-contact-form", aContactMessage)).status).toBe(200);
  expect(woken).toEqual(["mail"]);
});

test("a session is known beside cookies of others, and only by a token of ours", async () => {
  const desk = await testDesk();
  const token = await desk.signedIn({ owner: true });
  const asked = async (cookie: string) =>
    (await desk.request("desk/people", { headers: { cookie } })).status;
  const name = "__Host-circle-desk";
  expect(await asked(`theirs=%FF%; ${name}=${token}; other=1`)).toBe(200);
  expect(await asked(`${name}=%FF${token.slice(3)}`)).toBe(401);
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
  const answer = await site.post("send-contact-form", { text: "x".repeat(300_000) });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({
    success: false,
    error: expect.stringContaining("shorten"),
  });
});

test.each(routes.filter(({ method }) => method === "POST").map(({ name }) => name))(
  "whoever opens the address of %s in a browser gets a page, and a program gets JSON",
  async (name) => {
    const site = await testSite();
    const path = name.replace(":checkout", "none");
    const open = (accept: string) => site.request(path, { headers: { accept } });
    const answer = await open("text/html,application/xhtml+xml");
    const asProgram = await open("application/json");
    expect(answer.status).toBe(asProgram.status);
    // Where a page is what the function answers, it has words of its own.
    if (answer.headers.get("content-type")?.includes("json")) expect(dataFunctions).toContain(name);
    else if (answer.status === 405) {
      const page = await answer.text();
      expect(page).toContain("There is no page at this address");
      expect(page).toContain('href="https://circleurban.example/"');
      expect(await asProgram.json()).toMatchObject({ error: "Please use POST." });
    }
  },
);

/** What they answer is read by our own script alone. */
const dataFunctions = ["gift-status", "campaign-progress"];

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
    db: database({
      query: () => Promise.reject(secret),
      transaction: () => Promise.reject(secret),
    }),
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
  ["sandbox-portal/%00", 404],
  ["update-card?token=%00", 404],
])("a null character in an address is a stranger's: %s", async (path, status) => {
  const site = await testSite();
  expect((await site.get(path)).status).toBe(status);
});

test("without a database the answer is 503, a sentence and when to come again", async () => {
  const away = () => Promise.reject(new DatabaseUnavailable("no route to the database"));
  const site = await testSite({ db: database({ query: away, transaction: away }) });
  const answer = await site.post("send-contact-form", aContactMessage);
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await answer.json()).toEqual({ success: false, error: unavailableMessage(shippedSite) });
});

test("a picture without a database is answered with 503 as well", async () => {
  const away = () => Promise.reject(new DatabaseUnavailable("no route to the database"));
  const site = await testSite({ db: database({ query: away, transaction: away }) });
  const answer = await site.app.request(`${mediaPath}/${"a".repeat(32)}/208.avif`);
  expect(answer.status).toBe(503);
});
