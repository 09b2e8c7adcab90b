import { expect, test } from "vitest";
import { documents } from "#content/documents.ts";
import { byMenu, rowsMatching, rowsOf } from "./page-rows.ts";
import type { ListedDocument } from "./queries.ts";

const listed = documents.map(
  ({ name, title, group }): ListedDocument => ({
    name,
    title,
    group,
    state: "default",
    published: 0,
    publishedAt: null,
    publishedBy: null,
    draft: null,
    schedule: null,
    outdatedSpanish: 0,
    missingSpanish: name === "es/help" ? 3 : 0,
    problem: null,
  }),
);
const rows = rowsOf(listed);

test("every entry has one line, and what is written in Spanish stands in the line of its English", () => {
  const english = documents.filter((document) => !document.english);
  expect(rows.map(({ document }) => document.name)).toEqual(english.map(({ name }) => name));
  const beside = rows.flatMap(({ spanish }) => spanish?.name ?? []);
  expect(beside.toSorted()).toEqual(
    documents.flatMap(({ name, english: of }) => (of ? name : [])).toSorted(),
  );
});

test("pages stand under the menus of the site", () => {
  const pages = byMenu(rows.filter(({ document }) => document.group === "Pages"));
  expect(pages.map(({ menu }) => menu)).toEqual([
    "",
    "About",
    "Programs",
    "Events",
    "Contact",
    "Donate",
    "Other pages",
  ]);
  const others = pages.at(-1)?.rows.map(({ document }) => document.name);
  expect(others).toEqual(["not-found", "privacy", "terms", "accessibility"]);
});

test("a line is found by its Spanish, too", () => {
  const found = (q: string) => rowsMatching(rows, q).map(({ document }) => document.name);
  expect(found("help not translated")).toEqual(["help"]);
  expect(found("board of directors")).toEqual(["about/board"]);
});
