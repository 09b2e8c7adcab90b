import { expect, test } from "vitest";
import { pagesMatching } from "./matching.ts";

const pages = [
  { name: "/clinic", title: "Health", headings: ["Health", "The Food Pantry", "Your First Visit"] },
  { name: "/give", title: "Donate", headings: ["By Check"] },
  { name: "/old-food", headings: [] },
];

test.each([
  ["food pantry", [["/clinic", "The Food Pantry"]]],
  ["health visit", [["/clinic", "Your First Visit"]]],
  ["FOOD", [["/clinic", "The Food Pantry"], ["/old-food"]]],
  ["give", [["/give"]]],
  ["", [["/clinic"], ["/give"], ["/old-food"]]],
  ["rent", []],
])("%j finds the pages that people call so", (q, expected) => {
  expect(pagesMatching(pages, q).map(({ name, found }) => [name, ...found])).toEqual(expected);
});
