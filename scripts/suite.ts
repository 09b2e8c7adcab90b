import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { ensureChromium } from "./chromium.ts";
import {
  afterSecondTry,
  type Count,
  countPlaywright,
  countVitest,
  one,
  type Result,
} from "./count.ts";
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

/** Beyond so many something is broken, and a second try says nothing. */
const fewFailures = 5;
const passedAlone: string[] = [];
const failures: string[] = [];

/**
 * Browsers, servers and databases share two cores: what fails there is tried once more with the
 * machine to itself. Only what fails again has failed, and what did not is named at the end.
 */
const withSecondTry = async (work: (only?: string[]) => Promise<Result>): Promise<Result> => {
  const first = await work();
  if (first.files.length === 0 || first.failed > fewFailures) return first;
  console.log(`\n=== Once more, alone:\n${first.failures.join("\n")}`);
  const { result, mended } = afterSecondTry(first, await work(first.files));
  passedAlone.push(...mended);
  return result;
};

const unitTests = async (only: string[] = []) => {
  const file = report(`unit${only.length}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const alone = only.length > 0 ? ["--maxWorkers=1"] : [];
  const code = await run("vitest", ["run", ...only, ...alone, ...reporters]);
  return countVitest(readReport(file), code);
};

const browserTests = async (only: string[] = []) => {
  const file = report(`browser${only.length}.json`);
  const alone = only.length > 0 ? ["--workers=1"] : [];
  const code = await run("playwright", ["test", ...only, ...alone], {
    CHROMIUM_PATH: ensureChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  return countPlaywright(readReport(file), code);
};

const steps: [name: string, work: () => Promise<Result>][] = [
  ["Type check", async () => one(await run("npm", ["run", "--silent", "typecheck"]))],
  ["Lint", async () => one(await run("npm", ["run", "--silent", "lint"]))],
  ["Unit tests", () => withSecondTry(unitTests)],
  ["Build", async () => one(await run("npm", ["run", "--silent", "build"]))],
  ["Browser tests", () => withSecondTry(browserTests)],
];

const total: Count = { passed: 0, failed: 0 };
for (const [name, work] of steps) {
  console.log(`\n=== ${name}`);
  const result = await work().catch((error: Error) => {
    console.error(error.message);
    return one(1);
  });
  total.passed += result.passed;
  total.failed += result.failed;
  if (result.failed > 0) failures.push(...(result.failures.length > 0 ? result.failures : [name]));
  console.log(`=== ${name}: ${result.passed} passed, ${result.failed} failed`);
}

const list = (title: string, names: string[]) => {
  if (names.length > 0) console.log(`\n${title}:\n${names.map((name) => `  ${name}`).join("\n")}`);
};
list("Passed only when tried again, alone", passedAlone);
list("Failed", failures);

process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
