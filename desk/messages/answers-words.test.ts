import { expect, test } from "vitest";
import { answersInWords } from "./answers-words.ts";

test("where the mailbox is not read, nobody is told that replies appear at the desk", () => {
  const answersTo = "info@circle.example";
  expect(answersInWords({ answersTo, answersComeHere: false })).toMatch(/not here\.$/);
  expect(answersInWords({ answersTo, answersComeHere: true })).toMatch(/appear here/);
});
