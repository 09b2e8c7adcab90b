import { describe, expect, test } from "vitest";
import { documents } from "#content/documents.ts";
import { notFound } from "#content/not-found.ts";
import { shipped } from "#content/snapshot.ts";
import { suggestionsFor as suggestions } from "./suggestions.ts";

const content = shipped(notFound);
const suggestionsFor = (path: string) => suggestions(content, path);
const absentPaths = content.absent.map(({ path }) => path);
const paths = documents.flatMap(({ path }) => path ?? []);
const hrefs = (links: readonly { href: string }[]) =>
  links.map(({ href }) => href.replace(/[?#].*/, ""));

describe("a missing path", () => {
  test.each([...absentPaths, "/nowhere", "/programs/tutoring", "/constructor", "/", ""])(
    "“%s” gets suggestions that are pages",
    (path) => {
      const suggested = hrefs(suggestionsFor(path));
      expect(suggested).not.toEqual([]);
      expect(paths).toEqual(expect.arrayContaining(suggested));
    },
  );

  test("gets what stands nearest first, however it is written", () => {
    for (const path of ["/get-involved/volunteer", "/Get-Involved/Volunteer/"])
      expect(suggestionsFor(path)[0]?.href).toBe("/volunteer");
    expect(suggestionsFor("/programs/tutoring")[0]?.href).toBe("/programs");
    expect(suggestionsFor("/constructor")).toEqual(suggestionsFor("/nowhere"));
  });
});
