import { expect, test } from "vitest";
import { factsByToken } from "#desk/pages/form/words.ts";
import type { FormField } from "#desk/pages/queries.ts";
import { findField } from "./find-field.ts";

const line: FormField = { name: "", kind: "text", label: "Line" };
const form: FormField = {
  name: "",
  kind: "group",
  label: "News",
  fields: [
    { ...line, name: "heading" },
    { ...line, name: "lead" },
    { name: "photo", kind: "picture", label: "Photo" },
    {
      name: "news",
      kind: "list",
      label: "News",
      item: {
        name: "",
        kind: "group",
        label: "Item",
        fields: [
          { ...line, name: "title" },
          { ...line, name: "button" },
        ],
      },
    },
  ],
};
const content = {
  heading: "News",
  lead: "We have {campus.acres} acres.  Come and see.",
  photo: { upload: "abcdefgh", alt: "A row of beds" },
  news: [
    { title: "Beds", button: "Read more" },
    { title: "Newsroom", button: "Read more" },
  ],
};
const facts = factsByToken([{ token: "campus.acres", label: "Acres", text: "7.5" }]);
const find = (texts: string[], nth = 0) => findField(form, content, facts, texts, nth);

test.each([
  [["We have 7.5 acres. Come and see."], "lead"],
  [["Come and see."], "lead"],
  [["NEWS"], "heading"],
  [["A row of beds"], "photo"],
  [["7.5", "We have 7.5 acres. Come and see."], "lead"],
  [["Beds"], "news.0.title"],
  [["nothing of ours"], undefined],
])("%j leads to %s", (texts, at) => {
  expect(find(texts)).toBe(at);
});

test("of several equal texts the one at the same place is meant", () => {
  expect(find(["Read more"], 1)).toBe("news.1.button");
  expect(find(["Read more"], 9)).toBe("news.1.button");
});
