import { expect, test } from "vitest";
import { linkParts } from "./link-parts.ts";

const links = (sentence: string) =>
  linkParts(sentence).flatMap(({ text, href }) => (href ? [[text, href]] : []));

test.each([
  ["Call (773) 555-0174.", "(773) 555-0174", "tel:+17735550174"],
  ["the hotline, 1-877-863-6338.", "1-877-863-6338", "tel:+18778636338"],
  ["(1-800-25-ABUSE)", "1-800-25-ABUSE", "tel:+18002522873"],
  ["In danger right now? Call 911.", "911", "tel:911"],
  ["call 311, day or night", "311", "tel:311"],
  ["Llame al 988 a cualquier hora", "988", "tel:988"],
  ["Other days, call 211.", "211", "tel:211"],
  [
    "write to hello@circleurban.example.",
    "hello@circleurban.example",
    "mailto:hello@circleurban.example",
  ],
  ["To change it, open My giving.", "My giving", "/giving"],
  ["Para cambiarla, abra Mis donaciones.", "Mis donaciones", "/es/giving"],
])("%s", (sentence, text, href) => {
  expect(links(sentence)).toEqual([[text, href]]);
  expect(
    linkParts(sentence)
      .map((part) => part.text)
      .join(""),
  ).toBe(sentence);
});

test.each([
  "We took in $911 and 311,000 people came.",
  "From 1,988 to 2,311.",
  "Project 130 is on West 26th Street.",
  "tax ID 00-1974014",
  "FY2025, 9:00 AM to 6:00 PM",
  "My givings, or my giving",
  "",
])("nothing to tap in %j", (sentence) => {
  expect(links(sentence)).toEqual([]);
  expect(
    linkParts(sentence)
      .map((part) => part.text)
      .join(""),
  ).toBe(sentence);
});

test("several in one sentence keep their order", () => {
  expect(links("Call 911, or (773) 555-0174, or write to a@b.example")).toEqual([
    ["911", "tel:911"],
    ["(773) 555-0174", "tel:+17735550174"],
    ["a@b.example", "mailto:a@b.example"],
  ]);
});

test("a text without an end is read to its end", () => {
  // In a time that grows with its square it would take twenty minutes.
  expect(linkParts("a".repeat(3_000_000))).toHaveLength(1);
});
