import { expect, test } from "vitest";
import { attack, attackedSite, oneCustomerAttacks, rowsIn } from "#backend/testing/giving/crowd.ts";
import { stripeForFile } from "#backend/testing/stripe-site.ts";

const stripe = await stripeForFile();

test("994 calls from ten /64 of one customer: every honest donor gets a checkout", async () => {
  expect(await oneCustomerAttacks(stripe, 994)).toBeLessThan(300);
});

test("a crowd from 1,200 networks: every honest donor gets a checkout, staff one mail", async () => {
  const site = await attackedSite();
  const opened = await attack(site, 1200, (call) => `2001:db8:${call.toString(16)}::1`);
  expect(opened.honest).toBe(opened.donors);
  const mails = await site.mails();
  expect(mails.filter(({ subject }) => subject.includes("A lot of checkouts"))).toHaveLength(1);
  expect(await rowsIn(site, "checkout_visitors")).toBe(await rowsIn(site, "gifts"));
});
