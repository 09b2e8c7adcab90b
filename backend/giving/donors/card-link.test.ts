import { expect, test } from "vitest";
import { carryCards } from "#backend/giving/monthly/cards.ts";
import { tellOfMissedCharges } from "#backend/giving/monthly/missed.ts";
import { testGifts } from "#backend/testing/giving/desk-of-gifts.ts";
import { aGift } from "#backend/testing/giving/gifts.ts";
import { runningGift } from "#backend/testing/giving/monthly.ts";
import { deliver, stripeStory } from "#backend/testing/stripe-events.ts";
import { stripeForFile } from "#backend/testing/stripe-site.ts";

const stripe = await stripeForFile();
const day = 86_400;

const linkIn = (mails: { text: string }[]) =>
  mails.map(({ text }) => text.match(/update-card\?token=[\w-]+/)?.[0]).find(Boolean) ?? "";

/** A gift whose charge failed, and the link in the letter about it. */
const withLink = async () => {
  const desk = await runningGift(stripe, { doubtDate: async () => undefined });
  await deliver(desk, stripeStory(desk, desk.gift).invoiceFailed(2));
  await tellOfMissedCharges(desk.deps);
  const link = linkIn(await desk.mails());
  expect(link).not.toBe("");
  return {
    ...desk,
    link,
    open: async (address = link) => {
      const answer = await desk.get(address);
      return { answer, html: await answer.text() };
    },
    press: (address = link) => desk.submit(address, []),
  };
};

test("opening the link asks nothing of Stripe; its button leads to the page for a new card, and back", async () => {
  const desk = await withLink();
  const asked = stripe.requests.length;
  const { answer, html } = await desk.open();
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  expect(answer.headers.get("content-security-policy")).toContain("https://billing.stripe.com");
  expect(html).toContain("$25");
  expect(html).not.toContain("ada@example.org");
  expect(html).not.toContain("Okoro");
  expect(stripe.requests).toHaveLength(asked);

  const pressed = await desk.press();
  expect(pressed.status).toBe(303);
  expect(pressed.headers.get("location")).toMatch(/^https:\/\/billing\.stripe\.com\/p\//);
  expect(stripe.monthly.cards.portals.at(-1)).toMatchObject({
    customer: `cus_${desk.gift.id}`,
    return_url: `${desk.siteUrl}/functions/v1/${desk.link}`,
  });
});

test("it says saved only when Stripe has put the new card to the gift", async () => {
  const desk = await withLink();
  await desk.press();
  desk.wait(60);
  expect((await desk.open()).html).toContain("it is not confirmed yet");
  stripe.monthly.cards.save(`cus_${desk.gift.id}`);
  expect((await desk.open()).html).not.toContain("is saved");
  await carryCards(desk.deps);
  const { html } = await desk.open();
  expect(html).toContain("Your new card is saved.");
  expect(html).toContain("The gift that was missed is tried again with it");
  expect(html).toContain("Enter another card");
});

test.each(["", "?token=", "?token=x", `?token=${"a".repeat(43)}`, "?token=%00"])(
  "a link that is not one tells nothing and says where to ask: %j",
  async (query) => {
    const desk = await withLink();
    const asked = stripe.requests.length;
    const { answer, html } = await desk.open(`update-card${query}`);
    expect(answer.status).toBe(404);
    expect(html).toContain("This link no longer works");
    expect(html).toContain(`href="${desk.siteUrl}/giving"`);
    expect(html).not.toContain("$25");
    expect((await desk.press(`update-card${query}`)).status).toBe(404);
    expect(stripe.requests).toHaveLength(asked);
  },
);

test("the link lasts 30 days", async () => {
  const desk = await withLink();
  desk.wait(30 * day - 60);
  expect((await desk.open()).answer.status).toBe(200);
  desk.wait(120);
  expect((await desk.open()).answer.status).toBe(404);
  expect((await desk.press()).status).toBe(404);
  expect(
    stripe.monthly.cards.portals.some(({ customer }) => customer === `cus_${desk.gift.id}`),
  ).toBe(false);
});

test("a gift that has stopped has nothing to enter", async () => {
  const desk = await withLink();
  await deliver(desk, stripeStory(desk, desk.gift).ended());
  const { html } = await desk.open();
  expect(html).toContain("This gift has stopped.");
  expect(html).not.toContain("<form");
  expect((await desk.press()).status).toBe(409);
});

test("another site cannot press the button", async () => {
  const desk = await withLink();
  const headers = { "sec-fetch-site": "cross-site" };
  const answer = await desk.request(desk.link, { method: "POST", headers });
  expect(answer.status).toBe(404);
});

test("when Stripe does not answer, the page says so and nothing personal is logged", async () => {
  const desk = await withLink();
  stripe.mishaps.push("server error", "server error");
  const answer = await desk.press();
  expect(answer.status).toBe(502);
  expect(await answer.text()).toContain("We could not reach our payment partner.");
  const logged = JSON.stringify(desk.logged);
  expect(logged).toContain("card page unavailable");
  expect(logged).not.toContain(desk.link.split("=")[1]);
  expect(logged).not.toContain("ada@example.org");
});

/** The same journey at the test checkout, where there is no Stripe. */
const tested = async () => {
  const desk = await testGifts({ doubtDate: async () => undefined });
  const given = { provider: "sandbox", frequency: "monthly", cents: 2500 } as const;
  const { id } = await aGift(desk, given);
  await desk.change("send-card-link", { id, key: crypto.randomUUID() });
  const link = linkIn(await desk.mails());
  const portal = async () =>
    ((await desk.submit(link, [])).headers.get("location") ?? "").split("/functions/v1/")[1] ?? "";
  return { ...desk, id, link, portal, state: async () => (await desk.page(id)).gift.state };
};

test("at the test checkout a refused card makes the gift overdue, and one that works pays it", async () => {
  const desk = await tested();
  const portal = await desk.portal();
  const page = await (await desk.get(portal)).text();
  expect(page).toContain("Test page: there is no card, and none is charged");
  const refused = await desk.submit(portal, [["card", "fails"]]);
  expect(refused.headers.get("location")).toBe(`${desk.siteUrl}/functions/v1/${desk.link}`);
  expect(await desk.state()).toBe("past_due");
  expect(await (await desk.get(desk.link)).text()).toContain("We could not charge your card");
  expect(await tellOfMissedCharges(desk.deps)).toBe(1);
  await desk.mails();
  // The next day: a test's mailbox gets three emails a day.
  await desk.db.query("delete from limits");
  await Promise.all([1, 2].map(() => desk.submit(portal, [["card", "works"]])));
  expect(await desk.state()).toBe("active");
  expect((await desk.mails()).map(({ kind }) => kind)).toEqual(["receipt"]);
  expect((await desk.page(desk.id)).payments).toHaveLength(2);
  expect(await (await desk.get(desk.link)).text()).toContain("Your new card is saved.");
});

test("the test page leads to nowhere but the site, and is for test gifts only", async () => {
  const desk = await tested();
  const portal = (await desk.portal()).split("?")[0];
  const elsewhere = `${portal}?step=payment_method_update&back=https://elsewhere.example/`;
  expect(await (await desk.get(elsewhere)).text()).not.toContain("elsewhere.example");
  const answer = await desk.submit(elsewhere, [["card", "works"]]);
  expect(answer.headers.get("location")).toBe(`${desk.siteUrl}/`);
  const real = await aGift(desk, { frequency: "monthly", cents: 2500 });
  expect((await desk.get(`sandbox-portal/test_${real.id}`)).status).toBe(404);
  expect((await desk.submit(`sandbox-portal/test_${real.id}`, [["card", "fails"]])).status).toBe(
    404,
  );
  const address = await (await desk.get(`${portal}?step=customer_update`)).text();
  expect(address).toContain("In this test, there isn’t one.");
});
