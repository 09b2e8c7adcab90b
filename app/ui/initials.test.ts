import { expect, test } from "vitest";
import { initials } from "./initials.ts";

test.each([
  ["Denise Calloway", "DC"],
  ["Rev. Marcus Whitfield", "MW"],
  ["Dr. Naomi Brightwell", "NB"],
  ["Samuel Adeyemi-Ross", "SA"],
  ["Mary Ann van Dyke", "MD"],
  ["Ruth", "R"],
  ["ruth@example.org", "R"],
])("the initials of %s are %s", (name, letters) => {
  expect(initials(name)).toBe(letters);
});
