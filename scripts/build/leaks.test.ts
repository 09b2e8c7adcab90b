import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { news } from "#content/news.ts";
import { leaksIn } from "./leaks.ts";

const built = (name: string, script: string) => {
  const folder = mkdtempSync(join(tmpdir(), "leaks-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets", name), script);
  return folder;
};
const sentence = JSON.stringify(news.defaults.hero.lead);

test("a document's text or zod in a script is found", () => {
  expect(leaksIn(built("news-1.js", `const lead=${sentence}`))).toEqual([
    `/assets/news-1.js holds “${news.defaults.hero.lead}”`,
  ]);
  expect(leaksIn(built("shared-1.js", 'e.name="ZodError"'))).toEqual([
    "/assets/shared-1.js holds zod",
  ]);
});

test("data is no script, and a script is one whatever its name", () => {
  expect(leaksIn(built("data-abc.json", sentence))).toEqual([]);
  expect(leaksIn(built("data-abc.js", `const lead=${sentence}`))).toHaveLength(1);
});
