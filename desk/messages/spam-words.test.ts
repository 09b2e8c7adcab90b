import { expect, test } from "vitest";
import { markedBy } from "#rules/inbox.ts";
import { spamInShort, spamInWords } from "./spam-words.ts";

test("of a message that a colleague marked, nothing is said about who was told", () => {
  const suspicion = markedBy("Ruth Banks");
  expect(spamInShort(suspicion)).toBe("Marked as spam by Ruth Banks");
  expect(spamInWords(suspicion)).toBe("Marked as spam by Ruth Banks.");
});

test("of one that the site held itself, staff read that nobody was emailed", () => {
  const suspicion = "filled in the hidden field";
  expect(spamInShort(suspicion)).toBe("Held as spam: the sender filled in the hidden field");
  expect(spamInWords(suspicion)).toContain("No one was emailed about it.");
});
