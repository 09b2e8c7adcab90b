import { expect, test } from "vitest";
import { defaultSnapshot, type Snapshot } from "#content/snapshot.ts";
import { filesBehind } from "./drawn-files.ts";
import { shipped, testEditors } from "./testing/editor.ts";

const withWords = (name: string, changed: Record<string, unknown>): Snapshot => ({
  revision: 1,
  documents: { ...defaultSnapshot.documents, [name]: shipped(name, changed) },
});

const behind = (snapshot: Snapshot) => filesBehind(snapshot).map(({ file }) => file);

test("PDFs and link pictures say what ships; if not: npm run documents, npm run share", () => {
  expect(behind(defaultSnapshot)).toEqual([]);
});

test("a file is behind once its own words change, and not for those of others", () => {
  const hero = { eyebrow: "", heading: "Another heading", lead: "" };
  expect(behind(withWords("about", { hero }))).toEqual(["/share/about.jpg"]);
  expect(behind(withWords("organisation", { phone: "(773) 555-0100" }))).toEqual([
    "/documents/annual-report-fy2025.pdf",
    "/documents/form-990-sample-fy2025.pdf",
  ]);
  expect(behind(withWords("hours", { office: "By appointment" }))).toEqual([]);
});

test("the desk says before and after a publication which files keep the old words", async () => {
  const ada = await (await testEditors()).editor("Ada");
  const revision = await ada.save("organisation", shipped("organisation", { taxId: "00-1111111" }));
  const files = ["the annual report (PDF)", "the tax return (PDF)"];
  expect((await ada.changes([{ name: "organisation" }])).body.behind).toEqual(files);
  expect((await ada.list()).behind).toEqual([]);
  await ada.publish([{ name: "organisation", revision }]);
  expect((await ada.list()).behind).toEqual(files);
});
