import { expect, test } from "vitest";
import {
  amountOptions,
  beforeFirstPayment,
  choicesOf,
  dayOptions,
  monthlyAmountInWords,
} from "./monthly-words.ts";

test.each([
  ["active", 5000, null, undefined],
  ["active", 5000, 5000, undefined],
  ["active", 5000, 10_000, "now $100 a month"],
  ["ended", 5000, 5000, "was $50 a month"],
])(
  "a gift that is %s, begun with %s and now %s cents, says %s",
  (state, amountCents, monthlyCents, words) => {
    expect(monthlyAmountInWords({ state, amountCents, monthlyCents })).toBe(words);
  },
);

test("the amount and the day of now are offered once", () => {
  expect(amountOptions({ amountCents: 5000 }).map(([, name]) => name)).toEqual([
    "Keep $50 a month",
    "$25 a month",
    "$100 a month",
  ]);
  const days = dayOptions({ nextCharge: "2027-01-18T18:00:00Z" }).map(([, name]) => name);
  expect(days.filter((name) => name.includes("18th"))).toEqual(["Keep the 18th"]);
});

test.each([
  [true, "resume", ["Stop"]],
  [false, "change", ["Stop"]],
  [false, "stop", []],
  [true, undefined, ["Resume", "Stop"]],
] as const)("with paused %s and %s waiting, what is offered is %j", (paused, what, offered) => {
  const latest = what ? { state: "waiting" as const, what } : null;
  expect(
    choicesOf({ paused, resumesOn: null, changeable: true, stoppable: true, latest }).map(
      ([, name]) => name,
    ),
  ).toEqual(offered);
});

test("before the first payment has come, a gift can only be stopped", () => {
  const begun = { paused: false, resumesOn: null, changeable: false, latest: null };
  expect(choicesOf({ ...begun, stoppable: true })).toEqual([["stop", "Stop"]]);
  expect(choicesOf({ ...begun, stoppable: false })).toEqual([]);
});

test.each([
  ["pending", false, /on its way/],
  ["pending", true, /ended.*may still arrive/],
  ["failed", false, /did not start\.$/],
  ["failed", true, /won't be charged/],
])("a gift that is %s, and ended early: %s, says so", (state, endedEarly, words) => {
  expect(beforeFirstPayment({ state }, { endedEarly })).toMatch(words);
});

test("the button that resumes a gift says when the card is charged", () => {
  const paused = { paused: true, changeable: true, stoppable: true, latest: null };
  const [resume] = choicesOf({ ...paused, resumesOn: "2027-01-18T18:00:00Z" });
  expect(resume).toEqual(["resume", "Resume (next charge Jan 18, 2027)"]);
});
