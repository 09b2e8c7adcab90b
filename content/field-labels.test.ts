import { expect, test } from "vitest";
import { labelAt } from "#rules/field-labels.ts";
import { describe } from "./describe.ts";
import { events } from "./events.ts";
import { people } from "./people.ts";

const form = describe(people.schema);
const { defaults } = people;

test("a field of a person is called by the person", () => {
  expect(labelAt(form, ["leaders", 0, "bio", 2], defaults)).toBe(
    `Leaders: ${defaults.leaders[0]?.name}, Biography, paragraph 3`,
  );
  expect(labelAt(form, ["directors", 1, "name"], defaults)).toBe(
    `Board: ${defaults.directors[1]?.name}, Name`,
  );
});

test("one without a name of its own is called by its number", () => {
  expect(labelAt(form, ["staff", 0, "photo"])).toBe("Staff 1, Photo");
  const nameless = { leaders: [{ name: " " }] };
  expect(labelAt(form, ["leaders", 0, "name"], nameless)).toBe("Leaders 1, Name");
  for (const odd of [undefined, 7, { leaders: null }])
    expect(labelAt(form, ["leaders", 0, "name"], odd)).toBe("Leaders 1, Name");
  const named = { upcoming: [{ title: "{golf.title}" }] };
  expect(labelAt(describe(events.schema), ["upcoming", 0, "title"], named)).toBe(
    "Upcoming 1, Title",
  );
});

test("a document as a whole is called by its own label", () => {
  expect(labelAt(form, [])).toBe("Leaders, board and staff");
});
