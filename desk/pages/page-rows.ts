import { matching } from "./matching.ts";
import type { ListedDocument } from "./queries.ts";

/** One line of the list: an entry, and the same in Spanish where that is written by itself. */
export type PageRow = { document: ListedDocument; spanish: ListedDocument | undefined };

const spanishName = (name: string) => `es/${name}`;

export const rowsOf = (documents: readonly ListedDocument[]): PageRow[] => {
  const named = new Map(documents.map((document) => [document.name, document]));
  const twins = new Set(documents.map(({ name }) => spanishName(name)));
  return documents
    .filter(({ name }) => !twins.has(name))
    .map((document) => ({ document, spanish: named.get(spanishName(document.name)) }));
};

/** A line is found by what either of the two says. */
export const rowsMatching = (rows: readonly PageRow[], q: string) =>
  rows.filter(
    ({ document, spanish }) => matching(spanish ? [document, spanish] : [document], q).length > 0,
  );

/** The menus at the top of the site, and the pages of each by the first word of their names. */
const menus: readonly [menu: string, pages: readonly string[]][] = [
  ["", ["home"]],
  ["About", ["about"]],
  ["Programs", ["programs", "projects", "impact"]],
  ["Events", ["events", "news"]],
  ["Contact", ["contact", "help", "get-involved", "volunteer"]],
  ["Donate", ["give", "donation-success"]],
];
const elsewhere = "Other pages";

const menuOf = ({ group, name }: ListedDocument) => {
  if (group !== "Pages") return "";
  const [first = ""] = name.split("/");
  return menus.find(([, pages]) => pages.includes(first))?.[0] ?? elsewhere;
};

/** The lines of a group as the site's menus have them; "" is above all menus. */
export const byMenu = (rows: readonly PageRow[]) =>
  [...menus.map(([menu]) => menu), elsewhere]
    .map((menu) => ({ menu, rows: rows.filter(({ document }) => menuOf(document) === menu) }))
    .filter((part) => part.rows.length > 0);
