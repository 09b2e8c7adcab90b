import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { ensureChromium } from "./chromium.ts";
import { type Count, countPlaywright, countVitest } from "./count.ts";
import { run } from "./run.ts";

process.chdir(resolve(import.meta.dirname, ".."));

const reports = ".cache/reports";
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const report = (name: string) => join(reports, name);
const readReport = (file: string) =>
  existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;

const one = (code: number): Count =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

const unitTests = async () => {
  const file = report("unit.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const code = await run("vitest", ["run", ...reporters]);
  return countVitest(readReport(file), code);
};

const browserTests = async () => {
  const file = report("browser.json");
  const code = await run("playwright", ["test"], {
    CHROMIUM_PATH: ensureChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  return countPlaywright(readReport(file), code);
};

const steps: [name: string, work: () => Promise<Count>][] = [
  ["Type check", async () => one(await run("npm", ["run", "--silent", "typecheck"]))],
  ["Lint", async () => one(await run("npm", ["run", "--silent", "lint"]))],
  ["Unit tests", unitTests],
  ["Build", async () => one(await run("npm", ["run", "--silent", "build"]))],
  ["Browser tests", browserTests],
];

const total: Count = { passed: 0, failed: 0 };
for (const [name, work] of steps) {
  console.log(`\n=== ${name}`);
  const count = await work().catch((error: Error) => {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  });
  total.passed += count.passed;
  total.failed += count.failed;
  console.log(`=== ${name}: ${count.passed} passed, ${count.failed} failed`);
}

process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
