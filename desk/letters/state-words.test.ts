import { expect, test } from "vitest";
import { mostLetterBytes } from "#rules/letters.ts";
import { lengthInWords } from "./state-words.ts";

test("the size of a letter is told by what it means for readers", () => {
  expect(lengthInWords(3_000)).toMatch(/^A good length/);
  expect(lengthInWords(0.9 * mostLetterBytes)).toMatch(/^Almost too long/);
  expect(lengthInWords(mostLetterBytes + 1)).toMatch(/^Too long/);
});
