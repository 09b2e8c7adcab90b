import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { organisation } from "./organisation.ts";

const root = resolve(import.meta.dirname, "..");
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

test("another name, phone, mail, address and tax ID break no fast test", () => {
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

  const { PATH, HOME } = process.env;
  const { status, stdout, stderr } = spawnSync(
    join(root, "node_modules/.bin/vitest"),
    ["run", "--mode", "fast", "--reporter=dot", "--maxWorkers=1"],
    { cwd: copy, env: { PATH, HOME, NO_COLOR: "1" }, encoding: "utf8" },
  );
  expect(status, `${stdout}\n${stderr}`.slice(-20_000)).toBe(0);
}, 600_000);
