import { test } from "vitest";
import { copyForAnother, expectFastTestsToPass } from "./another-organisation.ts";

/** The short form of organisation.long.test.ts, which runs every fast test that reads who we are. */
test("another name, phone, email, address and tax ID reach receipts, letters and the head of pages", () => {
  expectFastTestsToPass(copyForAnother(), [
    "backend/giving/receipts/receipts.test.ts",
    "backend/mail/letters.test.ts",
    "app/seo",
  ]);
});
