import { expect, test } from "vitest";
import { shipped, testEditors } from "#backend/testing/content/editor.ts";
import { about } from "#content/about.ts";
import { drawnFiles } from "#content/drawn-files.ts";
import { defaultSnapshot, type Snapshot } from "#content/snapshot.ts";
import { filesBehind, noteOf } from "./drawn-files.ts";

const withWords = (name: string, changed: Record<string, unknown>): Snapshot => ({
  revision: 1,
  documents: { ...defaultSnapshot.documents, [name]: shipped(name, changed) },
});

const hero = { ...about.defaults.hero, heading: "Another heading" };

/** What was drawn last is what ships, whether or not somebody has just changed that. */
const drawn = Object.fromEntries(
  drawnFiles(defaultSnapshot).map(({ file, words }) => [file, noteOf(words)]),
);
const behind = (snapshot: Snapshot) => filesBehind(snapshot, drawn).map(({ file }) => file);

test("a file is behind once its own words change, and not for those of others", () => {
  expect(behind(defaultSnapshot)).toEqual([]);
  expect(behind(withWords("about", { hero }))).toEqual(["/share/about.jpg"]);
  expect(behind(withWords("organisation", { phone: "(773) 555-0100" }))).toEqual([
    "/documents/annual-report-fy2025.pdf",
    "/documents/form-990-sample-fy2025.pdf",
  ]);
  expect(behind(withWords("hours", { office: "By appointment" }))).toEqual([]);
});

test("the desk says before and after a publication which files keep the old words", async () => {
  const ada = await (await testEditors()).editor("Ada");
  const revision = await ada.save("about", shipped("about", { hero }));
  const file = "the picture that shared links to /about show";
  // Whoever has another name than ours has every picture behind before anybody publishes.
  const before = (await ada.list()).behind;
  const { behind } = (await ada.changes([{ name: "about" }])).body;
  expect(behind).toEqual(before.includes(file) ? [] : [file]);
  await ada.publish([{ name: "about", revision }]);
  expect((await ada.list()).behind).toContain(file);
});
