import { expect, test } from "vitest";
import { filesBehind } from "#backend/content/drawn-files.ts";
import { defaultSnapshot } from "#content/snapshot.ts";

// Among the slow ones, so that an author may check words before a browser has drawn them.
test("PDFs and link pictures say what ships; if not: npm run documents, npm run share", () => {
  expect(filesBehind(defaultSnapshot).map(({ file }) => file)).toEqual([]);
});
