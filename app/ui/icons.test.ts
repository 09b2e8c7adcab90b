import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { iconNames } from "#content/icons.ts";

test("every icon the content may name is in the drawing", () => {
  const drawing = readFileSync("app/ui/icons.svg", "utf8");
  const missing = iconNames.filter((name) => !drawing.includes(`<symbol id="${name}"`));
  expect(missing).toEqual([]);
});
