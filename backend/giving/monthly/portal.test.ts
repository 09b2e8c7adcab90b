import { expect, test } from "vitest";
import { CheckoutUnavailable } from "#backend/giving/checkout/checkout.ts";
import { findGift } from "#backend/giving/ledger/ledger.ts";
import { runningGift } from "#backend/testing/giving/monthly.ts";
import { stripeForFile } from "#backend/testing/stripe-site.ts";
import { openPortal } from "./portal.ts";

const stripe = await stripeForFile();

const giftAt = async (parts: Parameters<typeof runningGift>[1] = {}) => {
  const desk = await runningGift(stripe, parts);
  const gift = await findGift(desk.db, desk.gift.id);
  if (!gift) throw new Error("no gift");
  return { ...desk, stored: gift };
};

const back = "https://circleurban.example/functions/v1/update-card?token=x";

test("Stripe is asked for a page for this one step, which leads back", async () => {
  const { deps, stored } = await giftAt();
  const url = await openPortal(deps, stored, "payment_method_update", back);
  expect(url).toMatch(/^https:\/\/billing\.stripe\.com\/p\/session\//);
  expect(stripe.monthly.cards.portals.at(-1)).toEqual({
    customer: `cus_${stored.id}`,
    return_url: back,
    "flow_data[type]": "payment_method_update",
    "flow_data[after_completion][type]": "redirect",
    "flow_data[after_completion][redirect][return_url]": back,
  });
  await openPortal(deps, stored, "customer_update", back);
  expect(stripe.monthly.cards.portals.at(-1)).toMatchObject({
    "flow_data[type]": "customer_update",
  });
});

test("only for a gift that runs, at the account that is set up, and not without end", async () => {
  const { deps, stored } = await giftAt();
  const open = (gift = stored, by: Partial<typeof deps> = {}) =>
    openPortal({ ...deps, ...by }, gift, "payment_method_update", back);
  await expect(open({ ...stored, state: "ended" })).rejects.toThrow("has ended");
  await expect(open(stored, { stripe: stripe.live })).rejects.toThrow("a different Stripe account");
  for (let n = 0; n < 10; n += 1) await open();
  await expect(open()).rejects.toThrow(/opened many times\. Please try again in \d+ minutes/);
});

test("what Stripe cannot answer is no address", async () => {
  const { deps, stored } = await giftAt();
  stripe.mishaps.push("an address that is script");
  const opened = openPortal(deps, stored, "payment_method_update", back);
  await expect(opened).rejects.toThrow(CheckoutUnavailable);
  stripe.mishaps.push("server error", "server error");
  const again = openPortal(deps, stored, "payment_method_update", back);
  await expect(again).rejects.toThrow(CheckoutUnavailable);
});
