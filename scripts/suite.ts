import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { ensureChromium } from "./chromium.ts";
import { type Count, countPlaywright, countVitest, one, type Result } from "./count.ts";
import { run } from "./run.ts";

process.chdir(resolve(import.meta.dirname, ".."));
// Hundreds of processes start in a run, and most of a start is compiling what the one before did.
process.env.NODE_COMPILE_CACHE ??= resolve(".cache/compiled");

const reports = ".cache/reports";
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const report = (name: string) => join(reports, name);
const readReport = (file: string) =>
  existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;

const failures: string[] = [];

const npmScript = (name: string) => async () =>
  one(await run("npm", ["run", "--silent", name], { beside: true }));

const unitTests = async () => {
  const file = report("unit.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const code = await run("vitest", ["run", ...reporters], { beside: true });
  return countVitest(readReport(file), code);
};

const browserTests = async () => {
  const file = report("browser.json");
  const env = { CHROMIUM_PATH: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const code = await run("playwright", ["test"], { env, beside: true });
  return countPlaywright(readReport(file), code);
};

const changedFiles = () => spawnSync("git", ["status", "--porcelain"]).stdout?.toString() ?? "";
const changedBefore = changedFiles();

type Step = [name: string, work: () => Promise<Result>];

/**
 * What stands in one row runs side by side: tests wait for servers, timers and pages, and alone
 * they leave much of two processors idle.
 */
const rows: Step[][] = [
  [
    ["Type check", npmScript("typecheck")],
    ["Lint", npmScript("lint")],
    ["Build", npmScript("build")],
  ],
  [
    ["Unit tests", unitTests],
    ["Browser tests", browserTests],
  ],
  // An install, a build and the tests change no file that is kept.
  [["Clean copy", async () => one(changedFiles() === changedBefore ? 0 : 1)]],
];

const seconds = (since: number) => `${Math.round((performance.now() - since) / 1000)} s`;

const total: Count = { passed: 0, failed: 0 };

const take = async ([name, work]: Step) => {
  const began = performance.now();
  const result = await work().catch((error: Error) => {
    console.error(error.message);
    return one(1);
  });
  total.passed += result.passed;
  total.failed += result.failed;
  if (result.failed > 0) failures.push(...(result.failures.length > 0 ? result.failures : [name]));
  console.log(
    `\n=== ${name}: ${result.passed} passed, ${result.failed} failed (${seconds(began)})`,
  );
};

const began = performance.now();
for (const row of rows) {
  console.log(`\n=== ${row.map(([name]) => name).join(", ")}`);
  await Promise.all(row.map(take));
}

if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join("\n  ")}`);

process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\nIn ${seconds(began)}:\n${total.passed} passed, ${total.failed} failed`);
