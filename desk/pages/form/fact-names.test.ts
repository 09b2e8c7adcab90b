import { describe, expect, test } from "vitest";
import { fromBox, inBox, withFact } from "./fact-names.ts";
import { factsByToken } from "./words.ts";

const facts = factsByToken([
  { token: "campus.acres", label: "Campus: acres", text: "7.5" },
  { token: "campus.size", label: "Campus: size", text: "7.5 acres" },
  { token: "one.title", label: "Title", text: "One" },
  { token: "two.title", label: "Title", text: "Two" },
  { token: "three.title", label: "{campus.size}", text: "Three" },
]);

test.each([
  ["We own {campus.size}, all {campus.acres}", "We own {Campus: size}, all {Campus: acres}"],
  ["[Our {campus.size}](/land)", "[Our {Campus: size}](/land)"],
  // What nobody knows, what pages fill in, and what several are called, stays as it is.
  ["{campus.miles} {amount} {Campus: mile} {", "{campus.miles} {amount} {Campus: mile} {"],
  ["{one.title} {two.title} {three.title}", "{one.title} {two.title} {three.title}"],
  // A space would end the address.
  ["[Land](https://{campus.acres}.org)", "[Land](https://{campus.acres}.org)"],
])("%j is shown as %j, and kept as it was", (kept, shown) => {
  expect(inBox(kept, facts)).toBe(shown);
  expect(fromBox(shown, facts)).toBe(kept);
});

test("a name that is pasted as it is kept is that fact", () => {
  expect(fromBox("We own {campus.size}", facts)).toBe("We own {campus.size}");
});

describe("a fact is put between words as a word is", () => {
  /** `|` is the cursor, or both ends of what is selected. */
  test.each([
    ["We own|", "We own {Campus: size}|"],
    ["We own |", "We own {Campus: size}|"],
    ["We own|in Austin", "We own {Campus: size}| in Austin"],
    ["We own | in Austin", "We own {Campus: size}| in Austin"],
    ["|is what we own", "{Campus: size}| is what we own"],
    ["We own |land|.", "We own {Campus: size}|."],
    ["|", "{Campus: size}|"],
    ["(|)", "({Campus: size}|)"],
    ["“|”", "“{Campus: size}|”"],
    ["#|", "#{Campus: size}|"],
    ["9-|", "9-{Campus: size}|"],
    ["Today:|, and", "Today: {Campus: size}|, and"],
    ["{Campus: acres}|{Campus: acres}", "{Campus: acres} {Campus: size}| {Campus: acres}"],
    ["One line\n|", "One line\n{Campus: size}|"],
  ])("%j becomes %j", (before, after) => {
    const from = before.indexOf("|");
    const to = Math.max(from, before.lastIndexOf("|") - 1);
    const plain = before.replaceAll("|", "");
    const { insert, select } = withFact(plain, [from, to], "campus.size", facts);
    const text = `${plain.slice(0, from)}${insert}${plain.slice(to)}`;
    expect(`${text.slice(0, select[0])}|${text.slice(select[1])}`).toBe(after);
  });
});
