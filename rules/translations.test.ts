import { expect, test } from "vitest";
import { olderEnglish, pairsIn } from "./translations.ts";

const form = {
  name: "",
  fields: [
    { name: "days" },
    { name: "hours" },
    { name: "inSpanish", spanishOf: ["days", "hours"] },
    {
      name: "lines",
      item: { name: "", fields: [{ name: "en" }, { name: "es", spanishOf: ["en"] }] },
    },
  ],
};

const content = {
  days: "Thursdays",
  hours: "1 to 5 ",
  inSpanish: "jueves de 1 a 5",
  lines: [
    { en: "Food", es: "Comida" },
    { en: "A bed", es: "" },
  ],
};

test("pairs are found in groups and lists, with all the English that one Spanish text says again", () => {
  expect(pairsIn(form, content)).toEqual([
    {
      path: ["inSpanish"],
      field: "inSpanish",
      english: "Thursdays\n1 to 5",
      spanish: "jueves de 1 a 5",
    },
    { path: ["lines", 0, "es"], field: "lines.es", english: "Food", spanish: "Comida" },
    { path: ["lines", 1, "es"], field: "lines.es", english: "A bed", spanish: "" },
  ]);
  for (const draft of [null, "soon", { lines: "none" }, { lines: [null, 7] }])
    expect(pairsIn(form, draft).every(({ spanish }) => spanish === "")).toBe(true);
});

const food = { field: "lines.es", english: "Food", spanish: "Comida" };

test.each([
  ["as it was written", food, undefined],
  ["with other English beside it", { ...food, english: "Meals" }, "Food"],
  ["written anew with the English", { ...food, english: "Meals", spanish: "Comidas" }, undefined],
  ["not written yet", { ...food, english: "Meals", spanish: "" }, undefined],
  ["in another field", { ...food, field: "call.es", english: "Meals" }, undefined],
])("Spanish %s", (_, pair, before) => {
  expect(olderEnglish(pair, [food])).toBe(before);
});

test("what was found still right is right, also when the English goes back", () => {
  const known = [food, { ...food, english: "Meals" }];
  expect(olderEnglish({ ...food, english: "Meals" }, known)).toBeUndefined();
  expect(olderEnglish(food, known)).toBeUndefined();
  expect(olderEnglish({ ...food, english: "Supper" }, known)).toBe("Meals");
});
