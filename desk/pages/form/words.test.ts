import { describe, expect, test } from "vitest";
import type { FormField } from "#desk/pages/queries.ts";
import { copyOf, emptyValue, factsByToken, filled, itemName, mistakeIn, rowsFor } from "./words.ts";

const facts = factsByToken([
  { token: "campus.acres", label: "Campus: acres", text: "7.5" },
  { token: "campus.size", label: "Campus: size", text: "7.5 acres" },
]);
const text: FormField = { name: "title", kind: "text", label: "Title", required: true, most: 10 };
const list: FormField = {
  name: "news",
  kind: "list",
  label: "News",
  itemLabel: "title",
  least: 1,
  item: {
    name: "",
    kind: "group",
    label: "News item",
    fields: [
      text,
      { name: "kind", kind: "choice", label: "Kind", options: [{ value: "farm", label: "Farm" }] },
      { name: "count", kind: "number", label: "Count", least: 3 },
    ],
  },
};

test("a fact is read as it stands today, and counts for what it says", () => {
  expect(filled("On {campus.size}", facts)).toBe("On 7.5 acres");
  expect(mistakeIn(text, "{campus.size}{campus.size}", facts)).toBe(
    "This is longer than 10 characters.",
  );
});

describe("while somebody types", () => {
  test.each([
    ["", "This can't be empty."],
    ["  ", "This can't be empty."],
    ["ten letter", undefined],
    ["ten letters", "This is longer than 10 characters."],
    ["{campus.acres} acres", undefined],
    ["{campus.miles}", "There is no fact called {campus.miles}."],
    ["{A mile}", "There is no fact called {A mile}."],
    ["a { b", "There is a single “{” here. Use { and } only around the name of a fact."],
  ])("%j is answered with %j", (value, mistake) => {
    expect(mistakeIn(text, value, facts)).toBe(mistake);
  });

  test("a word that the page fills in by itself is no mistake", () => {
    expect(mistakeIn({ ...text, fills: ["amount"] }, "Give {amount}", facts)).toBeUndefined();
    expect(mistakeIn(text, "{amount}", facts)).toBe("There is no fact called {amount}.");
  });

  test("an empty field says what is wanted, where it has words for that", () => {
    const day: FormField = { name: "d", kind: "date", label: "Last day", required: true };
    expect(mistakeIn(day, "", facts)).toBe("This can't be empty.");
    const missing = "Choose the last day of the campaign.";
    expect(mistakeIn({ ...day, missing }, "", facts)).toBe(missing);
  });

  test("a number keeps to its bounds, and what is no number is named", () => {
    const count: FormField = { name: "n", kind: "number", label: "N", least: 1, most: 5 };
    expect([0, 3, 6, "x"].map((value) => mistakeIn(count, value, facts))).toEqual([
      "This must be at least 1.",
      undefined,
      "This must be at most 5.",
      "This must be a number.",
    ]);
  });
});

test("an item of a list is called by its own words, or by its number", () => {
  expect(itemName(list, { title: "On {campus.size}" }, 0, facts)).toBe("On 7.5 acres");
  const story = { ...list, item: { ...list.item, fields: [{ ...text, required: false }] } };
  expect(itemName(story as FormField, { title: "", text: "Soil" }, 0, facts)).toBe("Soil");
  expect(itemName(story as FormField, { title: "" }, 3, facts)).toBe("News item 4");
  expect(itemName({ ...list, itemLabel: "" }, "A line", 0, facts)).toBe("A line");
  const gone = { title: "Snow day", archive: "archived" };
  expect(itemName(list, gone, 0, facts)).toBe("Snow day (archived)");
});

test("a block is called by what it says, without the marks of bold words and links", () => {
  const onlyFor = { field: "kind", is: ["text"] };
  const options = [{ value: "text", label: "Text" }];
  const fields: FormField[] = [
    { name: "kind", kind: "choice", label: "Kind", options },
    { name: "text", kind: "longText", label: "Text", rich: true, onlyFor },
  ];
  const blocks: FormField = {
    name: "blocks",
    kind: "list",
    label: "Letter",
    itemLabel: "",
    item: { name: "", kind: "group", label: "Block", fields },
  };
  const block = { kind: "text", text: "Beds are **full**.\n\n- [Come](/give)" };
  expect(itemName(blocks, block, 0, facts)).toBe("Text: Beds are full. Come");
});

test("a box has a row for each line of its text, short lines too", () => {
  expect(rowsFor("One line")).toBe(3);
  expect(rowsFor("Words\n\nMore words\n\n- kale\n- peas")).toBe(7);
  expect(rowsFor("x".repeat(9_000))).toBe(14);
});

test("an item without its title is a new one, whatever it begins with", () => {
  expect(itemName(list, emptyValue(list.item as FormField), 0, facts)).toBe("Untitled news item");
});

test("an event that is over says so in the list, whether its end is typed or a fact", () => {
  const events = { ...list, overAfter: "ends" };
  const golf = factsByToken([{ token: "golf.ends", label: "Golf", text: "2020-06-15T20:30" }]);
  const named = (ends: string) => itemName(events, { title: "Art show", ends }, 0, golf);
  expect(named("2020-04-18T17:00")).toBe("Art show (over)");
  expect(named("{golf.ends}")).toBe("Art show (over)");
  expect(named("2098-04-18T17:00")).toBe("Art show");
  expect(named("")).toBe("Art show");
});

test("a copy of an item has everything but what each has for itself", () => {
  const once: FormField = { name: "address", kind: "text", label: "Address", once: true };
  const item: FormField = { name: "", kind: "group", label: "Item", fields: [text, once] };
  expect(copyOf(item, { title: "Beds", address: "beds" })).toEqual({ title: "Beds", address: "" });
  expect(copyOf(text, "Beds")).toBe("Beds");
});

test("a new item has every field, and choices begin with their first", () => {
  expect(emptyValue(list)).toEqual([{ title: "", kind: "farm", count: null }]);
  expect(emptyValue({ ...text, startsAs: "Event" })).toBe("Event");
});
