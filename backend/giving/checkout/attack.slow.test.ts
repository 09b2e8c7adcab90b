import { expect, test } from "vitest";
import { oneCustomerAttacks } from "#backend/testing/giving/crowd.ts";
import { stripeForFile } from "#backend/testing/stripe-site.ts";

const stripe = await stripeForFile();

/** The short form of attack.long.test.ts. */
test("300 calls from ten /64 of one customer: every honest donor gets a checkout", async () => {
  // What the customer may open at once, what comes back meanwhile, and the first of each /64.
  expect(await oneCustomerAttacks(stripe, 300)).toBeLessThan(200);
});
