import { expect, test } from "vitest";
import { sections } from "#desk/sections.tsx";
import { guideNames, helpFor, readGuide } from "./guides.ts";
import { blocksOf, piecesOf } from "./markdown.ts";

const guideAt = async (name: string) => {
  const text = await readGuide(name);
  expect(text, name).toBeDefined();
  return blocksOf(text ?? "");
};

/** Every address of the desk, with something in place of what is chosen. */
const addresses = sections.flatMap(({ path, screens }) =>
  screens.map((screen) => `/${[path, screen.path?.replaceAll(/:\w+|\*/g, "1")].join("/")}`),
);

test.each([...addresses, "/account"])("%s has its part of a guide", async (address) => {
  const [name = "", anchor] = helpFor(address.replace(/\/$/, "")).slice("/help/".length).split("#");
  expect(guideNames).toContain(name);
  const headings = (await guideAt(name)).filter((block) => block.kind === "heading");
  if (anchor) expect(headings.map(({ id }) => id)).toContain(anchor);
});

test("no two screens with a name of their own share a part of a guide", () => {
  const named = sections.flatMap(({ path, screens }) =>
    screens.map((screen) => `/${path}${screen.index ? "" : `/${screen.path?.replace("*", "1")}`}`),
  );
  const parts = named.filter((address) => !address.includes(":")).map(helpFor);
  expect(parts.filter((part, index) => parts.indexOf(part) !== index)).toEqual([]);
});

test("a screen has help of its own section, and only Today that of Today", () => {
  for (const { path } of sections)
    expect(helpFor(`/${path}`) === "/help/today", path).toBe(path === "");
});

test.each(guideNames)("the guide about %s is written in what the desk can show", async (name) => {
  const [title, ...blocks] = await guideAt(name);
  expect(title).toMatchObject({ kind: "heading", level: 1 });
  const texts = blocks.flatMap((block) => (block.kind === "list" ? block.items : [block.text]));
  expect(texts.length).toBeGreaterThan(2);
  for (const { kind, text } of texts.flatMap(piecesOf))
    if (kind !== "code") expect(text).not.toMatch(/[*`#|]|\]\(|^\s*(-|\d+\.) /);
});

test("a list keeps its items whole, and bold and typed words are told apart", () => {
  expect(blocksOf("1. One\n   and on.\n2. Two `x`")).toEqual([
    { kind: "list", ordered: true, items: ["One and on.", "Two `x`"] },
  ]);
  expect(piecesOf("Press **Send** or `?`.")).toEqual([
    { kind: "text", text: "Press " },
    { kind: "strong", text: "Send" },
    { kind: "text", text: " or " },
    { kind: "code", text: "?" },
    { kind: "text", text: "." },
  ]);
});
