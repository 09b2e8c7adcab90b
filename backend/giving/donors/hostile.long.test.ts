import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { giving } from "#backend/giving/giving.ts";
import { findGift } from "#backend/giving/ledger/ledger.ts";
import { recordingFrom } from "#backend/giving/ledger/recording.ts";
import { sendCardLink } from "#backend/giving/monthly/card-links.ts";
import { testDatabases } from "#backend/testing/databases.ts";
import { testDesk } from "#backend/testing/desk.ts";
import { donorAt } from "#backend/testing/giving/donor.ts";
import { aGift } from "#backend/testing/giving/gifts.ts";
import {
  attack,
  newAddresses,
  sumsOfTables,
  tellsTooMuch,
} from "#backend/testing/giving/hostile.ts";
import { testSite } from "#backend/testing/site.ts";
import { answerLinkRequests } from "./links.ts";

type Entries = [name: string, text: string][];

const inAddress = ["token", "gift", "number", "year", "campaign", "reference", "back", "language"];
const inForm = ["key", "action", "email", "name", "address", "amount", "day", "id", "language"];

const entries = (names: string[]) =>
  fc
    .dictionary(fc.oneof(fc.constantFrom(...names), attack), attack, { maxKeys: 5 })
    .map((all) =>
      Object.entries(all).map(([name, text]): [string, string] => [
        name.toWellFormed().slice(0, 200),
        text.toWellFormed().slice(0, 3_000),
      ]),
    );

/** What was made up may be a mailbox: that one has a trial of its own. */
const isMailbox = (form: Entries) =>
  form.some(([name, text]) => name === "email" && text.includes("@"));

const queries = entries(inAddress);
const forms = entries(inForm).filter((form) => !isMailbox(form));
const cookies = attack.map((text) => text.replace(/[^\x21-\x7e]/g, "?").slice(0, 200));

/** Gifts begin at one and are reported to the other: both have trials of their own. */
const elsewhere = ["create-payment", "stripe-webhook"];
const functions = giving.functions.filter(({ name }) => !elsewhere.includes(name));

const ownPages = /^$|^\/functions\/v1\/giving\?/;
const ofAnybody = /Okoro|ada@|Grace Bell|grace@|\$77/i;

type Site = Awaited<ReturnType<typeof testSite>>;

const tally = () => {
  const counts = new Map<number, number>();
  return {
    count: (status: number) => counts.set(status, (counts.get(status) ?? 0) + 1),
    told: () => JSON.stringify(Object.fromEntries(counts)),
  };
};

/** Ada's monthly gift and Grace's, and what somebody has in hand who has a link or is signed in. */
const givenTo = async (site: Site) => {
  const monthly = await aGift(site, { frequency: "monthly", cents: 2500, provider: "sandbox" });
  const other = await aGift(site, {
    name: "Grace Bell",
    email: "grace@example.org",
    frequency: "monthly",
    cents: 7700,
    provider: "sandbox",
  });
  const gift = await findGift(site.db, monthly.id);
  if (!gift) throw new Error("no gift");
  const recording = await recordingFrom(site.deps, "staff");
  await sendCardLink(site.db, gift, { kind: "asked" }, recording);
  const texts = (await site.mails()).filter(({ to }) => to.startsWith("ada")).map((m) => m.text);
  const inMail = (link: RegExp) =>
    texts.map((text) => link.exec(text)?.[0]).find((found) => found) ?? "";
  const begun = await site.submit("create-payment", [
    ["amount", "25"],
    ["frequency", "monthly"],
  ]);
  const ada = donorAt(site);
  await ada.signIn();
  const link = (await ada.link()) ?? "";
  return {
    monthly,
    other,
    cookie: ada.cookie(),
    receiptLink: inMail(/monthly-gift\?token=[\w-]+/),
    cardLink: inMail(/update-card\?token=[\w-]+/),
    link,
    checkout: /sandbox-checkout\/[^?]+/.exec(begun.headers.get("location") ?? "")?.[0] ?? "",
  };
};
type Given = Awaited<ReturnType<typeof givenTo>>;

/** Changes of a monthly gift that no rule lets through. */
const brokenChange = fc
  .record({
    key: fc.oneof(fc.uuid(), attack),
    action: fc.oneof(
      fc.constantFrom(
        "change",
        "resume",
        "pause 0",
        "pause 4",
        "pause -1",
        "pause 2; stop",
        "STOP",
      ),
      attack,
    ),
    amount: fc.constantFrom("26", "-25", "25.5", "1e9", "NaN", "Infinity", "$50", "__proto__"),
    day: fc.constantFrom("0", "29", "-1", "1.5", "1e99", "ten"),
  })
  .map((form): Entries => Object.entries(form).map(([name, text]) => [name, text.toWellFormed()]));

/** A name of nothing, or longer than any. */
const brokenDetails = fc.tuple(fc.constantFrom("", "  ", "n".repeat(2_000)), attack).map(
  ([name, address]): Entries => [
    ["name", name],
    ["address", address.toWellFormed().slice(0, 3_000)],
  ],
);

/** As a donor pays, but with an address to which no receipt can go. */
const brokenPayment = fc
  .tuple(forms, fc.constantFrom("pay", "bank", "arrive", "fail"))
  .map(
    ([form, action]): Entries => [...form.filter(([name]) => name !== "email"), ["action", action]],
  );

type WithKey = {
  method: "GET" | "POST";
  at: (given: Given) => string;
  form?: fc.Arbitrary<Entries>;
  signedIn?: true;
  location?: RegExp;
};

/** With a real link of Ada's or her session, by every way but its own buttons. */
const withKey: Record<string, WithKey> = {
  "the link of a receipt, opened": { method: "GET", at: ({ receiptLink }) => receiptLink },
  "the link of a receipt, pressed": {
    method: "POST",
    at: ({ receiptLink }) => receiptLink,
    form: brokenChange,
  },
  "the link for a card": { method: "GET", at: ({ cardLink }) => cardLink },
  "the link to My giving": { method: "GET", at: ({ link }) => link },
  "My giving": { method: "GET", at: () => "giving?", signedIn: true },
  receipts: { method: "GET", at: () => "giving/receipt?", signedIn: true },
  "somebody else's receipt": {
    method: "GET",
    at: ({ other }) => `giving/receipt?number=${other.payment}`,
    signedIn: true,
  },
  statements: { method: "GET", at: () => "giving/statement?", signedIn: true },
  "the name for receipts": { method: "GET", at: () => "giving/details?", signedIn: true },
  "another name for receipts": {
    method: "POST",
    at: () => "giving/details?",
    form: brokenDetails,
    signedIn: true,
  },
  "a monthly gift": {
    method: "GET",
    at: ({ monthly }) => `giving/monthly?gift=${monthly.id}`,
    signedIn: true,
  },
  "a monthly gift, changed": {
    method: "POST",
    at: ({ monthly }) => `giving/monthly?gift=${monthly.id}`,
    form: brokenChange,
    signedIn: true,
  },
  "somebody else's monthly gift": {
    method: "POST",
    at: ({ other }) => `giving/monthly?gift=${other.id}`,
    form: fc.oneof(
      brokenChange,
      fc.constantFrom("stop", "pause 2", "card", "billing").map(
        (action): Entries => [
          ["key", crypto.randomUUID()],
          ["action", action],
        ],
      ),
    ),
    signedIn: true,
  },
  "the test checkout, opened": { method: "GET", at: ({ checkout }) => `${checkout}?` },
  "the test checkout, pressed": {
    method: "POST",
    at: ({ checkout }) => `${checkout}?`,
    form: brokenPayment,
  },
  "the test page for a card, opened": {
    method: "GET",
    at: ({ monthly }) => `sandbox-portal/test_${monthly.id}?step=payment_method_update`,
  },
  "the test page for a card, pressed": {
    method: "POST",
    at: ({ monthly }) => `sandbox-portal/test_${monthly.id}?step=customer_update`,
    form: forms,
    location: /^https:\/\/circleurban\.example\/$/,
  },
};

describe.each(testDatabases)("on $name", ({ name: database, open }) => {
  test.each(functions.map(({ method, name }) => [method, name] as const))(
    "1,000 hostile requests to %s %s leave nothing and tell nothing",
    async (method, name) => {
      const site = await testSite({ db: await open() });
      await givenTo(site);
      const before = await sumsOfTables(site.db);
      const statuses = tally();
      const from = newAddresses();
      const property = fc.asyncProperty(
        queries,
        forms,
        cookies,
        fc.string(),
        async (query, form, cookie, made) => {
          const path = name.replace(":checkout", encodeURIComponent(made.toWellFormed()) || "none");
          const answer = await site.request(
            `${path}?${new URLSearchParams(query)}`,
            {
              method,
              headers: { cookie: `__Host-circle-giving=${cookie}`, accept: "text/html" },
              ...(method === "POST" && { body: new URLSearchParams(form) }),
            },
            from(),
          );
          statuses.count(answer.status);
          expect([200, 303, 400, 404, 405, 410, 413, 429]).toContain(answer.status);
          expect(answer.headers.get("location") ?? "").toMatch(ownPages);
          const text = await answer.text();
          expect(text).not.toMatch(tellsTooMuch);
          expect(text).not.toMatch(ofAnybody);
        },
      );
      await fc.assert(property, { numRuns: 1_000, endOnFailure: true });
      console.log(`${database}, ${method} ${name}: ${statuses.told()}`);
      expect(await sumsOfTables(site.db)).toEqual(before);
      expect(await site.mails()).toEqual([]);
    },
  );

  test.each(Object.entries(withKey))(
    "1,000 hostile requests with %s leave nothing, and tell nothing of others",
    async (what, { method, at, form = forms, signedIn, location = ownPages }) => {
      const site = await testSite({ db: await open() });
      const given = await givenTo(site);
      const address = at(given);
      expect(address).toMatch(/^[\w-]+(\/[\w-]+)?\?/);
      const before = await sumsOfTables(site.db);
      const statuses = tally();
      const from = newAddresses();
      const known = new Set(new URLSearchParams(address.split("?")[1]).keys());
      await fc.assert(
        fc.asyncProperty(queries, form, async (query, sent) => {
          const more = query.filter(([name]) => !known.has(name));
          const answer = await site.request(
            `${address}&${new URLSearchParams(more)}`,
            {
              method,
              headers: { accept: "text/html", ...(signedIn && { cookie: given.cookie }) },
              ...(method === "POST" && { body: new URLSearchParams(sent) }),
            },
            from(),
          );
          statuses.count(answer.status);
          expect([200, 303, 400, 404, 409, 413, 422, 429]).toContain(answer.status);
          expect(answer.headers.get("location") ?? "").toMatch(location);
          const text = await answer.text();
          expect(text).not.toMatch(tellsTooMuch);
          expect(text).not.toMatch(/Grace Bell|grace@|\$77/i);
        }),
        { numRuns: 1_000, endOnFailure: true },
      );
      console.log(`${database}, ${what}: ${statuses.told()}`);
      expect(await sumsOfTables(site.db)).toEqual(before);
      expect(await site.mails()).toEqual([]);
    },
  );

  test("1,000 mailboxes that gave nothing ask for a link: none is kept, none is written to", async () => {
    const site = await testSite({ db: await open() });
    await givenTo(site);
    const before = await sumsOfTables(site.db);
    const from = newAddresses();
    const mailboxes = fc.oneof(
      fc.emailAddress(),
      attack.map((text) => `${text.toWellFormed().slice(0, 300)}@elsewhere.example`),
    );
    const statuses = tally();
    await fc.assert(
      fc.asyncProperty(mailboxes, async (email) => {
        const answer = await site.submit("giving", [["email", email]], from());
        statuses.count(answer.status);
        expect([303, 400]).toContain(answer.status);
        expect(await answer.text()).not.toMatch(tellsTooMuch);
      }),
      { numRuns: 1_000, endOnFailure: true },
    );
    console.log(`${database}, mailboxes: ${statuses.told()}`);
    expect(await answerLinkRequests(site.deps)).toBe(0);
    expect(await sumsOfTables(site.db)).toEqual(before);
    expect(await site.mails()).toEqual([]);
  });

  test.each(giving.desk.map(({ method, path }) => [method, path] as const))(
    "1,000 hostile requests to the desk's %s %s, every other by a colleague, leave nothing",
    async (method, path) => {
      const desk = await testDesk({ db: await open() });
      const colleague = await desk.signedIn({ permissions: ["gifts"] });
      await givenTo(desk);
      // What somebody looked up is in the log, and when they were last here.
      const passing = ["staff_audit", "staff_sessions"];
      const before = await sumsOfTables(desk.db, passing);
      const statuses = tally();
      let isColleague = false;
      await fc.assert(
        fc.asyncProperty(
          queries,
          fc.jsonValue({ maxDepth: 2 }),
          forms,
          async (query, any, form) => {
            isColleague = !isColleague;
            const token = isColleague ? colleague : undefined;
            const body = { ...Object.fromEntries(form), ...(any as object) };
            const answer =
              method === "GET"
                ? await desk.read(`${path}?${new URLSearchParams(query)}`, token)
                : await desk.post(path, body, token);
            statuses.count(answer.status);
            if (!isColleague) expect([401, 404, 413]).toContain(answer.status);
            expect(answer.status).toBeLessThan(500);
            const text = await answer.text();
            expect(text).not.toMatch(/\n\s+at |node:internal|\.ts:\d|syntax error|relation \\"/);
            if (!isColleague) expect(text).not.toMatch(ofAnybody);
          },
        ),
        { numRuns: 1_000, endOnFailure: true },
      );
      console.log(`${database}, desk ${method} ${path}: ${statuses.told()}`);
      expect(await sumsOfTables(desk.db, passing)).toEqual(before);
      expect(await desk.mails()).toEqual([]);
    },
  );
});
