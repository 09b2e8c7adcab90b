import { expect, test } from "vitest";
import { monthlyNotDoneCard } from "#backend/giving/office/today.ts";
import { donorAt } from "#backend/testing/giving/donor.ts";
import { runningGift } from "#backend/testing/giving/monthly.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { stripeStory } from "#backend/testing/stripe-events.ts";
import { deliverAll, siteWithGift, stripeForFile } from "#backend/testing/stripe-site.ts";

const stripe = await stripeForFile();
const { live } = stripe;

/** A monthly gift of 25 dollars whose first debit a bank still sends. */
const begun = async () => {
  const providers = { checkout: live, stripe: live };
  const desk = await runningGift(stripe, providers, { payment_status: "unpaid" });
  const [row] = await storedRows<{ token: string }>(
    desk.db,
    "select donor_token as token from gifts",
  );
  const ada = donorAt(desk);
  await ada.signIn();
  const link = `monthly-gift?token=${row?.token}`;
  return {
    ...desk,
    story: stripeStory(desk, desk.gift),
    report: (...events: Parameters<typeof deliverAll>[1]) => deliverAll(desk, events),
    subjects: async () => (await desk.mails()).map(({ subject }) => subject),
    state: async () => (await desk.page(desk.gift.id)).gift.state,
    received: () => desk.db.query('select amount_cents as "cents" from gift_payments'),
    linked: () => ada.html(link),
    myGiving: () => ada.html("giving"),
    mine: () => ada.html(`giving/monthly?gift=${desk.gift.id}`),
    pressStop: async (path: string) => {
      const key = (await ada.html(path)).match(/name="key" value="([\w-]+)"/)?.[1] ?? "";
      return ada.submit(path, { key, action: "stop" });
    },
    link,
    own: `giving/monthly?gift=${desk.gift.id}`,
  };
};

const stopping = "We are stopping this monthly gift, because its first charge did not go through.";

test("one whose first debit fails is stopped at Stripe until Stripe has it, and the donor gets one email", async () => {
  const desk = await begun();
  await desk.report(desk.story.bankFailed(), desk.story.invoiceFailed(1), desk.story.bankFailed());
  expect(await desk.monthly()).toMatchObject({ latest: { state: "waiting", words: "stop it" } });
  expect(await desk.linked()).toContain(stopping);
  expect(await desk.mine()).toContain(stopping);
  expect(await desk.myGiving()).toContain("$25 every month: did not start.");

  stripe.mishaps.push("server error", "server error", "server error");
  await desk.send();
  expect(desk.subscription()?.status).toBe("active");
  stripe.mishaps.length = 0;
  await desk.send();
  expect(desk.subscription()?.status).toBe("canceled");
  await desk.told();

  expect(await desk.subjects()).toEqual(["Your gift did not reach us"]);
  expect(await desk.state()).toBe("failed");
  expect(await desk.monthly()).toMatchObject({
    stoppable: false,
    endedEarly: true,
    latest: { state: "done", source: "site" },
  });
  const page = await desk.linked();
  expect(page).toContain("did not start");
  expect(page).toContain("You will not be charged.");
  expect(page).not.toMatch(/<form|runs until|emailed you|You asked/);
  expect(await desk.myGiving()).toContain("$25 every month: did not start.");
  const { steps } = await desk.page(desk.gift.id);
  expect(steps.map(({ title }) => title).slice(-3)).toEqual([
    "The payment failed",
    "Asked our payment processor to stop it",
    "The monthly gift ended before its first payment arrived",
  ]);
  expect((await desk.ask({ what: "stop" })).status).toBe(409);
});

test.each(["before", "after"])(
  "money that comes %s our stop of a failed debit is booked, and the gift is over all the same",
  async (when) => {
    const desk = await begun();
    await desk.report(desk.story.bankFailed());
    if (when === "before") await desk.report(desk.story.invoicePaid(2));
    await desk.send();
    await desk.told();
    if (when === "after") await desk.report(desk.story.invoicePaid(2));
    expect(await desk.received()).toEqual([{ cents: 2500 }]);
    expect(await desk.state()).toBe("ended");
    expect((await desk.subjects()).filter((one) => !/Receipt|receipt/.test(one))).toEqual([
      "Your gift did not reach us",
    ]);
    expect(await desk.linked()).toContain("This gift has stopped.");
  },
);

test("a failed debit that is reported before its checkout is stopped too", async () => {
  const desk = await begun();
  await desk.db.query("update gifts set subscription_reference = null, customer_reference = null");
  await desk.report(desk.story.bankFailed());
  await desk.send();
  expect(desk.subscription()?.status).toBe("canceled");
});

test("what Stripe refuses of our own stop is told to staff, who can stop it, and not to the donor", async () => {
  const desk = await begun();
  const subscription = desk.subscription();
  if (!subscription) throw new Error("no subscription");
  stripe.monthly.subscriptions.delete(subscription.id);
  await desk.report(desk.story.bankFailed());
  await desk.send();
  expect(await desk.monthly()).toMatchObject({ latest: { state: "refused" }, stoppable: true });
  expect(await monthlyNotDoneCard.card(desk.deps)).toMatchObject({
    link: { to: `/gifts/${desk.gift.id}` },
  });
  expect(await desk.subjects()).toEqual(["Your gift did not reach us"]);

  stripe.monthly.subscriptions.set(subscription.id, subscription);
  expect((await desk.ask({ what: "stop" })).status).toBe(200);
  await desk.send();
  await desk.told();
  expect(subscription.status).toBe("canceled");
  expect(await monthlyNotDoneCard.card(desk.deps)).toBeUndefined();
});

test.each(["the link", "My giving", "the desk"])(
  "while a bank still sends the first debit, %s stops the gift, and nothing else can be asked of it",
  async (by) => {
    const desk = await begun();
    expect(await desk.myGiving()).toContain(`gift=${desk.gift.id}`);
    for (const html of [await desk.linked(), await desk.mine()]) {
      expect(html).toContain("Your bank is still sending the first $25 of this monthly gift.");
      expect(html.match(/name="action" value="[^"]+"/g)).toEqual(['name="action" value="stop"']);
    }
    expect((await desk.ask({ what: "pause", months: 1 })).status).toBe(400);
    const stopped =
      by === "the desk"
        ? await desk.ask({ what: "stop" })
        : await desk.pressStop(by === "the link" ? desk.link : desk.own);
    expect(stopped.status).toBe(by === "the desk" ? 200 : 303);
    await desk.send();
    await desk.told();
    expect(desk.subscription()?.status).toBe("canceled");
    expect(await desk.state()).toBe("pending");
    const [mail, ...more] = await desk.mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Your monthly gift has stopped");
    expect(mail?.text).toContain("it may still arrive");
    expect(await desk.linked()).toContain("may still arrive");
    const mine = await desk.myGiving();
    expect(mine).toContain("$25, begun on");
    expect(mine).not.toContain("$25 every month");
  },
);

test.each([
  ["arrives", "ended", 1, /receipt/i],
  ["does not arrive", "failed", 0, /did not reach us/],
] as const)(
  "the debit that was on its way when the gift was stopped %s",
  async (what, state, payments, told) => {
    const desk = await begun();
    await desk.ask({ what: "stop" });
    await desk.send();
    await desk.told();
    await desk.mails();
    const { story } = desk;
    await desk.report(what === "arrives" ? story.bankPaid() : story.bankFailed());
    expect(await desk.state()).toBe(state);
    expect(await desk.received()).toHaveLength(payments);
    expect(await desk.subjects()).toEqual([expect.stringMatching(told)]);
    await desk.send();
    expect(desk.changes()).toHaveLength(1);
    expect(await desk.linked()).not.toContain("<form");
  },
);

test("the email that says it is on its way has the link that stops it", async () => {
  const { site, story } = await siteWithGift(stripe, 25, "monthly");
  await deliverAll(site, [story.completed({ payment_status: "unpaid" })]);
  const [mail] = await site.mails();
  expect(mail?.text).toContain("/functions/v1/monthly-gift?token=");
});
