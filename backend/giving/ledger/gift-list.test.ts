import { expect, test, vi } from "vitest";
import { aGift } from "#backend/testing/giving/gifts.ts";
import { testSite } from "#backend/testing/site.ts";
import { giftFilter } from "#rules/gifts.ts";
import { exportGiftRows, receiptOf } from "./gift-list.ts";

test("an export makes no date format for each row, which was most of the minute it took", async () => {
  const site = await testSite();
  for (const paidAt of ["2025-12-31T18:00:00Z", "2026-01-01T05:00:00Z", "2026-02-01T18:00:00Z"])
    await aGift(site, { paidAt });
  const spelled = vi.spyOn(Date.prototype, "toLocaleDateString");
  const exported = [];
  for await (const rows of await exportGiftRows(site.db, giftFilter.parse({})))
    exported.push(...rows.map(receiptOf));
  expect(spelled).not.toHaveBeenCalled();
  spelled.mockRestore();
  // Chicago's New Year, and the order they came in.
  expect(exported.map((receipt) => receipt?.slice(0, 4))).toEqual(["2025", "2025", "2026"]);
});
