import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { colors, fonts, markIcon } from "./look.ts";

const stylesheet = await readFile(new URL("../app/app.css", import.meta.url), "utf8");

const token = (name: string) => stylesheet.match(new RegExp(`--${name}: ([^;]+);`))?.[1];

/** lake700 is --color-lake-700, inkSoft is --color-ink-soft. */
const cssName = (name: string) =>
  name.replace(/([a-z])(\d)/, "$1-$2").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test.each(Object.entries(colors))("%s is the site's own %s", (name, value) => {
  expect(value).toBe(token(`color-${cssName(name)}`));
});

test.each(Object.entries(fonts))(
  "the %s type is what the site's own falls back to",
  (name, value) => {
    expect(token(`font-${name}`)).toMatch(new RegExp(`, ${value}$`));
  },
);

test("the mark is the site's own", async () => {
  const drawn = await readFile(new URL("../public/icons/mark.svg", import.meta.url), "utf8");
  const [, written = ""] = markIcon.match(/^data:image\/svg\+xml,(.*)$/) ?? [];
  expect(decodeURIComponent(written)).toBe(drawn.replace(/\n\s*/g, ""));
});
