import { expect, onTestFinished, test } from "vitest";
import { nextCharge, runningGift } from "#backend/testing/giving/monthly.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { deliver, stripeStory } from "#backend/testing/stripe-events.ts";
import { stripeForFile } from "#backend/testing/stripe-site.ts";
import { monthsLater } from "#rules/monthly.ts";

const stripe = await stripeForFile();

const running = async () => {
  const desk = await runningGift(stripe);
  const subscription = `sub_${desk.gift.id}`;
  stripe.monthly.invoices.length = 0;
  return {
    ...desk,
    story: stripeStory(desk, desk.gift),
    bill: (id: string, status: "draft" | "open") =>
      stripe.monthly.invoices.push({ id, subscription, status }),
    state: async () => (await desk.page(desk.gift.id)).gift.state,
    /** The next charge is made as it was due. */
    async renew() {
      desk.wait((nextCharge.getTime() + 60_000 - desk.deps.now().getTime()) / 1000);
      const [item] = desk.subscription()?.items.data ?? [];
      if (item) item.current_period_end = monthsLater(nextCharge, 1).getTime() / 1000;
    },
    mailed: async () => (await desk.mails()).map(({ subject }) => subject),
  };
};

test("a pause lets go of what was billed already, and nothing is overdue any more", async () => {
  const desk = await running();
  await deliver(desk, desk.story.invoiceFailed(2));
  expect(await desk.state()).toBe("past_due");
  desk.bill("in_open", "open");
  desk.bill("in_draft", "draft");
  await desk.ask({ what: "pause", months: 1 });
  await desk.send();
  expect(stripe.monthly.invoices.map(({ status }) => status)).toEqual(["void", "void"]);
  expect(await desk.monthly()).toMatchObject({ paused: true, latest: { state: "done" } });
  expect(await desk.state()).toBe("active");
});

test("a failure that is reported only after the pause is of a bill that nobody owes any more", async () => {
  const desk = await running();
  const failed = desk.story.invoiceFailed(2);
  await desk.ask({ what: "pause", months: 1 });
  await desk.send();
  await deliver(desk, failed);
  expect(await desk.state()).toBe("active");
  // The first charge after the pause, before anything is told of the pause's end.
  desk.wait(45 * 86_400);
  await deliver(desk, desk.story.invoiceFailed(4));
  expect((await storedRows(desk.db, "select state from gifts"))[0]).toEqual({ state: "past_due" });
});

test("a key that may not void a bill pauses nothing, and says so", async () => {
  const desk = await running();
  desk.bill("in_open", "open");
  await desk.ask({ what: "pause", months: 1 });
  stripe.mishaps.push("slow", "slow", "forbidden");
  await desk.send();
  expect(await desk.monthly()).toMatchObject({
    paused: false,
    latest: { state: "refused", reason: expect.stringContaining("permission") },
  });
});

test("a bill that is paid in that moment keeps nobody from pausing", async () => {
  const desk = await running();
  desk.bill("in_open", "open");
  const { invoices } = stripe.monthly;
  const filter = invoices.filter.bind(invoices);
  // Listed while it was open.
  invoices.filter = ((...asked: Parameters<typeof filter>) => {
    const open = filter(...asked).map((invoice) => ({ ...invoice }));
    for (const invoice of invoices) invoice.status = "paid";
    return open;
  }) as typeof filter;
  await desk.ask({ what: "pause", months: 1 });
  await desk.send();
  expect(await desk.monthly()).toMatchObject({ paused: true, latest: { state: "done" } });
});

/** What Stripe does is not among its reports until they are let out. */
const holdReports = () => {
  const held: typeof stripe.events = [];
  const push = stripe.events.push.bind(stripe.events);
  stripe.events.push = (...events) => held.push(...events);
  const release = () => {
    stripe.events.push = push;
    return held;
  };
  onTestFinished(() => {
    release();
  });
  return release;
};

test("a stop whose answer is lost has happened, and the donor is told so once", async () => {
  const desk = await running();
  await desk.ask({ what: "stop" });
  const release = holdReports();
  // Retrieved, and canceled without an answer: the library asks again by itself.
  stripe.mishaps.push("slow", "answer lost");
  await desk.send();
  await desk.send();
  for (const event of release()) await deliver(desk, event);
  expect(await desk.monthly()).toMatchObject({ latest: { state: "done", words: "stop it" } });
  expect(await desk.state()).toBe("ended");
  expect(await desk.mailed()).toEqual(["[Test] Your monthly gift has stopped"]);
});

test("a process that dies after Stripe stopped a gift leaves it to the next to say so", async () => {
  const desk = await running();
  await desk.ask({ what: "stop" });
  const release = holdReports();
  await desk.sendAndDie();
  expect(desk.subscription()?.status).toBe("canceled");
  await desk.send();
  expect(await desk.state()).toBe("ended");
  for (const event of release()) await deliver(desk, event);
  expect(await desk.mailed()).toEqual(["[Test] Your monthly gift has stopped"]);
});

test("a new day that reaches Stripe only after the charge is the one of the month after", async () => {
  const desk = await running();
  await desk.ask({ what: "change", amount: null, day: 25 });
  stripe.monthly.failForGood();
  await desk.send();
  await desk.renew();
  await desk.send();
  // In the month of March it was charged on the 16th.
  expect(desk.changes().at(-1)?.form.trial_end).toBe(
    String(Date.parse("2026-04-25T17:00:00Z") / 1000),
  );
});

test("a pause that reaches Stripe only after the charge leaves out the next one", async () => {
  const desk = await running();
  await desk.ask({ what: "pause", months: 1 });
  stripe.monthly.failForGood();
  await desk.send();
  await desk.renew();
  await desk.send();
  const resumes = new Date((desk.subscription()?.pause_collection?.resumes_at ?? 0) * 1000);
  expect(resumes.toISOString()).toBe("2026-05-15T15:00:00.000Z");
});

test.each([
  { what: "pause", months: 2 },
  { what: "change", amount: 50, day: null },
])(
  "a failure that Stripe keeps under its key keeps no donor from asking to $what",
  async (wanted) => {
    const desk = await running();
    await desk.ask(wanted);
    stripe.monthly.failForGood();
    await desk.send();
    expect(await desk.monthly()).toMatchObject({ latest: { state: "waiting" } });
    await desk.send();
    expect(await desk.monthly()).toMatchObject({ latest: { state: "done" } });
  },
);

test("stop, pressed while the page of a pause is on its way, stops the gift", async () => {
  const desk = await running();
  // Both buttons stand in one form.
  const key = crypto.randomUUID();
  expect((await desk.ask({ what: "pause", months: 1 }, key)).status).toBe(200);
  expect((await desk.ask({ what: "stop" }, key)).status).toBe(200);
  expect((await desk.ask({ what: "pause", months: 2 }, key)).status).toBe(409);
  await desk.send();
  expect(await desk.state()).toBe("ended");
  expect(await desk.mailed()).toEqual(["[Test] Your monthly gift has stopped"]);
});
