import { expect, test } from "vitest";
import type { SiteRole } from "#backend/site.ts";
import { volunteering } from "#rules/volunteering.ts";
import { whyNot, whyNotAlone } from "./role-fit.ts";

const meal: SiteRole = {
  name: "evening-meal",
  title: "Evening Meal",
  standing: "open",
  fromAge: 18,
  groupSize: 8,
  days: ["Tuesday", "Thursday"],
  time: "evening",
};
const fitting = { people: 8, youngest: 18, days: ["Monday", "Thursday"] };
const ends = "; we’ll suggest something that fits your group.";

test.each([
  [{}, false],
  [{ youngest: 14 }, `Evening Meal is for people 18 and older${ends}`],
  [{ people: 9 }, `Evening Meal is for groups of up to 8${ends}`],
  [{ days: ["Saturday"] }, `Evening Meal is on Tuesday and Thursday${ends}`],
  [
    { youngest: 14, people: 9, days: [] },
    `Evening Meal is for people 18 and older, for groups of up to 8, and on Tuesday and Thursday${ends}`,
  ],
])("a group is told why a role does not suit it: %j", (wants, sentence) => {
  expect(whyNot(meal, { ...fitting, ...wants }, "en")).toBe(sentence);
});

test("what is no work for adults only is for everybody whom the page for groups invites", () => {
  const garden = { ...meal, title: "Garden", fromAge: 16 };
  const comes = (youngest: number) => whyNot(garden, { ...fitting, youngest }, "en");
  expect(comes(volunteering.groups.youngest)).toBe(false);
  expect(comes(11)).toBe(`Garden is for people 12 and older${ends}`);
});

test("in Spanish, too", () => {
  expect(whyNot({ ...meal, title: "Cena" }, { ...fitting, days: ["Saturday"] }, "es")).toBe(
    "Cena es los días martes y jueves; le sugeriremos algo que le quede bien a su grupo.",
  );
});

test.each([
  ["18-24", ["Weekday evenings", "Weekend mornings"], "en", false],
  ["65+", ["Flexible/As needed"], "en", false],
  [
    "16-17",
    ["Weekday evenings"],
    "en",
    "Evening Meal is for people 18 and older; we’ll suggest something that fits you.",
  ],
  [
    "16-17",
    ["Weekday mornings", "Weekend evenings"],
    "en",
    "Evening Meal is for people 18 and older and on Tuesday and Thursday evenings; we’ll suggest something that fits you.",
  ],
  [
    "35-44",
    ["Weekend mornings"],
    "es",
    "Evening Meal es los días martes y jueves por la noche; le sugeriremos algo que le quede bien.",
  ],
] as const)(
  "one person of %s, free on %j, is told why in %s",
  (age, availability, language, sentence) => {
    expect(whyNotAlone(meal, { age, availability: [...availability] }, language)).toBe(sentence);
  },
);
