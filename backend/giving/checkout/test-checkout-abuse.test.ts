import { expect, test } from "vitest";
import { readEnv } from "#backend/env.ts";
import { answerLinkRequests } from "#backend/giving/donors/links.ts";
import { tellOfMissedCharges } from "#backend/giving/monthly/missed.ts";
import { silentLog } from "#backend/log.ts";
import { open } from "#backend/runtime.ts";
import { emptyPGlite } from "#backend/testing/databases.ts";
import { aContactMessage } from "#backend/testing/forms.ts";
import { testSite } from "#backend/testing/site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { organisation } from "#rules/organisation.ts";

type Site = Awaited<ReturnType<typeof testSite>>;

const once = { amount: 50, frequency: "one_time" };
const monthly = { amount: 25, frequency: "monthly" };

const start = async (site: Site, address?: string, gift = once) => {
  const answer = await site.post("create-payment", gift, address);
  const { url } = (await answer.json()) as { url: string };
  return url.split("/functions/v1/")[1] ?? "";
};

const press = (site: Site, path: string, form: Record<string, string>, address?: string) =>
  site.request(path, { method: "POST", body: new URLSearchParams(form) }, address);

const receipts = (site: Site) =>
  storedRows<{ recipient: string; body_text: string; body_html: string; priority: number }>(
    site.db,
    "select * from mails where kind = 'receipt' order by id",
  );

test("a public test checkout writes to one mailbox three times a day, whatever its spelling", async () => {
  const site = await testSite();
  for (let n = 0; n < 10; n++) {
    const path = await start(site);
    const paid = await press(site, path, { email: `victim+${n}@visitor.example`, action: "pay" });
    expect(paid.status).toBe(303);
  }
  expect(await receipts(site)).toHaveLength(3);
  expect(await site.db.query("select 1 from gift_payments")).toHaveLength(10);
});

test("a donor who tries the site from elsewhere still gets the test receipt", async () => {
  const site = await testSite();
  for (let n = 0; n < 5; n++)
    await press(
      site,
      await start(site, "198.51.100.9"),
      { email: "ada@example.org", action: "pay" },
      "198.51.100.9",
    );
  const before = await receipts(site);
  await press(site, await start(site), { email: "ada@example.org", action: "pay" });
  expect(await receipts(site)).toHaveLength(before.length + 1);
});

test("whatever one network has us write to a mailbox, somebody elsewhere gets every email", async () => {
  const site = await testSite();
  const stranger = "198.51.100.9";
  const email = "ruth@visitor.example";
  const askEverything = async (address?: string) => {
    await site.post("send-contact-form", { ...aContactMessage, email }, address);
    await press(site, await start(site, address), { email, action: "pay" }, address);
    await site.submit("giving", [["email", email]], address);
    await answerLinkRequests(site.deps);
  };
  for (let n = 0; n < 4; n++) {
    await site.post("subscribe-newsletter", { email }, stranger);
    const path = await start(site, stranger, monthly);
    await press(site, path, { email, action: "pay" }, stranger);
    const portal = path.replace("sandbox-checkout", "sandbox-portal");
    await press(site, portal, { card: "fails" }, stranger);
    await askEverything(stranger);
  }
  // Sent by the clock, when nobody's request is at hand.
  await tellOfMissedCharges({ ...site.deps, doubtDate: async () => undefined });
  const kinds = async () => {
    const rows = await storedRows<{ kind: string }>(
      site.db,
      "select kind from mails where recipient = $1 order by id",
      [email],
    );
    return rows.map(({ kind }) => kind);
  };
  const before = await kinds();
  expect(before.length).toBeGreaterThan(8);
  expect(before.length).toBeLessThan(13);
  await askEverything();
  expect((await kinds()).slice(before.length)).toEqual([
    "contact-acknowledgement",
    "receipt",
    "giving-link",
  ]);
});

test("one network does not use up the test receipts of everybody", async () => {
  const site = await testSite();
  const stranger = "198.51.100.9";
  for (let n = 0; n < 33; n++) {
    const email = `somebody${n}@visitor.example`;
    await press(site, await start(site, stranger), { email, action: "pay" }, stranger);
  }
  expect(await receipts(site)).toHaveLength(30);
  await press(site, await start(site), { email: "ada@example.org", action: "pay" });
  expect(await receipts(site)).toHaveLength(31);
});

test("whose network began a test gift is kept as a hash", async () => {
  const site = await testSite();
  await start(site);
  const [gift] = await storedRows<{ begun_from: string }>(site.db, "select begun_from from gifts");
  expect(gift?.begun_from).toMatch(/^[0-9a-f]{64}$/);
});

test.each(["Smith & Sons, Inc.", "O'Neil, Mary", "St. Martin’s Church", "Zoë D. Núñez-Peña"])(
  "an honest name (%s) is kept in a test receipt",
  async (name) => {
    const site = await testSite();
    await press(site, await start(site), { name, email: "ada@example.org", action: "pay" });
    expect((await site.mails())[0]?.text).toContain(`Dear ${name},`);
  },
);

test.each([
  "Win at evil.example",
  "evil.example.",
  "Call 5550199",
  "Buy, buy, buy at my shop & win big today",
  "a@b",
  "see evil .example",
])("a name that could be a link or an offer (%s) is not", async (name) => {
  const site = await testSite();
  await press(site, await start(site), { name, email: "ada@example.org", action: "pay" });
  const [mail] = await site.mails();
  expect(`${mail?.text} ${mail?.html}`).not.toContain(name.replace("&", "&amp;").slice(0, 9));
});

test("a text where the name should be is not repeated in a test receipt", async () => {
  const site = await testSite();
  const name = "You won! Collect at evil.example now";
  await press(site, await start(site), { name, email: "ada@example.org", action: "pay" });
  const [receipt] = await receipts(site);
  expect(receipt?.body_text).toContain("Dear friend,");
  expect(receipt?.body_text).not.toContain("evil");
  expect(receipt?.body_html).not.toContain("evil");
});

test("test receipts wait behind everything that somebody needs", async () => {
  const site = await testSite();
  await press(site, await start(site), { email: "ada@example.org", action: "pay" });
  expect((await receipts(site))[0]?.priority).toBe(2);
});

test("however often a card is declined, it is one row", async () => {
  const site = await testSite();
  const path = await start(site);
  const declines = Array.from({ length: 20 }, () => press(site, path, { action: "decline" }));
  for (const answer of await Promise.all(declines)) expect(answer.status).toBe(422);
  const rows = await site.db.query("select 1 from gift_events where kind = 'declined'");
  expect(rows).toHaveLength(1);
});

test("whoever presses the test card page again and again is told to wait, and fills no disk", async () => {
  const site = await testSite();
  const path = await start(site, undefined, monthly);
  await press(site, path, { email: "ada@example.org", action: "pay" });
  const portal = path.replace("sandbox-checkout", "sandbox-portal");
  const presses = Array.from({ length: 70 }, () => press(site, portal, { billing: "saved" }));
  const statuses = (await Promise.all(presses)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([303, 429]));
  // A press comes free in a minute.
  const kept = await site.db.query("select 1 from gift_events where kind = 'billing changed'");
  expect(kept.length).toBeLessThan(65);
  expect((await press(site, portal, { billing: "saved" }, "198.51.100.9")).status).toBe(303);
});

const createPayment = async (settings: Record<string, string>) => {
  const transport = { deliver: async () => {}, close() {} };
  const backend = await open(readEnv(settings), {
    log: silentLog,
    db: await emptyPGlite(),
    transport,
  });
  const answer = await backend.fetch(
    new Request("https://circleurban.example/functions/v1/create-payment", {
      method: "POST",
      body: JSON.stringify({ amount: 50, frequency: "one_time" }),
    }),
    "203.0.113.7",
  );
  const { url, error } = (await answer.json()) as { url?: string; error?: string };
  const gifts = await backend.db.query("select 1 from gifts");
  return { status: answer.status, url, error, gifts: gifts.length };
};

test("a public address without a card account says how else to give", async () => {
  const answer = await createPayment({ SITE_URL: "https://circleurban.example" });
  expect(answer).toMatchObject({ status: 503, url: undefined, gifts: 0 });
  expect(answer.error).toContain("not set up yet");
  expect(answer.error).toContain(organisation.phone);
});

test("its test checkout can be asked for", async () => {
  const answer = await createPayment({
    SITE_URL: "https://circleurban.example",
    TEST_CHECKOUT: "on",
  });
  expect(answer).toMatchObject({ status: 200, url: expect.stringContaining("/sandbox-checkout/") });
});

test.each(["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"])(
  "at %s the test checkout is there by itself, unless it is turned off",
  async (SITE_URL) => {
    expect(await createPayment({ SITE_URL })).toMatchObject({ status: 200 });
    expect(await createPayment({ SITE_URL, TEST_CHECKOUT: "off" })).toMatchObject({ status: 503 });
  },
);
