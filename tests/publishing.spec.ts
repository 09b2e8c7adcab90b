import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";

const run = promisify(execFile);

// In a process of its own: here every module is rewritten before it runs, and the small scripts
// that pages carry are the source of functions.
test("what is drawn while the site runs is byte for byte what the build wrote", async () => {
  const { stdout } = await run(process.execPath, ["hosts/node/testing/compare-drawn.ts", "build"]);
  const { failed, drawn, other } = JSON.parse(stdout);
  expect(failed).toEqual([]);
  expect(drawn).toBeGreaterThan(2 * 27);
  expect(other).toEqual([]);
});
