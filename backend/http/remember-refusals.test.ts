import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givingLimits } from "#backend/giving/checkout/limits.ts";
import { inboxLimits } from "#backend/inbox/receive.ts";
import { signUpLimits } from "#backend/newsletter/functions.ts";
import { counted } from "#backend/testing/counted.ts";
import { emptyPGlite } from "#backend/testing/databases.ts";
import { aContactMessage, formEntries } from "#backend/testing/forms.ts";
import { countCalls } from "#backend/testing/limits.ts";
import { testSite } from "#backend/testing/site.ts";
import { defaultSnapshot } from "#content/snapshot.ts";
import { organisation } from "#rules/organisation.ts";

// What is remembered is forgotten after seconds, and a busy machine may take longer than that.
beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

type Site = Awaited<ReturnType<typeof testSite>>;

const shared = "203.0.113.9";

/** A site that counts what is asked of its database. */
const countingSite = async () => {
  const { asked, db } = counted(await emptyPGlite());
  // The content is looked up now and then, whoever asks.
  const content = async () => defaultSnapshot;
  return { asked, ...(await testSite({ db, content })) };
};

/** Almost as much as each may send has come from this address already. */
const untilRefused = async ({ db }: Site, send: (call: number) => Promise<Response>) => {
  const limits = [...Object.values(inboxLimits), signUpLimits, givingLimits.perNetwork];
  for (const [limit] of limits) await countCalls(db, limit, `${shared}/32`, limit.most - 3);
  for (let call = 0; ; call++) {
    const answer = await send(call);
    if (answer.status === 429) return answer;
  }
};

test("a caller who was refused costs the database nothing for a while", async () => {
  const site = await countingSite();
  const send = (address: string) =>
    site.post("subscribe-newsletter", { email: "reader@visitor.example" }, address);
  const refused = await untilRefused(site, () => send(shared));
  const sentence = await refused.json();

  site.asked.statements = 0;
  for (let call = 0; call < 50; call++) {
    const again = await send(shared);
    expect(again.status).toBe(429);
    expect(Number(again.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await again.json()).toEqual(sentence);
  }
  expect(site.asked.statements).toBe(0);
  expect((await send("203.0.113.10")).status).toBe(200);
});

test.each(["subscribe-newsletter", "send-contact-form", "create-payment"])(
  "%s: no refused form costs the database anything either, also one that was accepted before",
  async (name) => {
    const site = await countingSite();
    const send = (call: number) =>
      site.submit(
        name,
        formEntries({
          ...aContactMessage,
          amount: "50",
          message: `A message with the number ${call}.`,
        }),
        shared,
      );
    await untilRefused(site, send);
    await send(0);
    site.asked.statements = 0;
    for (let call = 0; call < 50; call++) expect((await send(1000)).status).toBe(429);
    if (name !== "send-contact-form")
      for (let call = 0; call < 50; call++) expect((await send(0)).status).toBe(429);
    expect(site.asked.statements).toBe(0);
  },
);

test("a named sending that was accepted and is then too much is refused from memory, too", async () => {
  const site = await countingSite();
  const send = (key: string) =>
    site.request(
      "subscribe-newsletter",
      {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": key },
        body: JSON.stringify({ email: "reader@visitor.example" }),
      },
      shared,
    );
  await untilRefused(site, (call) => send(`sending-${call}`));
  await send("sending-0");
  site.asked.statements = 0;
  for (let call = 0; call < 50; call++) expect((await send("sending-0")).status).toBe(429);
  expect(site.asked.statements).toBe(0);
});

test("whoever shares a refused address reads the sentence and what they typed themselves", async () => {
  const site = await testSite();
  const send = (fields: object) =>
    site.submit("send-contact-form", formEntries({ ...aContactMessage, ...fields }), shared);
  await untilRefused(site, (call) => send({ message: `My husband hits me, number ${call}.` }));
  const other = await send({ firstName: "Bob", message: "When does the pantry open?" });
  expect(other.status).toBe(429);
  const page = await other.text();
  expect(page).not.toContain("My husband");
  expect(page).toContain("When does the pantry open?</textarea>");
  expect(page).toContain('value="Bob"');
  expect(page).toMatch(/Please try again in \d+ minutes, or call us at/);
  expect(page).toContain(organisation.phone);
  expect(other.headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("of a flood of forms from a refused address few are shown again, and the others are told to go back", async () => {
  const site = await testSite();
  const send = (message: string) =>
    site.submit("send-contact-form", formEntries({ ...aContactMessage, message }), shared);
  await untilRefused(site, (call) => send(`Hello, number ${call}.`));
  const flood = await Promise.all(Array.from({ length: 60 }, () => send("x".repeat(4000))));
  expect(flood.map(({ status }) => status)).toEqual(Array(60).fill(429));
  const pages = await Promise.all(flood.map((answer) => answer.text()));
  const shown = pages.filter((page) => page.includes("x".repeat(4000)));
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.length).toBeLessThan(30);
  const [short] = pages.filter((page) => !shown.includes(page));
  expect(short).toMatch(/Please try again in \d+ minutes/);
  expect(short).toContain("Go back one page in your browser: what you entered is still there.");
});

test("a donor behind a refused address reads when to try again, with the amount still there", async () => {
  const site = await testSite();
  const give = (amount: string) => site.submit("create-payment", [["amount", amount]], shared);
  await untilRefused(site, () => give("25"));
  const other = await give("75");
  expect(other.status).toBe(429);
  const page = await other.text();
  expect(page).toContain('value="75"');
  expect(page).toContain("Please try again in a minute.");
});

test("whoever sends a stored form again hears that it arrived, also while others are refused", async () => {
  const site = await testSite();
  const send = (message: string) =>
    site.submit("send-contact-form", formEntries({ ...aContactMessage, message }), shared);
  expect((await send("When does the pantry open?")).status).toBe(303);
  await untilRefused(site, (call) => send(`Somebody else's message, number ${call}.`));
  expect((await send("When does the pantry open?")).status).toBe(303);
  expect((await send("When does the pantry close?")).status).toBe(429);
});

test("an answer from memory does not make the refusal last longer", async () => {
  const site = await countingSite();
  const send = (call: number) =>
    site.submit(
      "send-contact-form",
      formEntries({ ...aContactMessage, message: `A message with the number ${call}.` }),
      shared,
    );
  await untilRefused(site, send);
  site.asked.statements = 0;
  for (let second = 1; second < 5; second++) {
    vi.advanceTimersByTime(1000);
    await send(1000 + second);
  }
  expect(site.asked.statements).toBe(0);
  vi.advanceTimersByTime(1000);
  await send(2000);
  expect(site.asked.statements).toBeGreaterThan(0);
});
