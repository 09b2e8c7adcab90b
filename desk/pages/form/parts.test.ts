import { expect, test } from "vitest";
import type { FormField } from "#desk/pages/queries.ts";
import { partsOf } from "./parts.ts";

const field = (name: string, facts: Partial<FormField> = {}): FormField => ({
  name,
  kind: "text",
  label: name,
  ...facts,
});

test("what only search engines read comes after everything on the page", () => {
  const parts = partsOf([
    field("page", { kind: "group", last: true }),
    field("hero", { kind: "group" }),
    field("picture"),
    field("caption"),
  ]);
  expect(parts.map(({ fields }) => fields.map(({ name }) => name))).toEqual([
    ["hero"],
    ["picture", "caption"],
    ["page"],
  ]);
});
