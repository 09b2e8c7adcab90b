import { expect, test } from "vitest";
import { linkWordsOf } from "./link-words.ts";
import { normalized } from "./normalized.ts";

test("of a pile of marks no more is put in order than any script writes", () => {
  const pile = "\u0344".repeat(5_000) + "\u05b0".repeat(5_000);
  expect(normalized("NFKC", `a${pile}b${pile}`).length).toBeLessThan(100);
});

test.each(["José Núñez", "Nguyễn Thị Ánh", "שָׁלוֹם", "ﬁne ①"])("%s is what it was", (text) => {
  for (const form of ["NFKC", "NFKD"] as const)
    expect(normalized(form, text)).toBe(text.normalize(form));
});

test("a word of a link that is longer than any is not looked at", () => {
  const words = (word: string) => linkWordsOf(new URLSearchParams({ utm_campaign: word }));
  expect(words(" Spring ")).toBe("spring");
  expect(words(`${" ".repeat(300)}Spring`)).toBeNull();
});
