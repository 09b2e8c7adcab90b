import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { blocksIn, settingsIn, variantsOf } from "./blocks.ts";
import { notRun } from "./not-run.ts";
import { plan } from "./plan.ts";
import { pasted, stepsIn } from "./steps.ts";

const root = resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const guides = Object.keys(plan);

test.each(guides)("%s: every section with something to type has a test that types it", (guide) => {
  const sections = new Set(blocksIn(read(guide)).map(({ section }) => section));
  expect(Object.keys(plan[guide] ?? {})).toEqual([...sections]);
  for (const [section, file] of Object.entries(plan[guide] ?? {}))
    expect(read(file).includes(`"${section}"`), `${section} in ${file}`).toBe(true);
});

test.each(["docs/adding-a-page.md", "docs/content.md"])(
  "%s: every line to paste under is there",
  (guide) => {
    const files = new Map<string, string>();
    const steps = stepsIn(read(guide));
    expect(steps.length).toBeGreaterThan(3);
    for (const step of steps) {
      const { file, block } = step;
      const before = () => files.get(file) ?? read(file);
      files.set(file, step.kind === "write" ? block : pasted(before(), step.under, block));
    }
  },
);

test.each(notRun)("not run as it stands: $line, because $because", ({ line }) => {
  const lines = guides.flatMap((guide) => blocksIn(read(guide))).flatMap((block) => block.lines);
  expect(lines.some((typed) => line.test(typed))).toBe(true);
});

test("blocks are read with their heading, settings by name, and brackets both ways", () => {
  const [commands, settings] = blocksIn(
    "# A\n\n## B\n```\none\n\ntwo\n```\n\n   ```\n   X=1\n   ```\n",
  );
  expect(commands).toEqual({ section: "B", lines: ["one", "two"] });
  expect(settings && settingsIn(settings)).toEqual({ X: "1" });
  expect(commands && settingsIn(commands)).toBeUndefined();
  expect(variantsOf("send [--all [--again]]")).toEqual([
    "send",
    "send --all",
    "send --all --again",
  ]);
});
