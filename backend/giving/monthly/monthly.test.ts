import { expect, test } from "vitest";
import { monthlyNotDoneCard } from "#backend/giving/office/today.ts";
import { database } from "#backend/storage/rows.ts";
import { testDesk } from "#backend/testing/desk.ts";
import { testGifts } from "#backend/testing/giving/desk-of-gifts.ts";
import { aGift } from "#backend/testing/giving/gifts.ts";
import { nextCharge, runningGift } from "#backend/testing/giving/monthly.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { deliver, stripeStory } from "#backend/testing/stripe-events.ts";
import { stripeForFile } from "#backend/testing/stripe-site.ts";
import { announceResuming } from "./announce.ts";
import { sendMonthlyRequests } from "./send.ts";
import { monthlyView } from "./view.ts";

const stripe = await stripeForFile();

const running = (parts?: Parameters<typeof runningGift>[1]) => runningGift(stripe, parts);

test("another amount and day are told to Stripe without proration, and saved when its report comes", async () => {
  const desk = await running();
  const key = crypto.randomUUID();
  expect((await desk.ask({ what: "change", amount: 50, day: 20 }, key)).status).toBe(200);
  // A shaky connection sends it twice.
  expect((await desk.ask({ what: "change", amount: 50, day: 20 }, key)).status).toBe(200);
  expect(await desk.monthly()).toMatchObject({
    amountCents: 2500,
    nextCharge: "2026-04-02T15:00:00.000Z",
    latest: { state: "waiting", words: "change it to $50 a month on the 20th of the month" },
  });
  await desk.send();
  const [told, ...more] = desk.changes();
  expect(more).toEqual([]);
  const charged = "2026-03-20T17:00:00.000Z";
  expect(told?.form).toEqual({
    "items[0][id]": `si_${desk.gift.id}`,
    "items[0][price_data][currency]": "usd",
    "items[0][price_data][product]": "prod_gift",
    "items[0][price_data][recurring][interval]": "month",
    "items[0][price_data][unit_amount]": "5000",
    trial_end: String(Date.parse(charged) / 1000),
    proration_behavior: "none",
  });
  await desk.told();
  expect(await desk.monthly()).toMatchObject({
    amountCents: 5000,
    nextCharge: charged,
    latest: { state: "done", by: "Ruth Banks" },
  });
  const [mail, ...others] = await desk.mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: "ada@example.org", kind: "monthly-gift" });
  expect(mail?.text).toContain("Your monthly gift is now $50, charged on the 20th of each month.");
  expect(mail?.text).toContain("March 20, 2026");
  const { steps } = await desk.page(desk.gift.id);
  expect(steps.slice(-3).map(({ title, detail, by }) => [title, detail, by])).toEqual([
    [
      "Asked our payment processor to change it to $50 a month on the 20th of the month",
      undefined,
      "Ruth Banks",
    ],
    ["The monthly amount changed", "$25 to $50", "Ruth Banks"],
    ["The day of the monthly charge changed", "the 20th of the month", "Ruth Banks"],
  ]);
  expect((await desk.log()).at(-1)).toMatchObject({
    action: "asked our payment processor to change a monthly gift",
    about: `gift ${desk.gift.id}: change it to $50 a month on the 20th of the month`,
  });
});

test("nothing is saved before Stripe reports it, and an older report saves nothing", async () => {
  const desk = await running();
  const older = stripeStory(desk, desk.gift).amountChanged(2500);
  await desk.ask({ what: "pause", months: 2 });
  desk.wait(5);
  await desk.send();
  expect(await desk.monthly()).toMatchObject({ paused: true, latest: { state: "done" } });

  desk.wait(60);
  await desk.ask({ what: "resume" });
  // A newer report, and still of a gift that is paused.
  await deliver(desk, desk.report());
  stripe.events.length = 0;
  const hidden: typeof stripe.events = [];
  desk.wait(5);
  // What Stripe does is not yet among its reports.
  const push = stripe.events.push.bind(stripe.events);
  stripe.events.push = (...events) => hidden.push(...events);
  await desk.send();
  stripe.events.push = push;
  expect(desk.subscription()?.pause_collection).toBeNull();
  await deliver(desk, older);
  expect(await desk.monthly()).toMatchObject({ paused: true, latest: { state: "waiting" } });
  expect((await desk.ask({ what: "pause", months: 1 })).status).toBe(409);
  for (const event of hidden) await deliver(desk, event);
  expect(await desk.monthly()).toMatchObject({
    paused: false,
    nextCharge: nextCharge.toISOString(),
    latest: { state: "done", words: "resume it" },
  });
  // Told again, and out of order: nothing more happens.
  const letters = await desk.mails();
  for (const event of [...hidden, older]) await deliver(desk, event);
  expect(letters.map(({ subject }) => subject).sort()).toEqual([
    "[Test] Your monthly gift is paused",
    "[Test] Your monthly gift resumes",
  ]);
  expect(await desk.mails()).toEqual([]);
});

test.each([
  [1, "2026-04-16"],
  [3, "2026-06-16"],
])(
  "a pause of %i months voids as many charges and names the day it goes on",
  async (months, goesOn) => {
    const desk = await running();
    await desk.ask({ what: "pause", months });
    await desk.send();
    const { resumes_at: resumes = 0, behavior } = desk.subscription()?.pause_collection ?? {};
    expect(behavior).toBe("void");
    const day = new Date(`${goesOn}T15:00:00Z`);
    expect(new Date((resumes ?? 0) * 1000)).toEqual(new Date(day.getTime() - 86_400_000));
    expect(await desk.monthly()).toMatchObject({ paused: true, nextCharge: day.toISOString() });
    const [mail] = await desk.mails();
    expect(mail?.text).toContain(
      day.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "America/Chicago" }),
    );
    expect((await desk.ask({ what: "change", amount: 50, day: null })).status).toBe(400);
  },
);

test("a gift is stopped also while another change waits, and Stripe is told to stop alone", async () => {
  const desk = await running();
  await desk.ask({ what: "pause", months: 1 });
  expect((await desk.ask({ what: "change", amount: 100, day: null })).status).toBe(409);
  expect((await desk.ask({ what: "stop" })).status).toBe(200);
  await desk.send();
  expect(desk.changes().map(({ method }) => method)).toEqual(["DELETE"]);
  expect(await desk.monthly()).toMatchObject({
    changeable: false,
    nextCharge: null,
    latest: { state: "done", words: "stop it" },
  });
  expect((await desk.page(desk.gift.id)).steps.at(-1)).toMatchObject({
    title: "The monthly gift has ended",
    by: "Ruth Banks",
  });
  expect((await desk.mails()).map(({ subject }) => subject)).toEqual([
    "[Test] Your monthly gift has stopped",
  ]);
  expect((await desk.ask({ what: "pause", months: 1 })).status).toBe(409);
});

test("what a stop has replaced while Stripe was asked about the gift is not told", async () => {
  const desk = await running();
  await desk.ask({ what: "pause", months: 1 });
  const asked: number[] = [];
  const slow: typeof stripe.gateway = {
    ...stripe.gateway,
    async subscriptionOf(id) {
      asked.push((await desk.ask({ what: "stop" })).status);
      return stripe.gateway.subscriptionOf(id);
    },
  };
  await sendMonthlyRequests({ ...desk.deps, stripe: slow });
  expect(asked).toEqual([200]);
  await desk.send();
  expect(desk.changes().map(({ method }) => method)).toEqual(["DELETE"]);
  expect(await desk.monthly()).toMatchObject({ latest: { state: "done", words: "stop it" } });
});

test("a process that dies after Stripe was told tells it the same again, and it happens once", async () => {
  const desk = await running();
  const before = desk.report();
  await deliver(desk, before);
  await desk.ask({ what: "change", amount: 100, day: 2 });
  await desk.sendAndDie();
  expect(await desk.monthly()).toMatchObject({ latest: { state: "waiting" } });
  // Worked out anew, the day would by now be too near and the charge a month later.
  desk.wait(2 * 3600);
  await desk.send();
  expect(new Set(desk.changes().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(new Set(desk.changes().map(({ form }) => JSON.stringify(form))).size).toBe(1);
  expect(stripe.events).toHaveLength(1);
  expect(await desk.monthly()).toMatchObject({ amountCents: 10000, latest: { state: "done" } });
  // Of the same second as the change, and told after it.
  await deliver(desk, { ...before, id: "evt_late" });
  expect(await desk.monthly()).toMatchObject({ amountCents: 10000 });
  expect(await desk.mails()).toHaveLength(1);
});

test("while Stripe does not answer, the request waits; what it refuses changes nothing and says so", async () => {
  const desk = await running();
  await desk.ask({ what: "pause", months: 1 });
  stripe.mishaps.push("server error", "server error");
  await desk.send();
  expect(await desk.monthly()).toMatchObject({ latest: { state: "waiting" } });
  stripe.monthly.subscriptions.delete(`sub_${desk.gift.id}`);
  await desk.send();
  expect(await desk.monthly()).toMatchObject({
    paused: false,
    latest: { state: "refused", reason: "Our payment processor has no such monthly gift." },
  });
  const [mail, ...others] = await desk.mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: "ada@example.org",
    subject: "[Test] Your monthly gift is not paused",
  });
  expect(mail?.text).toContain("You asked us to pause it for 1 month.");
});

/** A stop that was asked for a day ago: whoever looked at the desk then has to sign in again. */
const waiting = async (parts?: Parameters<typeof running>[0]) => {
  const desk = await running(parts);
  await desk.ask({ what: "stop" });
  const standing = async () =>
    (await storedRows<{ state: string }>(desk.db, "select state from monthly_requests"))[0]?.state;
  return { ...desk, standing };
};

test("a stop that Stripe was never told is tried until it is, and staff see it after a day", async () => {
  const { standing, ...desk } = await waiting();
  desk.wait(25 * 3600);
  stripe.mishaps.push("server error", "server error", "server error");
  await desk.send();
  expect(await standing()).toBe("waiting");
  expect(await monthlyNotDoneCard.card(desk.deps)).toMatchObject({
    link: { to: `/gifts/${desk.gift.id}` },
  });
  stripe.mishaps.length = 0;
  await desk.send();
  expect(await standing()).toBe("done");
  expect(await monthlyNotDoneCard.card(desk.deps)).toBeUndefined();
});

test("what Stripe was told and never reports is given up after a day that is believed", async () => {
  let doubt: string | undefined = "wrong";
  const { standing, ...desk } = await waiting({ doubtDate: async () => doubt });
  await desk.db.query("update monthly_requests set sent_at = $1", [desk.deps.now()]);
  desk.wait(25 * 3600);
  await desk.send();
  expect(await standing()).toBe("waiting");
  doubt = undefined;
  await desk.send();
  expect(await standing()).toBe("refused");
  expect((await desk.mails()).map(({ subject }) => subject)).toEqual([
    "[Test] Your monthly gift has not stopped",
  ]);
  expect(await monthlyNotDoneCard.card(desk.deps)).toMatchObject({ tone: "trouble" });
});

test("test and live stand apart, and only a gift that runs can be asked for anything", async () => {
  const desk = await running();
  const live = await testDesk({ db: desk.db, checkout: stripe.live, stripe: stripe.live });
  const token = await live.signedIn({ permissions: ["gifts"] }, "live@circleurban.example");
  const asked = { id: desk.gift.id, key: crypto.randomUUID(), what: "stop" };
  const refused = await live.post("gifts/ask-monthly", asked, token);
  expect(await refused.json()).toMatchObject({
    error: "This gift belongs to a different Stripe account than the one set up here.",
  });
  const once = await aGift(desk);
  expect((await desk.change("ask-monthly", { ...asked, id: once.id })).status).toBe(400);
  desk.wait(3600);
  expect(await (await desk.ask({ what: "stop" })).json()).toMatchObject({ code: "sign-in-again" });
  expect(desk.changes()).toEqual([]);
});

test.each([
  { what: "change", amount: 50, day: null },
  { what: "pause", months: 2 },
  { what: "stop" },
])(
  "what staff $what for somebody on the phone is logged, and told to the donor alone",
  async (wanted) => {
    const desk = await running();
    // An address in the request is nobody's business.
    expect((await desk.ask({ ...wanted, email: "thief@example.org" })).status).toBe(200);
    await desk.send();
    await desk.told();
    const action = "asked our payment processor to change a monthly gift";
    expect((await desk.log()).filter((entry) => entry.action === action)).toHaveLength(1);
    const told = (await desk.mails()).filter(({ kind }) => kind === "monthly-gift");
    expect(told).toMatchObject([{ to: "ada@example.org" }]);
    expect(told[0]?.text).toContain("We did this because you asked us to.");
  },
);

test("a monthly gift of the test checkout can be tried without Stripe", async () => {
  const desk = await testGifts();
  const { id } = await aGift(desk, { provider: "sandbox", frequency: "monthly", cents: 2500 });
  await desk.change("ask-monthly", {
    id,
    key: crypto.randomUUID(),
    what: "change",
    amount: 100,
    day: null,
  });
  await sendMonthlyRequests(desk.deps);
  expect((await desk.page(id)).monthly).toMatchObject({
    amountCents: 10000,
    nextCharge: "2026-03-10T18:00:00.000Z",
    latest: { state: "done" },
  });
});

test("a week before a pause ends the donor is told once, also by several processes", async () => {
  const desk = await running({ doubtDate: async () => undefined });
  await desk.ask({ what: "pause", months: 1 });
  await desk.send();
  await desk.mails();
  // The gift goes on on April 16 at 15:00.
  const until = (moment: string) =>
    desk.wait((Date.parse(moment) - desk.deps.now().getTime()) / 1000);
  until("2026-04-09T14:59:00Z");
  expect(await announceResuming(desk.deps)).toBe(0);
  until("2026-04-09T15:01:00Z");
  // A clock that is not believed tells nobody a day.
  const doubted = { ...desk.deps, doubtDate: async () => "the clock says otherwise" };
  expect(await announceResuming(doubted)).toBe(0);
  const told = await Promise.all([1, 2].map(() => announceResuming(desk.deps)));
  expect(told.sort()).toEqual([0, 1]);
  const [mail, ...more] = await desk.mails();
  expect(more).toEqual([]);
  expect(mail?.text).toContain("your card will be charged $25 on April 16, 2026.");
  expect(mail?.text).toContain("/functions/v1/monthly-gift?token=");
  until("2026-04-13T15:00:00Z");
  expect(await announceResuming(desk.deps)).toBe(0);
});

test("a gift that was stopped while it was paused is not announced", async () => {
  const desk = await running({ doubtDate: async () => undefined });
  await desk.ask({ what: "pause", months: 1 });
  await desk.send();
  desk.wait(5);
  await desk.ask({ what: "stop" });
  await desk.send();
  desk.wait(38.5 * 86_400);
  expect(await announceResuming(desk.deps)).toBe(0);
});

test.each([1, 2, 3, 4])(
  "what comes after read %i is not called done beside what was before",
  async (nth) => {
    const desk = await running();
    await desk.ask({ what: "pause", months: 1 });
    let reads = 0;
    const racing = database({
      ...desk.db,
      query: async (...statement) => {
        const rows = await desk.db.query(...statement);
        reads += 1;
        if (reads === nth) await desk.send();
        return rows;
      },
    });
    const view = await monthlyView(racing, desk.gift.id, desk.deps);
    expect([view?.latest?.state, view?.paused]).not.toEqual(["done", false]);
  },
);
