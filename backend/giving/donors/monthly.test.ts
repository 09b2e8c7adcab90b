import { expect, test } from "vitest";
import { carryCards } from "#backend/giving/monthly/cards.ts";
import { donorAt } from "#backend/testing/giving/donor.ts";
import { aGift } from "#backend/testing/giving/gifts.ts";
import { runningGift } from "#backend/testing/giving/monthly.ts";
import { testSite } from "#backend/testing/site.ts";
import { deliver, stripeEvent, stripeStory } from "#backend/testing/stripe-events.ts";
import { stripeForFile } from "#backend/testing/stripe-site.ts";
import { sendMonthlyRequests } from "../monthly/send.ts";

const stripe = await stripeForFile();

/** Ada, signed in, whose 25 dollars a month run at the stand-in. */
const signedIn = async (parts: Parameters<typeof runningGift>[1] = {}) => {
  const desk = await runningGift(stripe, parts);
  const ada = donorAt(desk);
  await ada.signIn();
  const path = `giving/monthly?gift=${desk.gift.id}`;
  const keyIn = (html: string) => html.match(/name="key" value="([\w-]+)"/)?.[1] ?? "";
  return {
    desk,
    ada,
    path,
    page: () => ada.html(path),
    /** Presses a button of the page as it stands now. */
    async press(action: string, more: Record<string, string> = {}) {
      return ada.submit(path, { key: keyIn(await ada.html(path)), action, ...more });
    },
    asked: () =>
      desk.db.query("select kind, source, state from monthly_requests order by asked_at, id"),
  };
};

test("another amount and day wait for Stripe's report, and are saved when it comes", async () => {
  const { desk, ada, page, press } = await signedIn();
  expect(await ada.html("giving")).toContain("$25 every month: charged next on April 2, 2026.");
  const pressed = await press("change", { amount: "50", day: "20" });
  expect(pressed.status).toBe(303);
  const waiting = await page();
  expect(waiting).toContain("You asked us to change it to $50 a month on the 20th of the month.");
  expect(waiting).toContain("It is not done yet");
  expect(waiting).not.toContain("Save the change");
  await desk.send();
  expect(desk.changes()[0]?.form).toMatchObject({ proration_behavior: "none" });
  const done = await page();
  expect(done).toContain("Done: you asked us to change it to $50 a month");
  expect(done).toContain("Your card is charged next on March 20, 2026.");
  expect((await desk.mails()).map(({ subject }) => subject)).toContain(
    "[Test] Your monthly gift has changed",
  );
  expect((await desk.page(desk.gift.id)).steps.map(({ by }) => by)).toContain("the donor");
});

test.each([
  [{ amount: "30", day: "" }, "available for $25, $50, and $100"],
  [{ amount: "", day: "29" }, "from 1 to 28"],
  [{ amount: "", day: "" }, "choose a different amount or day"],
  [{ amount: "25", day: "" }, "choose a different amount or day"],
  [{ amount: "1e3", day: "0x5" }, "available for"],
])("a change that cannot be is refused in words: %j", async (wanted, words) => {
  const { press, asked } = await signedIn();
  const answer = await press("change", wanted);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(words);
  expect(await asked()).toEqual([]);
});

test("before a day is saved, each says when the next charge would be, and so it is", async () => {
  const site = await testSite();
  const { id } = await aGift(site, { provider: "sandbox", frequency: "monthly", cents: 2500 });
  const ada = donorAt(site);
  await ada.signIn();
  const path = `giving/monthly?gift=${id}`;
  const html = await ada.html(path);
  expect(html).toContain("The 10th, as now: Mar 10, 2026");
  expect(html).toContain('<option value="1">The 1st: Apr 1, 2026');
  expect(html).toContain('<option value="20">The 20th: Mar 20, 2026');
  const key = html.match(/name="key" value="([\w-]+)"/)?.[1] ?? "";
  await ada.submit(path, { key, action: "change", amount: "", day: "1" });
  await sendMonthlyRequests(site.deps);
  expect(await ada.html(path)).toContain("Your card is charged next on April 1, 2026.");
});

test("a pause names the day it goes on, a second press is no second pause, and it can be resumed", async () => {
  const { desk, ada, path, page, press, asked } = await signedIn();
  const html = await page();
  expect(html).toContain("Pause for 2 months, until June 2, 2026");
  const key = html.match(/name="key" value="([\w-]+)"/)?.[1] ?? "";
  for (let n = 0; n < 2; n += 1) await ada.submit(path, { key, action: "pause 2" });
  await desk.send();
  expect(await asked()).toEqual([{ kind: "pause", source: "donor", state: "done" }]);
  const paused = await page();
  expect(paused).toContain("This gift is paused. Your card is charged again on");
  expect(paused).not.toContain("Save the change");
  expect(paused).toContain("Resume now: next charge on March 16, 2026");
  desk.wait(60);
  await press("resume");
  await desk.send();
  expect(desk.subscription()?.pause_collection).toBeNull();
  const resumed = await page();
  expect(resumed).toContain("Done: you asked us to resume it.");
  expect(resumed).toContain("Your card is charged next on March 16, 2026.");
});

test("two clicks stop the gift, with no question in between and whatever else waits", async () => {
  const { desk, page, press } = await signedIn();
  await press("pause 1");
  expect((await press("stop")).status).toBe(303);
  await desk.send();
  const after = await page();
  expect(after).toContain("gift has stopped.");
  expect(after).not.toContain("<button");
  expect(desk.changes().map(({ method }) => method)).toEqual(["DELETE"]);
});

test("a donor changes a gift as often as a person would, and can always stop it", async () => {
  const { desk, press, asked } = await signedIn();
  await desk.db.query(
    `insert into limits (name, subject, used_until)
     values ('donor''s changes of a gift', $1, now() + interval '1 day')`,
    [desk.gift.id],
  );
  const answer = await press("pause 1");
  expect(answer.status).toBe(429);
  expect(await answer.text()).toContain("changed many times today");
  expect(await asked()).toEqual([]);
  expect((await press("stop")).status).toBe(303);
});

test("a new card and a new billing address lead to Stripe's page for just that step", async () => {
  const { desk, ada, path, page } = await signedIn();
  expect((await ada.get(path)).headers.get("content-security-policy")).toContain(
    "https://billing.stripe.com",
  );
  for (const [action, step] of [
    ["card", "payment_method_update"],
    ["billing", "customer_update"],
  ] as const) {
    const answer = await ada.submit(path, { action });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toMatch(/^https:\/\/billing\.stripe\.com\//);
    const back = `https://circleurban.example/functions/v1/${path}`;
    expect(stripe.monthly.cards.portals.at(-1)).toMatchObject({
      customer: `cus_${desk.gift.id}`,
      "flow_data[type]": step,
      return_url: back,
    });
  }
  const html = await page();
  expect(html).toContain("If you saved a new card, we are waiting");
  expect(html).toContain("If you saved a new billing address, we are waiting");
  // Whoever saved nothing there is not kept waiting.
  desk.wait(3600);
  expect(await page()).not.toContain("waiting for our payment partner");
});

test("a billing address is saved when Stripe reports it; an older report and another change say nothing", async () => {
  const { desk, ada, path, page } = await signedIn();
  const customer = { id: `cus_${desk.gift.id}`, object: "customer" };
  const report = (before: object, at = desk.deps.now()) => {
    const event = stripeEvent("customer.updated", customer, at);
    return { ...event, data: { ...event.data, previous_attributes: before } } as typeof event;
  };
  const older = report({ address: { city: "Oak Park" } });
  desk.wait(600);
  await ada.submit(path, { action: "billing" });
  expect((await deliver(desk, older)).status).toBe(200);
  await deliver(desk, report({ balance: 0 }));
  expect(await page()).toContain("If you saved a new billing address, we are waiting");
  desk.wait(30);
  const event = report({ address: { city: "Chicago" } });
  for (let n = 0; n < 2; n += 1) expect((await deliver(desk, event)).status).toBe(200);
  expect(await page()).toContain("Saved: our payment partner has your new billing address.");
  const saved = (await desk.page(desk.gift.id)).steps.filter(
    ({ title }) => title === "The donor saved a new billing address",
  );
  expect(saved).toHaveLength(2);
});

test("a card is called saved when it is, and no longer when it was refused afterwards", async () => {
  const { desk, ada, path, page } = await signedIn();
  await ada.submit(path, { action: "card" });
  desk.wait(60);
  stripe.monthly.cards.save(`cus_${desk.gift.id}`);
  expect(await page()).toContain("If you saved a new card, we are waiting");
  await carryCards(desk.deps);
  const saved = await page();
  expect(saved).toContain("Saved: we’ll charge your new card starting with the next charge.");
  expect(saved).not.toContain("If you saved a new card");
  await deliver(desk, stripeStory(desk, desk.gift).invoiceFailed(2));
  const refused = await page();
  expect(refused).toContain("Your last monthly gift did not go through.");
  expect(refused).not.toContain("Saved: your new card");
  expect(refused).not.toContain("If you saved a new card");
});

test("when Stripe does not answer, nothing has changed and the page says so", async () => {
  const { ada, path } = await signedIn();
  stripe.mishaps.push("server error", "server error");
  const answer = await ada.submit(path, { action: "card" });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("We could not reach our payment partner.");
});

test("a test gift cannot be seen or changed where cards are real", async () => {
  const { desk, ada, path } = await signedIn();
  const live = await testSite({ db: desk.db, checkout: stripe.live, stripe: stripe.live });
  const there = donorAt(live);
  there.useCookie(ada.cookie());
  expect((await there.get(path)).status).toBe(404);
  expect((await there.submit(path, { key: crypto.randomUUID(), action: "stop" })).status).toBe(404);
  expect((await there.submit(path, { action: "card" })).status).toBe(404);
});

test("the whole of it can be tried without Stripe", async () => {
  const site = await testSite();
  const { id } = await aGift(site, { provider: "sandbox", frequency: "monthly", cents: 2500 });
  await site.mails();
  const ada = donorAt(site);
  await ada.signIn();
  const path = `giving/monthly?gift=${id}`;
  await ada.submit(path, { key: crypto.randomUUID(), action: "change", amount: "100", day: "" });
  await sendMonthlyRequests(site.deps);
  expect(await ada.html(path)).toContain("Done: you asked us to change it to $100 a month.");
  const billing = await ada.submit(path, { action: "billing" });
  const there = new URL(billing.headers.get("location") ?? "");
  const portal = `${there.pathname.replace("/functions/v1/", "")}${there.search}`;
  expect(await ada.html(portal)).toContain("Test page");
  const back = await ada.submit(portal, { billing: "saved" });
  expect(back.headers.get("location")).toBe(`${site.deps.settings.functionsUrl}/${path}`);
  expect(await ada.html(path)).toContain(
    "Saved: our payment partner has your new billing address.",
  );
});
