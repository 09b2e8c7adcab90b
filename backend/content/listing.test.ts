import { expect, test } from "vitest";
import { documents } from "#content/documents.ts";
import { pagesFor } from "./listing.ts";

test("a document is looked at first on its own page, or on the one that shows most of it", () => {
  expect(pagesFor("golf-classic")[0]).toEqual({ path: "/events/golf", title: "Golf Classic" });
  expect(pagesFor("news")[0]?.path).toBe("/news");
  expect(pagesFor("frame")[0]?.path).toBe("/");
});

test("every page can be chosen by its title, and none twice", () => {
  const pages = documents.filter(({ path }) => path);
  for (const { name, seenOn } of documents) {
    const shown = pagesFor(name);
    expect(new Set(shown.map(({ path }) => path)).size).toBe(pages.length);
    expect(shown[0]?.path).toBe(documents.find((one) => one.name === name)?.path ?? seenOn ?? "/");
    for (const { title } of shown) expect(title).not.toContain("/");
  }
});
