import { expect, test } from "vitest";
import { olderEnglish, pairsIn, translationsOf, withSpanish } from "./translations.ts";

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

const english = [
  { place: "hero.heading", english: "Welcome" },
  { place: "lines.0.title", english: "Food" },
  { place: "lines.1.title", english: "A bed" },
];
const spanish = [
  { place: "hero.heading", english: "Welcome", spanish: "Bienvenidos" },
  { place: "lines.0.title", english: "Food", spanish: "Comida" },
  { place: "lines.1.title", english: "A bed", spanish: "Una cama" },
];
const saidOf = (texts: typeof english) =>
  translationsOf(texts, spanish).map(({ spanish: said, older }) => (older ? [said, older] : said));

test("each text is found by its words, wherever its line has moved", () => {
  expect(saidOf(english)).toEqual(["Bienvenidos", "Comida", "Una cama"]);
  expect(
    saidOf([
      { place: "lines.0.title", english: "A bed" },
      { place: "lines.1.title", english: "A doctor" },
      { place: "lines.2.title", english: "Food" },
    ]),
  ).toEqual(["Una cama", "", "Comida"]);
});

test("words that changed in their place keep their Spanish, which is older than they are", () => {
  expect(saidOf([{ place: "hero.heading", english: "Welcome home" }])).toEqual([
    ["Bienvenidos", "Welcome"],
  ]);
});

test("the same words in another field are another text", () => {
  expect(saidOf([{ place: "closing.heading", english: "Welcome" }])).toEqual([""]);
});

test("a text that is written or still right is known for today's English, the others stay", () => {
  const changed = [{ place: "hero.heading", english: "Welcome home" }, ...english.slice(1)];
  const link = { place: "hero.href", english: "/contact", spanish: "/contact?subject=Hola" };
  const texts = withSpanish(changed, [...spanish, link], "hero.heading", "Bienvenidos");
  expect(texts).toEqual([
    { place: "hero.heading", english: "Welcome home", spanish: "Bienvenidos" },
    ...spanish.slice(1),
    link,
  ]);
  expect(translationsOf(changed, texts).every(({ older }) => older === undefined)).toBe(true);
  expect(withSpanish(changed, texts, "hero.heading", "")).toEqual([...spanish.slice(1), link]);
});
