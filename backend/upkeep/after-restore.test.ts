import { describe, expect, test } from "vitest";
import { carryOutSchedules } from "#backend/content/carry-out.ts";
import { scheduleProblems } from "#backend/content/schedules.ts";
import type { Deps } from "#backend/deps.ts";
import type { TodayCard } from "#backend/desk/today-card.ts";
import type { DeskApi } from "#backend/endpoints.ts";
import { giving } from "#backend/giving/giving.ts";
import { sendMonthlyRequests } from "#backend/giving/monthly/send.ts";
import { sendStatements } from "#backend/giving/receipts/statement-runs.ts";
import { reconcile } from "#backend/giving/stripe/reconcile.ts";
import { sendDueCards } from "#backend/giving/tributes/send.ts";
import type { StoredMail } from "#backend/mail/mail.ts";
import type { Database } from "#backend/storage/database.ts";
import { backups } from "#backend/testing/backups.ts";
import { testDatabases } from "#backend/testing/databases.ts";
import { testDesk } from "#backend/testing/desk.ts";
import { aContactMessage } from "#backend/testing/forms.ts";
import { aGift } from "#backend/testing/giving/gifts.ts";
import { runningGift } from "#backend/testing/giving/monthly.ts";
import {
  orderLetter,
  sendingBy,
  someReaders,
  statesOf,
} from "#backend/testing/newsletter/letters.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { stripeForFile } from "#backend/testing/stripe-site.ts";

const stripe = await stripeForFile();

type Desk = Awaited<ReturnType<typeof testDesk>>;

const day = 86_400;
const owner = "owner@visitor.example";
/** The clock of a new desk stands here when the backup is made. */
const madeAt = "Mar 2, 9:00 AM";

/** A desk on an empty database that holds what the backup did, so many seconds after it was made. */
const restored = async (
  { restore }: Awaited<ReturnType<typeof backups>>,
  open: () => Promise<Database>,
  seconds: number,
) => {
  const desk = await testDesk({ db: await open() });
  desk.wait(seconds);
  await restore(desk);
  return desk;
};

/** Everything that a turn of the clock sends. */
const turn = async (desk: Desk) => {
  const letters: StoredMail[] = [];
  const keep = async (mail: StoredMail) => {
    letters.push(mail);
  };
  await sendingBy(desk.deps, { deliver: keep, close() {} })();
  await sendDueCards(desk.deps);
  await sendStatements(desk.deps);
  return [...letters, ...(await desk.mails())].map(({ kind, to }) => `${kind} ${to}`).sort();
};

const ownerOf = async (desk: Desk) => {
  const [row] = await storedRows<{ id: string }>(
    desk.db,
    "select id from staff_accounts where owner",
  );
  return desk.signIn(row?.id ?? "");
};

const cardsOf = async (desk: Desk, token: string) =>
  ((await (await desk.read("today", token)).json()) as { cards: TodayCard[] }).cards;

const onToday = async (desk: Desk, token: string) =>
  (await cardsOf(desk, token)).find(({ id }) => id === "restored");

/** Half a newsletter has gone out, another is scheduled, and email, a card and statements wait. */
const busyDesk = async (db: Database) => {
  const desk = await testDesk({ db });
  await desk.person(owner, { owner: true });
  const token = await desk.signedIn({ permissions: ["pages", "messages", "subscribers", "gifts"] });
  const gift = await aGift(desk, { email: "donor@example.org", paidAt: "2025-06-01T18:00:00Z" });
  await desk.mails();
  await someReaders(desk.db, 3, desk.deps.now());
  const half = await orderLetter(desk, token);
  await sendingBy(desk.deps, { async deliver() {}, close() {} })(1);
  const at = new Date(desk.deps.now().getTime() + 3_600_000).toISOString();
  const planned = await orderLetter(desk, token, { at });
  const later = new Date(desk.deps.now().getTime() + 10 * day * 1000);
  for (const [name, sendAt] of [
    ["due", new Date(at)],
    ["later", later],
  ] as const)
    await desk.db.query(
      `insert into tribute_cards (id, gift_id, occasion, honoree, recipient_name, recipient_email,
         words, signature, created_at, send_at, language)
       values (gen_random_uuid(), $1, 'memory', 'Rosa Vega', 'Luis Vega', $2, '', 'Ada', $3, $4, 'en')`,
      [gift.id, `${name}@family.example`, desk.deps.now(), sendAt],
    );
  expect((await desk.post("gifts/send-statements", { year: 2025, donors: 1 }, token)).status).toBe(
    200,
  );
  await desk.request("send-contact-form", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(aContactMessage),
  });
  return { desk, half, planned };
};

describe.each(testDatabases)("on $name", ({ open }) => {
  test("what a backup was about to send is held until an owner decides", async () => {
    const files = await backups();
    const { desk: before, half, planned } = await busyDesk(await open());
    // Asked for, and not read before the backup.
    await before.post("sign-in/link", { email: owner });
    await before.db.query(
      `insert into mails (key, kind, recipient, subject, body_text, message_id, next_attempt_at, created_at)
       values ('desk/sign-in/1', 'desk-sign-in', $1, 'x', 'x', '<x@x>', $2, $2)`,
      [owner, before.deps.now()],
    );
    await files.backUp(before);

    const desk = await restored(files, open, day);
    expect(await turn(desk)).toEqual([]);
    const letters = await storedRows<{ id: string; state: string; why: string }>(
      desk.db,
      "select id, state, stopped_reason as why from letters order by started_at",
    );
    const why = expect.stringContaining(`The site was restored from a backup of ${madeAt}.`);
    expect(letters).toEqual([
      { id: half, state: "stopped", why },
      { id: planned, state: "stopped", why },
    ]);

    const token = await ownerOf(desk);
    expect(await onToday(desk, token)).toMatchObject({
      tone: "trouble",
      sentence: `The site was restored from a backup of ${madeAt}. A run of year-end statements, 2 newsletters, and 3 emails were waiting then and may have gone out already. Please decide what to send.`,
      link: { to: "/gifts/statements" },
    });
    // Staff get in by email, and what is new goes out.
    expect(await desk.linkFor(owner)).toBeDefined();
    desk.wait(10 * day);
    // A card that may have been canceled joins what is held on its day.
    expect(await turn(desk)).toEqual([]);
    expect((await onToday(desk, await ownerOf(desk)))?.sentence).toContain("4 emails");
  });

  test.each([
    ["sends them", true, ["contact", "contact-acknowledgement", "tribute-card"]],
    ["does not", false, []],
  ])("the owner %s, once", async (_, send, kinds) => {
    const files = await backups();
    await files.backUp((await busyDesk(await open())).desk);
    const desk = await restored(files, open, day);
    await turn(desk);
    const token = await ownerOf(desk);
    const staff = await desk.signedIn(
      { permissions: ["messages", "gifts"] },
      "other@visitor.example",
    );
    expect((await desk.post("mail/held", { send }, staff)).status).toBe(403);
    // Who tries again what failed has not decided about these.
    expect((await desk.post("mail/retry-all", {}, token)).status).toBe(404);
    const [{ id } = { id: 0 }] = await storedRows<{ id: number }>(
      desk.db,
      "select id from mails where state = 'failed' and kind = 'contact'",
    );
    expect((await desk.post("mail/retry", { id: Number(id) }, staff)).status).toBe(404);
    const titles = (await cardsOf(desk, token)).map(({ title }) => title);
    expect(titles).not.toContain("Email not delivered");
    const read = async () =>
      (await (
        await desk.read("mail?state=failed", token)
      ).json()) as DeskApi["GET"]["mail"]["answer"];
    expect(await read()).toMatchObject({
      held: 3,
      mails: Array(3).fill({
        why: `The site was restored from a backup of ${madeAt}. This email was waiting then, and may have gone out already.`,
        said: null,
      }),
    });
    expect((await desk.post("mail/held", { send }, token)).status).toBe(200);
    expect((await desk.mails()).map(({ kind }) => kind).sort()).toEqual(kinds);
    expect(await read()).toMatchObject({ held: 0, total: 0 });
    expect((await desk.post("mail/held", { send }, token)).status).toBe(409);
    expect((await onToday(desk, token))?.sentence).not.toContain("email");
  });
});

const [{ open } = { open: () => Promise.reject(new Error("no database")) }] = testDatabases;

test("an email of a newsletter that has gone out is not repeated", async () => {
  const files = await backups();
  const { desk: before, half } = await busyDesk(await open());
  await before.db.query("update letters set state = 'sent' where id = $1", [half]);
  await files.backUp(before);
  const desk = await restored(files, open, 60);
  expect(await turn(desk)).toEqual([]);
  expect(await statesOf(desk.db, half)).toEqual({ delivered: 1, unknown: 2 });
});

test("where nothing is held, owners are asked to look at what is back, for two weeks", async () => {
  const files = await backups();
  const before = await testDesk({ db: await open() });
  await before.person(owner, { owner: true });
  await files.backUp(before);
  const desk = await restored(files, open, day);
  expect(await onToday(desk, await ownerOf(desk))).toMatchObject({
    tone: "note",
    link: { to: "/accounts" },
  });
  desk.wait(15 * day);
  expect(await onToday(desk, await ownerOf(desk))).toBeUndefined();
});

test("a change that was scheduled in the backup is not published by the clock", async () => {
  const files = await backups();
  const before = await testDesk({ db: await open() });
  await before.db.query(
    `insert into content_schedules (from_at, at, actor) values ($1, $2, 'Ada')`,
    [new Date(before.deps.now().getTime() + 2 * day * 1000), before.deps.now()],
  );
  await files.backUp(before);
  const desk = await restored(files, open, day);
  desk.wait(2 * day);
  expect(await carryOutSchedules(desk.deps)).toBe(0);
  expect(await scheduleProblems(desk.db)).toHaveLength(1);
  expect(await storedRows(desk.db, "select state, reason from content_schedules")).toMatchObject([
    { state: "failed", reason: expect.stringContaining("may have been canceled") },
  ]);
});

describe("a change to a monthly gift that waited in the backup", () => {
  const waiting = async (asked: object) => {
    const files = await backups();
    const gift = await runningGift(stripe);
    await gift.ask(asked);
    await files.backUp(gift);
    return { files, gift };
  };
  const restart = async (files: Awaited<ReturnType<typeof backups>>, parts: Partial<Deps> = {}) => {
    const desk = await testDesk({
      db: await open(),
      checkout: stripe.gateway,
      stripe: stripe.gateway,
      ...parts,
    });
    desk.wait(3600);
    await files.restore(desk);
    return desk;
  };
  const states = ({ db }: Desk) => db.query("select state from monthly_requests");

  test.each([
    ["amount and day", { what: "change", amount: 50, day: 20 }],
    ["pause", { what: "pause", months: 1 }],
    ["end", { what: "stop" }],
  ])("is not told twice where Stripe reports it: %s", async (_, asked) => {
    const { files, gift } = await waiting(asked);
    await gift.send();
    const told = gift.changes().length;
    expect(told).toBe(1);
    const desk = await restart(files);
    await sendMonthlyRequests(desk.deps);
    expect(gift.changes()).toHaveLength(told);
    expect(await states(desk)).toEqual([{ state: "done" }]);
  });

  test("is told to people after a day where Stripe knows nothing of it", async () => {
    const { files, gift } = await waiting({ what: "change", amount: 50, day: null });
    const desk = await restart(files);
    await sendMonthlyRequests(desk.deps);
    expect([gift.changes(), await states(desk)]).toEqual([[], [{ state: "waiting" }]]);
    desk.wait(day + 60);
    await sendMonthlyRequests(desk.deps);
    expect([gift.changes(), await states(desk)]).toEqual([[], [{ state: "refused" }]]);
    expect(await desk.mails()).toMatchObject([{ kind: "monthly-gift" }]);
  });

  test("is not called refused in an email while Stripe cannot be asked", async () => {
    const { files, gift } = await waiting({ what: "change", amount: 50, day: null });
    await gift.send();
    let isReachable = false;
    const eventsSince: typeof stripe.gateway.eventsSince = (since) =>
      isReachable ? stripe.gateway.eventsSince(since) : Promise.reject(new Error("no answer"));
    const desk = await restart(files, { stripe: { ...stripe.gateway, eventsSince } });
    desk.wait(day + 60);
    await sendMonthlyRequests(desk.deps).catch(() => {});
    expect([await states(desk), await desk.mails()]).toEqual([[{ state: "waiting" }], []]);
    isReachable = true;
    await sendMonthlyRequests(desk.deps);
    expect(await states(desk)).toEqual([{ state: "done" }]);
  });

  test("is told in an email that waits for an owner, who knows what has changed since", async () => {
    const { files, gift } = await waiting({ what: "change", amount: 50, day: null });
    await gift.send();
    gift.wait(60);
    await gift.ask({ what: "change", amount: 100, day: null });
    await gift.send();
    const desk = await restart(files);
    await sendMonthlyRequests(desk.deps);
    expect(await states(desk)).toEqual([{ state: "done" }]);
    expect(await desk.mails()).toEqual([]);
    expect((await onToday(desk, await desk.signedIn({ owner: true }, owner)))?.sentence).toContain(
      "1 email was waiting",
    );
  });
});

describe("how a monthly gift stands in the backup", () => {
  const restart = async (files: Awaited<ReturnType<typeof backups>>, at: string) => {
    const desk = await testDesk({
      db: await open(),
      checkout: stripe.gateway,
      stripe: stripe.gateway,
      doubtDate: async () => undefined,
    });
    desk.wait((Date.parse(at) - desk.deps.now().getTime()) / 1000);
    // A site that ran before it got the backup has asked, and knew none of its gifts.
    await reconcile({ ...desk.deps, stripe: undefined });
    await files.restore(desk);
    const step = (name: string) =>
      giving.clock.find((one) => one.name === name)?.run(desk.deps, {} as never);
    const subjects = async () => (await desk.mails()).map(({ subject }) => subject);
    return { ...desk, step, subjects };
  };

  test("its end of a pause is not announced before Stripe was asked, and not where it is over", async () => {
    const files = await backups();
    const gift = await runningGift(stripe, { doubtDate: async () => undefined });
    await gift.ask({ what: "pause", months: 1 });
    await gift.send();
    gift.wait(20 * day);
    await files.backUp(gift);
    gift.wait(60);
    const subscription = gift.subscription();
    if (!subscription) throw new Error("no subscription");
    subscription.pause_collection = null;
    stripe.events.push(gift.report());
    const desk = await restart(files, "2026-04-10T15:00:00Z");
    await desk.step("monthly");
    expect(await desk.subjects()).toEqual([]);
    await desk.step("gifts");
    await desk.step("monthly");
    expect(await desk.subjects()).toEqual([]);
  });

  test("its amount is not told with a card that expires before Stripe was asked", async () => {
    const files = await backups();
    const gift = await runningGift(stripe, { doubtDate: async () => undefined });
    const subscription = gift.subscription();
    if (!subscription) throw new Error("no subscription");
    subscription.default_payment_method = stripe.monthly.cards.add({ month: 4, year: 2026 });
    await files.backUp(gift);
    await gift.ask({ what: "change", amount: 50, day: null });
    await gift.send();
    const desk = await restart(files, "2026-03-28T15:00:00Z");
    await desk.step("expiring-cards");
    expect(await desk.subjects()).toEqual([]);
    await desk.step("gifts");
    await desk.mails();
    await desk.step("expiring-cards");
    const [letter] = await desk.mails();
    expect(letter?.text).toContain("that pays your monthly gift of $50");
  });
});
