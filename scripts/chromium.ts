import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** The one without a window does the same work in two thirds of the time. */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];

/**
 * Browsers hear the last such list only, so this one repeats what Playwright turns off and tests feel. The last
 * name is ours: a renderer kept ready for the next page is started for nobody when each test opens one page.
 */
const turnedOff = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "SpareRendererForSitePerProcess",
];

/** How the browser starts: headless, in containers, and without asking anybody for anything. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  `--disable-features=${turnedOff.join(",")}`,
];

const onPath = () =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));

/** CHROMIUM_PATH, the system's, or the one Playwright keeps. */
export const findChromium = (): string | undefined => {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`);
    return named;
  }
  const kept = chromium.executablePath();
  return onPath() ?? (existsSync(kept) ? kept : undefined);
};

const install = () => {
  const run = (...args: string[]) =>
    spawnSync("apt-get", args, {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0;
  console.log("Installing Chromium…");
  run("update", "-qq");
  return ["chromium-headless-shell", "chromium"].some((name) =>
    run("install", "-y", "-qq", "--no-install-recommends", name),
  );
};

/** Finds a Chromium, and installs one where it may. */
export const ensureChromium = (): string => {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get") && install()) {
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error("The browser tests need a Chromium: install one, or name it in CHROMIUM_PATH.");
};
