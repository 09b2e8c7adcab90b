import { expect, test } from "vitest";
import { spansOf } from "./spans.ts";

test.each([
  ["2026-11-19", "2026-11-01 2026-11-30", "2026-10-01 2026-10-31", "2025-01-01 2025-12-31"],
  ["2028-02-29", "2028-02-01 2028-02-29", "2028-01-01 2028-01-31", "2027-01-01 2027-12-31"],
  ["2027-01-01", "2027-01-01 2027-01-31", "2026-12-01 2026-12-31", "2026-01-01 2026-12-31"],
])("on %s months and years begin and end on their own days", (today, month, before, yearBefore) => {
  const spans = spansOf(today).map(({ since, until }) => `${since} ${until}`);
  const year = today.slice(0, 4);
  expect(spans).toEqual([" ", month, before, `${year}-01-01 ${year}-12-31`, yearBefore]);
});
