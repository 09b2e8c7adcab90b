import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished } from "vitest";
import { organisation } from "#rules/organisation.ts";
import { copyRepository, linkPackages } from "./copy.ts";

const root = resolve(import.meta.dirname, "../..");

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

/** A copy of the repository in which somebody else has put their own facts. */
export const copyForAnother = () => {
  const copy = mkdtempSync(join(tmpdir(), "circle-another-"));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  copyRepository(copy);
  linkPackages(copy);
  const file = join(copy, "rules/organisation.ts");
  let text = readFileSync(file, "utf8");
  for (const [ours, theirs] of Object.entries(another)) {
    expect(text).toContain(ours);
    text = text.replaceAll(ours, theirs);
  }
  writeFileSync(file, text);
  return copy;
};

export const expectFastTestsToPass = (copy: string, tests: string[]) => {
  // A name that fits no file would be passed over in silence.
  for (const test of tests) expect(existsSync(join(copy, test)), test).toBe(true);
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const { status, stdout, stderr } = spawnSync(
    join(root, "node_modules/.bin/vitest"),
    ["run", "--mode", "fast", "--reporter=dot", "--maxWorkers=1", ...tests],
    { cwd: copy, env: { PATH, HOME, NODE_COMPILE_CACHE, NO_COLOR: "1" }, encoding: "utf8" },
  );
  expect(status, `${stdout}\n${stderr}`.slice(-20_000)).toBe(0);
};
