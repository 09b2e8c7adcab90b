import { expect, test } from "vitest";
import type { Gift } from "#backend/giving/ledger/gift.ts";
import { markup } from "#backend/markup.ts";
import { aGift, aPayment } from "#backend/testing/letters.ts";
import { shippedSite } from "#backend/testing/shipped-site.ts";
import { organisation } from "#rules/organisation.ts";
import { composeReceipt } from "./receipts.ts";

const gift: Gift = { ...aGift, donorName: "Ada <b>Okoro</b>" };
const settings = {
  siteUrl: "https://circleurban.example",
  functionsUrl: "https://circleurban.example/functions/v1",
  staffEmail: "staff@example.org",
};
const receipt = (change: Partial<Gift> = {}) =>
  composeReceipt(
    { ...gift, ...change },
    "ada@example.org",
    { ...aPayment, livemode: change.livemode ?? true },
    { settings, site: shippedSite },
  );

test("a receipt says all that a tax office asks for, on Chicago's calendar", () => {
  const { text, html, subject, to } = receipt();
  for (const words of [
    organisation.fullName,
    organisation.taxId,
    "December 31, 2026",
    "$50",
    "2026-000042",
    "No goods or services were provided",
  ]) {
    expect(text).toContain(words);
    expect(html).toContain(`${markup`${words}`}`);
  }
  expect(text).toContain("Your gift of $50 has arrived");
  expect(subject).toBe(`Your receipt for $50 to ${organisation.fullName}`);
  expect(to).toBe("ada@example.org");
});

test("what a donor calls themselves stays text", () => {
  expect(receipt().html).toContain("Ada &lt;b&gt;Okoro&lt;/b&gt;");
  expect(receipt().html).not.toContain("<b>Okoro");
  expect(receipt({ donorName: null }).text).toContain("Dear friend,");
});

test("a monthly receipt has the link that pauses or stops the gift, and says how to change it", () => {
  expect(receipt().text).not.toContain("pause or stop");
  const { text, html } = receipt({ frequency: "monthly" });
  expect(text).toContain(`write to ${organisation.email}`);
  const link = `${settings.functionsUrl}/monthly-gift?token=${gift.donorToken}`;
  expect(text).toContain(`gift: ${link}`);
  expect(html).toContain(`href="${link}"`);
});

test("one payment has one key, so one receipt", () => {
  expect(receipt().key).toBe(receipt({ donorName: "Other" }).key);
});

const bodies = ({ text, html = "" }: { text: string; html?: string | undefined }) => [text, html];

test("a test gift is never mistaken for a receipt", () => {
  const test = receipt({ livemode: false });
  expect(test.subject).toMatch(/^\[Test\]/);
  for (const body of bodies(test)) {
    expect(body).toContain("no card was charged");
    expect(body).toContain("not a receipt for tax purposes");
  }
});

test.each(["one_time", "monthly"] as const)(
  "a %s test gift thanks for nothing, and tells nobody to keep it for taxes",
  (frequency) => {
    for (const body of bodies(receipt({ livemode: false, frequency })))
      expect(body).not.toMatch(/has arrived|keep|deductible|tax records|No goods|change or stop/i);
  },
);

test("what is deductible is the gift, never the receipt", () => {
  for (const body of bodies(receipt())) {
    expect(body).toContain("Your gift is tax-deductible as the law allows.");
    expect(body).not.toMatch(/receipt (is|are) (tax-)?deductible/i);
  }
});
