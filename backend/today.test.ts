import { describe, expect, test } from "vitest";
import type { TodayCard } from "#backend/desk/today-card.ts";
import { createStripe } from "#backend/giving/stripe/stripe.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import type { Database } from "#backend/storage/database.ts";
import { database } from "#backend/storage/rows.ts";
import { noteRestore } from "#backend/storage/upkeep.ts";
import { testDatabases } from "#backend/testing/databases.ts";
import { aGift } from "#backend/testing/giving/gifts.ts";
import { aFailedMail, aMessage } from "#backend/testing/inbox/samples.ts";
import { sender } from "#backend/testing/shipped-site.ts";
import { removeDaily } from "#backend/upkeep/retention.ts";
import type { Permission } from "#rules/desk.ts";
import { trapName } from "#rules/form-guard.ts";
import type { Deps } from "./deps.ts";
import { testDesk } from "./testing/desk.ts";

type Desk = Awaited<ReturnType<typeof testDesk>>;

const cardsOf = async (desk: Desk, token: string) => {
  const { cards } = (await (await desk.read("today", token)).json()) as { cards: TodayCard[] };
  return Object.fromEntries(cards.map((card) => [card.id, card]));
};

const cardsFor = async (desk: Desk, rights: { owner?: boolean; permissions?: Permission[] }) =>
  cardsOf(desk, await desk.signedIn(rights, `${crypto.randomUUID()}@circleurban.example`));

const withStripe = () =>
  testDesk({
    stripe: createStripe({
      siteUrl: "https://circleurban.example",
      secretKey: "sk_test_sample",
      webhookSecret: "whsec_sample",
      apiBase: "http://127.0.0.1:9",
    }),
  });

test("an empty desk says that nothing waits, and how the site is", async () => {
  const cards = await cardsFor(await testDesk(), { owner: true });
  expect(Object.keys(cards)).toEqual(["new-messages", "mail", "legal", "gifts", "site"]);
  const { legal, ...others } = cards;
  expect(legal?.tone).toBe("waiting");
  expect(new Set(Object.values(others).map(({ tone }) => tone))).toEqual(new Set(["calm"]));
  expect(cards["new-messages"]?.sentence).toBe("Every message is assigned or answered.");
  expect(cards.gifts).toMatchObject({ figure: "$0", sentence: "No gifts came in." });
});

test("a clock that is not believed is everybody's business", async () => {
  const now = new Date();
  const ahead = new Date(now.getTime() + 3 * 366 * 86_400_000);
  const desk = await testDesk({ now: () => now });
  await removeDaily(desk.db, now);
  await removeDaily(desk.db, ahead);
  const wrong = await testDesk({ db: desk.db, now: () => ahead });
  expect((await cardsFor(wrong, { permissions: [] })).site).toMatchObject({
    tone: "trouble",
    sentence: expect.stringMatching(
      /^Scheduled changes are on hold, and old personal data is not removed: the clock says/,
    ),
  });
  // And no longer than it is wrong.
  expect((await cardsFor(desk, { permissions: [] })).site?.tone).toBe("calm");
});

test("everybody sees what they look after, and nothing else", async () => {
  const desk = await testDesk();
  await aMessage(desk);
  await aGift(desk, { paidCents: 9900 });
  expect(Object.keys(await cardsFor(desk, { permissions: ["messages"] }))).toEqual([
    "new-messages",
    "mail",
    "site",
  ]);
  expect(Object.keys(await cardsFor(desk, { permissions: ["gifts"] }))).toEqual([
    "gifts-in-review",
    "mail",
    "gifts",
    "gifts-by-month",
    "site",
  ]);
  expect(Object.keys(await cardsFor(desk, { permissions: ["pages"] }))).toEqual([
    "mail",
    "legal",
    "site",
  ]);
});

test("messages wait for somebody, then for whoever looks after them, and spam apart", async () => {
  const desk = await testDesk();
  const me = await desk.person("ruth@circleurban.example", { permissions: ["messages"] });
  const token = await desk.signIn(me);
  const first = await aMessage(desk);
  await aMessage(desk);
  await aMessage(desk, { [trapName]: "x" });
  expect(await cardsOf(desk, token)).toMatchObject({
    "new-messages": {
      figure: "2",
      tone: "waiting",
      sentence: expect.stringMatching(/^2 messages need an answer/),
      link: { to: "/messages" },
    },
    spam: { figure: "1", tone: "calm", link: { to: "/messages?status=spam" } },
  });
  await desk.post("messages/assign", { ...first, to: me }, token);
  expect(await cardsOf(desk, token)).toMatchObject({
    "new-messages": { figure: "1" },
    "my-messages": { figure: "1", tone: "waiting", link: { to: "/messages?assigned=me" } },
  });
});

test("gifts of the last seven days are added up, without tests and without what went back", async () => {
  const desk = await testDesk();
  await aGift(desk, { cents: 5000, paidAt: "2026-03-01T18:00:00Z" });
  const refunded = await aGift(desk, { cents: 2000, paidAt: "2026-02-27T18:00:00Z" });
  await refunded.refund(500);
  await aGift(desk, { cents: 9900, paidAt: "2026-03-01T18:00:00Z", provider: "sandbox" });
  await aGift(desk, { cents: 7700, paidAt: "2026-02-20T18:00:00Z" });
  const { gifts } = await cardsFor(desk, { permissions: ["gifts"] });
  expect(gifts).toMatchObject({
    figure: "$65",
    sentence: "2 gifts came in. 1 test gift is not counted.",
  });
});

test("the last twelve months are bars, by Chicago's calendar, without tests and without what went back", async () => {
  const desk = await testDesk();
  // Still the evening of March 31 in Chicago, and so a month too long ago to be shown.
  await aGift(desk, { cents: 1100, paidAt: "2025-04-01T04:30:00Z" });
  await aGift(desk, { cents: 1300, paidAt: "2025-04-01T05:30:00Z" });
  const refunded = await aGift(desk, { cents: 2000, paidAt: "2026-02-27T18:00:00Z" });
  await refunded.refund(500);
  await aGift(desk, { cents: 9900, paidAt: "2026-03-01T18:00:00Z", provider: "sandbox" });
  const card = (await cardsFor(desk, { permissions: ["gifts"] }))["gifts-by-month"];
  expect(card).toMatchObject({ figure: "$28", sentence: "2 gifts, after refunds and disputes." });
  expect(card?.months?.map(({ month }) => month)).toEqual([
    ...["04", "05", "06", "07", "08", "09", "10", "11", "12"].map((month) => `2025-${month}`),
    ...["01", "02", "03"].map((month) => `2026-${month}`),
  ]);
  expect(card?.months?.filter(({ count }) => count > 0)).toEqual([
    { month: "2025-04", count: 1, cents: 1300 },
    { month: "2026-02", count: 1, cents: 1500 },
  ]);
});

test("a gift in review waits until somebody has decided", async () => {
  const desk = await testDesk();
  const { id } = await aGift(desk, { paidCents: 9900 });
  const token = await desk.signedIn({ permissions: ["gifts"] });
  expect((await cardsOf(desk, token))["gifts-in-review"]).toMatchObject({
    figure: "1",
    tone: "waiting",
    link: { to: "/gifts?state=review" },
  });
  await desk.post("gifts/accept", { id }, token);
  expect(await cardsOf(desk, token)).not.toHaveProperty("gifts-in-review");
});

describe("the card provider's reports", () => {
  test("are trouble when payments are found only by asking", async () => {
    const desk = await withStripe();
    await aGift(desk, { paidAt: "2026-02-24T18:00:00Z" });
    const token = await desk.signedIn({ permissions: ["gifts"] });
    expect(await cardsOf(desk, token)).not.toHaveProperty("webhook");
    await aGift(desk, { paidAt: "2026-03-01T18:00:00Z", source: "reconciler" });
    expect((await cardsOf(desk, token)).webhook).toMatchObject({
      tone: "trouble",
      sentence: expect.stringMatching(
        /^1 payment was found only because we asked.*The last report arrived on February 24, 2026\. No gift is lost/,
      ),
    });
    await aGift(desk, { paidAt: "2026-03-02T12:00:00Z" });
    expect(await cardsOf(desk, token)).not.toHaveProperty("webhook");
  });

  test("are trouble when none has ever come", async () => {
    const desk = await withStripe();
    await aGift(desk, { paidAt: "2026-03-01T18:00:00Z", source: "reconciler" });
    const { webhook } = await cardsFor(desk, { permissions: ["gifts"] });
    expect(webhook?.sentence).toContain("No report has ever arrived.");
  });

  test("are none where a restored backup lacked what was asked for", async () => {
    const desk = await withStripe();
    await aGift(desk, { paidAt: "2026-03-01T18:00:00Z", source: "reconciler" });
    const at = new Date("2026-03-01T19:00:00Z");
    await noteRestore(desk.db, 1, { madeAt: new Date("2026-02-28T09:00:00Z"), at });
    const rights = { permissions: ["gifts" as const] };
    expect((await cardsFor(desk, rights)).webhook).toBeUndefined();
    await aGift(desk, { paidAt: "2026-03-01T20:00:00Z", source: "reconciler" });
    expect((await cardsFor(desk, rights)).webhook?.sentence).toContain("1 payment was found only");
  });

  test("are trouble when one cannot be read", async () => {
    const desk = await withStripe();
    await desk.db.query(
      `insert into unread_events (id, type, reason, first_tried_at)
       values ('evt_1', 'charge.refunded', 'no such field', now())`,
    );
    const { webhook } = await cardsFor(desk, { permissions: ["gifts"] });
    expect(webhook).toMatchObject({
      tone: "trouble",
      sentence: expect.stringMatching(/^1 report from Stripe/),
    });
  });
});

test("mail that was given up is trouble for whoever looks after what it belongs to", async () => {
  const desk = await testDesk();
  await aFailedMail(desk, { kind: "receipt" });
  expect((await cardsFor(desk, { permissions: ["gifts"] })).mail).toMatchObject({
    title: "Email not delivered",
    figure: "1",
    tone: "trouble",
    link: { to: "/email?state=failed" },
  });
  expect((await cardsFor(desk, { permissions: ["messages"] })).mail).toMatchObject({
    tone: "calm",
    sentence: "All email has been delivered.",
  });
});

test("people who were invited and have not come are for the owners", async () => {
  const desk = await testDesk();
  await desk.person("new@circleurban.example", { joined: false });
  expect((await cardsFor(desk, { owner: true })).people).toMatchObject({
    sentence: "1 person has been invited but hasn't signed in yet.",
  });
  expect(await cardsFor(desk, { permissions: ["messages"] })).not.toHaveProperty("people");
});

describe("how the site is, in plain words", () => {
  const siteOf = async (desk: Desk) => (await cardsFor(desk, { permissions: ["pages"] })).site;

  test("when all is well", async () => {
    expect(await siteOf(await testDesk())).toMatchObject({
      tone: "calm",
      sentence:
        "The database works, email goes out, and gifts go to the test checkout: no card is charged.",
    });
    expect((await siteOf(await testDesk({ checkout: undefined })))?.sentence).toBe(
      "The database works, email goes out, and online giving is not set up.",
    );
    expect((await siteOf(await withStripe()))?.sentence).toBe(
      "The database works, email goes out, and Stripe takes gifts by card.",
    );
  });

  test("when email is only written to files", async () => {
    const desk = await testDesk();
    desk.deps.settings.emailGoesToFiles = true;
    const token = await desk.signedIn({ permissions: ["pages"] });
    const { site, mail } = await cardsOf(desk, token);
    const truth = "Email is written to files on this computer; nobody gets it.";
    expect(mail?.sentence).toBe(truth);
    // Not “All good”.
    expect([mail?.tone, site?.tone]).toEqual(["note", "note"]);
    expect(site?.sentence).toBe(
      `${truth} The database works and gifts go to the test checkout: no card is charged.`,
    );
    expect(await (await desk.read("mail", token)).json()).toMatchObject({ goesToFiles: true });
    const waiting = `insert into mails (key, kind, recipient, subject, body_text, message_id,
        next_attempt_at, created_at)
      values ('k', 'reply', 'x@visitor.example', 's', 't', 'm', now(), now())`;
    await desk.db.query(waiting);
    const owner = await desk.signedIn({ owner: true }, "owner@circleurban.example");
    // What waits is not on its way to anybody.
    expect((await cardsOf(desk, owner)).mail?.sentence).toBe(truth);
  });

  test("when mail is not taken, and when it was given up", async () => {
    const desk = await testDesk();
    const mail = {
      from: sender,
      key: "k",
      kind: "contact",
      to: "x@y.example",
      subject: "s",
      text: "t",
    };
    await enqueueMail(desk.db, mail, desk.deps.now());
    desk.wait(16 * 60);
    expect(await siteOf(desk)).toMatchObject({
      tone: "trouble",
      sentence: expect.stringMatching(/^Email is not going out: 1 waiting for over 15 minutes\./),
    });
  });

  test("when the card provider has not answered for a while", async () => {
    const desk = await withStripe();
    await desk.db.query(
      `insert into leases (name, held_until, done_at) values ('reconcile gifts', '-infinity', $1)`,
      [desk.deps.now()],
    );
    desk.wait(19 * 60);
    expect(await siteOf(desk)).toMatchObject({ tone: "calm" });
    desk.wait(2 * 60);
    expect(await siteOf(desk)).toMatchObject({
      tone: "trouble",
      sentence: expect.stringMatching(/^Stripe has not answered since 9:00 AM\./),
    });
  });

  /** A disk that is full: everything can be read and nothing written. */
  const readOnly = (db: Database): Database =>
    database({
      ...db,
      query: (text, parameters) =>
        /^\s*(insert|update|delete)/.test(text)
          ? Promise.reject(new Error("could not extend file: No space left on device"))
          : db.query(text, parameters),
      transaction: () => Promise.reject(new Error("No space left on device")),
    });

  test.each(testDatabases)("when nothing can be written ($name)", async ({ open }) => {
    const db = await open();
    const well = await testDesk({ db });
    const token = await well.signedIn({ permissions: ["messages"] });
    const full = await testDesk({ db: readOnly(db) });
    full.wait(5 * 60);
    expect((await cardsOf(full, token)).site).toMatchObject({
      tone: "trouble",
      sentence: expect.stringMatching(/^Nothing can be written to the database\./),
    });
    await db.close();
  });
});

test("a card that fails is left out and written down, and the others stand", async () => {
  const well = await testDesk();
  const broken: Partial<Deps> = {
    db: database({
      ...well.db,
      query: (text, parameters) =>
        text.includes("gift_payments")
          ? Promise.reject(new Error("timeout"))
          : well.db.query(text, parameters),
    }),
  };
  const desk = await testDesk(broken);
  const cards = await cardsFor(desk, { permissions: ["gifts", "messages"] });
  expect(Object.keys(cards)).toEqual(["new-messages", "mail", "site"]);
  expect(desk.logged.map(({ event }) => event)).toContain("a card of the desk failed");
});
