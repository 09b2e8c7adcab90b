import { expect, test } from "vitest";
import { byMenu, rowsMatching, rowsOf } from "./page-rows.ts";
import type { ListedDocument } from "./queries.ts";

const named: [name: string, title: string, group?: ListedDocument["group"]][] = [
  ["frame", "Menus and footer", "Every page"],
  ["home", "Home"],
  ["about", "About Us"],
  ["about/board", "Board of Directors"],
  ["programs", "Programs"],
  ["projects", "Projects"],
  ["events", "Events"],
  ["contact", "Contact"],
  ["help", "Help"],
  ["give", "Donate"],
  ["not-found", "Page not found"],
  ["privacy", "Privacy Policy"],
  ["es/home", "Home in Spanish"],
  ["es/help", "Help in Spanish"],
];
const listed = named.map(
  ([name, title, group = "Pages"]): ListedDocument => ({
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
  expect(rows.map(({ document }) => document.name)).toEqual(
    named.flatMap(([name]) => (name.startsWith("es/") ? [] : name)),
  );
  expect(rows.flatMap(({ spanish }) => spanish?.name ?? [])).toEqual(["es/home", "es/help"]);
});

test("pages stand under the menus of the site", () => {
  const pages = byMenu(rows.filter(({ document }) => document.group === "Pages"));
  const namesUnder = Object.fromEntries(
    pages.map(({ menu, rows: own }) => [menu, own.map(({ document }) => document.name)]),
  );
  expect(namesUnder).toEqual({
    "": ["home"],
    About: ["about", "about/board"],
    Programs: ["programs", "projects"],
    Events: ["events"],
    Contact: ["contact", "help"],
    Donate: ["give"],
    "Other pages": ["not-found", "privacy"],
  });
});

test("a line is found by its Spanish, too", () => {
  const found = (q: string) => rowsMatching(rows, q).map(({ document }) => document.name);
  expect(found("help not translated")).toEqual(["help"]);
  expect(found("board of directors")).toEqual(["about/board"]);
});
