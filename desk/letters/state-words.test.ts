import { expect, test } from "vitest";
import { mostLetterBytes } from "#rules/letters.ts";
import { lengthInWords } from "./state-words.ts";

const written = { blocks: [{ text: "The beds are full." }] };

test("a letter without words or pictures has no length", () => {
  const empty = { blocks: [{ kind: "text", text: "", heading: "", picture: "" }] };
  expect(lengthInWords(3_000, empty)).toBe("Nothing is written yet.");
});

test("the size of a letter is told by what it means for readers", () => {
  expect(lengthInWords(3_000, written)).toMatch(/^A good length/);
  expect(lengthInWords(0.9 * mostLetterBytes, written)).toMatch(/^Almost too long/);
  expect(lengthInWords(mostLetterBytes + 1, written)).toMatch(/^Too long/);
});
