import { expect, test } from "vitest";
import { linksIn, richParts } from "./rich-text.ts";

test("bold words, links, lists and paragraphs are what they look like", () => {
  expect(richParts("Come **soon**\nto [us](/contact).\n\n- one\n- **two**\nAfter it")).toEqual([
    {
      kind: "paragraph",
      lines: [
        [{ text: "Come " }, { text: "soon", bold: true }],
        [{ text: "to " }, { text: "us", href: "/contact" }, { text: "." }],
      ],
    },
    { kind: "list", lines: [[{ text: "one" }], [{ text: "two", bold: true }]] },
    { kind: "paragraph", lines: [[{ text: "After it" }]] },
  ]);
});

test.each(["2 ** 3 ** 4", "[words] (apart)", "[](/give)", "** **", "a - b"])(
  "%s stays as it is typed",
  (text) => {
    expect(richParts(text)).toEqual([{ kind: "paragraph", lines: [[{ text }]] }]);
    expect(linksIn(text)).toEqual([]);
  },
);

test("an address that is typed is a link, without what ends its sentence", () => {
  expect(richParts("See https://www.example.org/a?b=1. Or www.example.org, **today**")).toEqual([
    {
      kind: "paragraph",
      lines: [
        [
          { text: "See " },
          { text: "https://www.example.org/a?b=1", href: "https://www.example.org/a?b=1" },
          { text: ". Or " },
          { text: "www.example.org", href: "https://www.example.org" },
          { text: ", " },
          { text: "today", bold: true },
        ],
      ],
    },
  ]);
  expect(linksIn("[www.example.org](/give)")).toEqual(["/give"]);
  expect(linksIn("https:// and wwww.example.org and awww.example.org")).toEqual([]);
});
