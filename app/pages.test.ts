import { expect, test } from "vitest";
import { documents } from "#content/documents.ts";
import { legalDocuments } from "#content/legal.ts";
import { paths } from "#content/site-map.ts";
import { isPage, listedPath, pages } from "./pages.ts";

const legalPaths = Object.values(legalDocuments).map(({ path }) => path ?? "");

test("every page has a document of its own or is made from data, and every document with a path a page", () => {
  const documented = documents.flatMap(({ path, english }) => (english ? [] : (path ?? [])));
  const single = Object.keys(pages).filter((path) => !path.endsWith("/*"));
  expect(single.sort()).toEqual(documented.sort());
});

test("a page made from data is listed by its star", () => {
  expect(listedPath("/news/raised-beds/")).toBe("/news/*");
  expect(isPage("/news/raised-beds")).toBe(true);
  expect(listedPath("/give/winter-coats")).toBe("/give/*");
  expect(listedPath("/give/ways/stock")).toBe("/give/ways/*");
});

const spanishPaths = documents
  .flatMap(({ path, english }) => (english ? (path ?? []) : []))
  .filter((path) => path !== "/es/404");

test("a Spanish page is listed as the English one, and there is none without a document", () => {
  expect(listedPath("/es")).toBe("/");
  expect(listedPath("/es/programs/")).toBe("/programs");
  for (const none of ["/es/about", "/es/news/raised-beds", "/espa", "/es/es"])
    expect(listedPath(none)).toBe("/404");
});

test.each([...paths, ...legalPaths, ...spanishPaths])(
  "%s can be shown by script, also with a slash at its end",
  (path) => {
    expect(isPage(path)).toBe(true);
    expect(isPage(`${path.replace(/\/$/, "")}/`)).toBe(true);
  },
);

test.each([
  "/nothing",
  "/news/blog",
  "/news/newsletters/",
  "/news/2026/raised-beds",
  "/about/nothing",
  "//example.com",
  "*",
  "/documents/report.pdf",
  "/desk",
  "/404",
  "/es/404",
])("%s is left to the browser", (path) => {
  expect(isPage(path)).toBe(false);
  expect(listedPath(path)).toBe("/404");
});
