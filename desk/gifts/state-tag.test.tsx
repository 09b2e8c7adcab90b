import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { GiftTag } from "./state-tag.tsx";

const monthlyGift = (state: string, monthly: { paused: boolean; nextCharge: string | null }) =>
  renderToStaticMarkup(<GiftTag gift={{ state, kind: "monthly" }} monthly={monthly} />).replace(
    /<[^>]+>/g,
    "",
  );
const nextCharge = "2027-01-18T18:00:00Z";

test.each([
  ["active", { paused: false, nextCharge }, "Active"],
  ["active", { paused: true, nextCharge }, "Paused until Jan 18, 2027"],
  ["active", { paused: true, nextCharge: null }, "Paused"],
  ["past_due", { paused: true, nextCharge }, "Payment overdue"],
])("a monthly gift that is %s, with %j, says so", (state, monthly, words) => {
  expect(monthlyGift(state, monthly)).toBe(words);
});
