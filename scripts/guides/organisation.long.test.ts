import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { organisation } from "#rules/organisation.ts";
import { copyForAnother, expectFastTestsToPass } from "./another-organisation.ts";
import { drawPictures, followGuide } from "./author.ts";

const root = resolve(import.meta.dirname, "../..");

const read = (file: string) => readFileSync(join(root, file), "utf8");

/** What is ours alone. The short name stands in other words too: "Circle Builder", "Circle is …". */
const names = [
  organisation.fullName,
  organisation.phone,
  organisation.email,
  organisation.careersEmail,
  organisation.address.street,
  organisation.taxId,
];
const shortName = new RegExp(`\\b${organisation.name}(?! Builder| is running)\\b`);
const namesUs = (text: string) => shortName.test(text) || names.some((ours) => text.includes(ours));

/** What a test imports of its own kind: helpers, and not the code that it tests. */
const helpersOf = (file: string, seen = new Set<string>()): string[] => {
  if (seen.has(file)) return [];
  seen.add(file);
  const imported = [...read(file).matchAll(/from "(?:#|(?=\.))([^"]+)"/g)]
    .map(([, path = ""]) => (path.startsWith(".") ? join(dirname(file), path) : path))
    .filter((path) => /(^|\/)testing\//.test(path) && existsSync(join(root, path)));
  return imported.flatMap((helper) => [helper, ...helpersOf(helper, seen)]);
};

/**
 * Whether a test reads who we are, from the organization or from the content, or writes it out, or
 * has a helper that writes it out. One that does neither says the same whoever we are.
 */
const concerned = (file: string) =>
  namesUs(read(file)) ||
  /rules\/organisation\.ts|"\.\/organisation\.ts"|#content\//.test(read(file)) ||
  helpersOf(file).some((helper) => namesUs(read(helper)));

const concernedTests = () =>
  globSync("{app,desk,content,rules,backend,hosts,scripts,proof}/**/*.test.{ts,tsx}", { cwd: root })
    .filter((file) => !/\.(slow|long)\.test\.ts$/.test(file))
    .filter((file) => file.includes("content") || concerned(file));

test("neither another name, phone, email, address and tax ID nor edits by the guides break a fast test", () => {
  const tests = concernedTests();
  expect(tests).toEqual(expect.arrayContaining(["backend/giving/receipts/receipts.test.ts"]));
  const copy = copyForAnother();
  // Whose every fact differs also has news, people and pages of their own.
  for (const guide of ["docs/content.md", "docs/adding-a-page.md"])
    expect(followGuide(copy, guide)).toBeGreaterThan(0);
  expect(drawPictures(copy, "docs/content.md")).toBeGreaterThan(0);
  execFileSync("npm", ["run", "--silent", "note:spanish"], { cwd: copy });
  expectFastTestsToPass(copy, tests);
}, 600_000);
