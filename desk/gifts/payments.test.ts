import { expect, test } from "vitest";
import { noCampaigns } from "./campaigns.tsx";
import { receiptInWords } from "./payments.tsx";

const at = "2026-03-02T15:00:00Z";

test.each([
  [at, false, /^sent Mar 2/],
  [at, true, /^saved Mar 2.*, not sent$/],
  [null, true, /^not sent yet$/],
])(
  "a receipt sent at %s, with email to files %s, is said to be %s",
  (receiptSentAt, toFiles, words) => {
    expect(receiptInWords({ receiptSentAt, receiptPrintedAt: null }, toFiles)).toMatch(words);
  },
);

test("a receipt that has no address to go to is not said to be on its way", () => {
  const words = receiptInWords({ receiptSentAt: null, receiptPrintedAt: null }, false, false);
  expect(words).toBe("not sent, because there is no email address");
});

test("only who cannot add a campaign is told that somebody else can", () => {
  expect(noCampaigns(true)).not.toContain("Somebody");
  expect(noCampaigns(false)).toContain("Someone who edits pages can add one.");
});
