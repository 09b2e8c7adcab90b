import { describe, expect, test } from "vitest";
import {
  firstChargeAfter,
  monthlyRequest,
  monthsLater,
  nextChargeOn,
  pauseUntil,
  requestInWords,
} from "./monthly.ts";

const at = (iso: string) => new Date(iso);

test.each([
  ["2026-11-18T15:00:00Z", 1, "2026-12-18T15:00:00.000Z"],
  ["2026-11-30T15:00:00Z", 3, "2027-02-28T15:00:00.000Z"],
  ["2027-12-31T23:59:59Z", 2, "2028-02-29T23:59:59.000Z"],
])("%s and %i months later", (from, months, later) => {
  expect(monthsLater(at(from), months).toISOString()).toBe(later);
});

test.each([1, 2, 3])(
  "a pause of %i months leaves out as many charges, also across a short month",
  (months) => {
    const due = at("2026-12-31T12:00:00Z");
    const until = pauseUntil(due, months);
    const charges = [0, 1, 2, 3, 4].map((later) => monthsLater(due, later));
    expect(charges.filter((charge) => charge <= until)).toHaveLength(months);
    expect(firstChargeAfter(due, until)).toEqual(charges[months]);
  },
);

describe("another day of the month", () => {
  const now = at("2026-11-18T17:00:00Z");
  test.each([
    ["later in the month in which it is due", 20, "2026-12-03T15:00:00Z", "2026-12-20"],
    ["earlier in that month", 3, "2026-12-20T15:00:00Z", "2026-12-03"],
    ["over in that month", 5, "2026-11-20T15:00:00Z", "2026-12-05"],
    ["today, though this noon is too near", 18, "2026-11-20T15:00:00Z", "2026-12-18"],
    ["in the next year", 2, "2026-12-31T15:00:00Z", "2026-12-02"],
    // In Chicago it is due on the last evening of November.
    ["by Chicago's calendar", 28, "2026-12-01T04:00:00Z", "2026-11-28"],
  ])("%s", (_, day, due, charged) => {
    const next = nextChargeOn(day, at(due), now);
    expect(next.toISOString().slice(0, 10)).toBe(charged);
    expect(next.getTime()).toBeGreaterThan(now.getTime());
  });
});

const asked = { id: crypto.randomUUID(), key: crypto.randomUUID() };

test.each([
  [
    { what: "change", amount: 30, day: null },
    "Monthly donations are available for $25, $50, and $100.",
  ],
  [
    { what: "change", amount: null, day: 29 },
    "Please choose a day from 1 to 28: every month has it",
  ],
  [{ what: "change", amount: null, day: null }, "Please choose a different amount or day"],
  [{ what: "pause", months: 4 }, "Please choose one, two or three months"],
])("%j is refused with a sentence", (wanted, sentence) => {
  const checked = monthlyRequest.safeParse({ ...asked, ...wanted });
  expect(checked.error?.issues[0]?.message).toBe(sentence);
});

test.each([
  [
    { kind: "change", amountCents: 5000, day: 22 },
    "change it to $50 a month on the 22nd of the month",
  ],
  [{ kind: "change", day: 1 }, "change it to the 1st of the month"],
  [{ kind: "pause", months: 1 }, "pause it for 1 month"],
  [{ kind: "stop" }, "stop it"],
] as const)("%j in words", (wanted, words) => {
  expect(requestInWords({ amountCents: null, day: null, months: null, ...wanted })).toBe(words);
});
