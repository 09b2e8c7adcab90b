import { execFile, spawnSync } from "node:child_process";
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

/** Begins now, beside what waits for processes and servers, and shows its output when it is asked. */
const beside = (script: string) => {
  const ended = new Promise<{ code: number; output: string }>((resolve) => {
    const options = { maxBuffer: Number.POSITIVE_INFINITY };
    execFile("npm", ["run", "--silent", script], options, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, output: stdout + stderr }),
    );
  });
  return async () => {
    const { code, output } = await ended;
    process.stdout.write(output);
    return one(code);
  };
};

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
    // Node reads TypeScript by itself: to rewrite six hundred files first takes a fresh clone long.
    PW_DISABLE_TS_ESM: "1",
  });
  return countPlaywright(readReport(file), code);
};

const changedFiles = () => spawnSync("git", ["status", "--porcelain"]).stdout?.toString() ?? "";
const changedBefore = changedFiles();

const steps: [name: string, work: () => Promise<Result>][] = [
  ["Unit tests", unitTests],
  ["Type check", beside("typecheck")],
  ["Lint", beside("lint")],
  ["Build", beside("build")],
  ["Browser tests", browserTests],
  // An install, a build and the tests change no file that is kept.
  ["Clean copy", async () => one(changedFiles() === changedBefore ? 0 : 1)],
];

const total: Count = { passed: 0, failed: 0 };
for (const [name, work] of steps) {
  console.log(`\n=== ${name}`);
  const began = performance.now();
  const result = await work().catch((error: Error) => {
    console.error(error.message);
    return one(1);
  });
  total.passed += result.passed;
  total.failed += result.failed;
  if (result.failed > 0) failures.push(...(result.failures.length > 0 ? result.failures : [name]));
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`=== ${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
}

if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join("\n  ")}`);

process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
