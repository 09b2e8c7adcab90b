import { rmSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { freePort } from "./backend/testing/free-port.ts";
import { chromiumArguments, findChromium } from "./scripts/chromium.ts";
import { ownDatabase } from "./tests/own-database.ts";
import { isLong } from "./tests/swept.ts";

// Workers read this file again: what the first reading chose is kept in the environment.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_STATIC_PORT ??= String(await freePort());
if (!process.env.E2E_DATA_DIR) {
  process.env.E2E_DATA_DIR = ".cache/browser-tests/data";
  rmSync(process.env.E2E_DATA_DIR, { recursive: true, force: true });
  const { fillDataFolder } = await import("./backend/testing/made-database.ts");
  await fillDataFolder(process.env.E2E_DATA_DIR);
}
process.env.E2E_DATABASE_URL ??= (await ownDatabase()).DATABASE_URL ?? "";
const address = `http://127.0.0.1:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  ...(!isLong && { grepInvert: /@long/ }),
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Much of a test is waiting for the page: three keep two cores busy.
  workers: 3,
  // No test is about speed. A busy machine may take its time; only what never comes has failed.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : [["list"]],
  use: {
    baseURL: address,
    browserName: "chromium",
    // Half a journey is waiting for things to come to rest. What moves is tested where it says so.
    reducedMotion: "reduce",
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
    screenshot: "only-on-failure",
    // Recording every test costs a fifth of the run: `playwright test --trace on` when it helps.
    trace: "off",
  },
  webServer: {
    command: "node hosts/node/main.ts",
    url: `${address}/readyz`,
    env: {
      PORT: process.env.E2E_PORT,
      SITE_URL: address,
      DATA_DIR: process.env.E2E_DATA_DIR,
      // Without one, the embedded database of the folder.
      DATABASE_URL: process.env.E2E_DATABASE_URL,
      // Pages on another host, in static-host.spec.ts.
      ALLOWED_ORIGINS: `http://127.0.0.1:${process.env.E2E_STATIC_PORT}`,
    },
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
