import { expect, test } from "vitest";
import type { Gift, Payment } from "./gift.ts";
import { composeReceipt } from "./receipts.ts";

const gift: Gift = {
  id: "0b9f0c52-7d4a-4a5e-9b7e-2f2b8c1d0e11",
  amountCents: 5000,
  currency: "usd",
  frequency: "one_time",
  state: "paid",
  provider: "stripe",
  checkoutReference: "cs_1",
  checkoutUrl: null,
  donorName: "Ada <b>Okoro</b>",
  donorEmail: "ada@example.org",
  createdAt: new Date("2027-01-01T05:00:00Z"),
  expiresAt: new Date("2027-01-01T06:00:00Z"),
};
const payment: Payment = {
  number: 42,
  giftId: gift.id,
  reference: "pi_1",
  amountCents: 5000,
  currency: "usd",
  state: "paid",
  refundedCents: 0,
  paidAt: new Date("2027-01-01T05:30:00Z"),
};
const settings = { staffEmail: "staff@example.org" };
const receipt = (change: Partial<Gift> = {}, portal?: string) =>
  composeReceipt({ ...gift, ...change }, "ada@example.org", payment, {
    ...settings,
    donorPortalUrl: portal,
  });

test("a receipt says all that a tax office asks for, on Chicago's calendar", () => {
  const { text, html, subject, to, replyTo } = receipt();
  for (const body of [text, html ?? ""])
    for (const words of [
      "Circle Urban Community",
      "00-1974014",
      "December 31, 2026",
      "$50",
      "2026-000042",
      "No goods or services were provided",
    ])
      expect(body).toContain(words);
  expect(text).toContain("Your gift of $50 has arrived");
  expect(subject).toBe("Your receipt for $50 to Circle Urban Community");
  expect([to, replyTo]).toEqual(["ada@example.org", "hello@circleurban.example"]);
});

test("what a donor calls themselves stays text", () => {
  expect(receipt().html).toContain("Ada &lt;b&gt;Okoro&lt;/b&gt;");
  expect(receipt().html).not.toContain("<b>Okoro");
  expect(receipt({ donorName: null }).text).toContain("Dear friend,");
});

test("a monthly receipt says how to change or stop the gift", () => {
  expect(receipt().text).not.toContain("change or stop");
  expect(receipt({ frequency: "monthly" }).text).toContain("write to hello@circleurban.example");
  const withPortal = receipt({ frequency: "monthly" }, "https://billing.stripe.com/p/login/x");
  expect(withPortal.text).toContain("visit https://billing.stripe.com/p/login/x");
});

test("one payment has one key, so one receipt", () => {
  expect(receipt().key).toBe(receipt({ donorName: "Other" }).key);
});

test("a test gift is never mistaken for a receipt", () => {
  const test = receipt({ provider: "sandbox" });
  expect(test.subject).toMatch(/^\[Test\]/);
  for (const body of [test.text, test.html ?? ""])
    expect(body).toContain("not a receipt for tax purposes");
});
