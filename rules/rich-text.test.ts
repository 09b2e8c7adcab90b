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
