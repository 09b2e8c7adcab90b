import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { organisation } from "#rules/organisation.ts";
import { drawPictures, followGuide } from "./author.ts";

const root = resolve(import.meta.dirname, "../..");
const leftOut = [".git", ".cache", "build", "data", "node_modules", "test-results"];

/** Somebody else, whose every fact differs from ours. */
const another: Record<string, string> = {
  [organisation.fullName]: "Harbor House of Duluth",
  [`"${organisation.name}"`]: '"Harbor"',
  [organisation.phone]: "(218) 555-0142",
  [organisation.email]: "office@harborhouse.example",
  [organisation.careersEmail]: "jobs@harborhouse.example",
  [organisation.address.street]: "9 Quay Street",
  [`"${organisation.address.city}"`]: '"Duluth"',
  [`"${organisation.address.state}"`]: '"MN"',
  [organisation.address.zip]: "55802",
  [organisation.taxId]: "00-2003117",
};

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
    .filter((file) => !file.endsWith(".slow.test.ts"))
    .filter((file) => file.includes("content") || concerned(file));

test("neither another name, phone, mail, address and tax ID nor edits by the guides break a fast test", () => {
  const tests = concernedTests();
  expect(tests).toEqual(expect.arrayContaining(["backend/giving/receipts.test.ts"]));
  const copy = mkdtempSync(join(tmpdir(), "circle-another-"));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  cpSync(root, copy, {
    recursive: true,
    filter: (source) => !leftOut.some((name) => source === join(root, name)),
  });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));

  const file = join(copy, "rules/organisation.ts");
  let text = readFileSync(file, "utf8");
  for (const [ours, theirs] of Object.entries(another)) {
    expect(text).toContain(ours);
    text = text.replaceAll(ours, theirs);
  }
  writeFileSync(file, text);

  // Whose every fact differs also has news, people and pages of their own.
  for (const guide of ["docs/content.md", "docs/adding-a-page.md"])
    expect(followGuide(copy, guide)).toBeGreaterThan(0);
  expect(drawPictures(copy, "docs/content.md")).toBeGreaterThan(0);

  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const { status, stdout, stderr } = spawnSync(
    join(root, "node_modules/.bin/vitest"),
    ["run", "--mode", "fast", "--reporter=dot", "--maxWorkers=1", ...tests],
    { cwd: copy, env: { PATH, HOME, NODE_COMPILE_CACHE, NO_COLOR: "1" }, encoding: "utf8" },
  );
  expect(status, `${stdout}\n${stderr}`.slice(-20_000)).toBe(0);
}, 600_000);
