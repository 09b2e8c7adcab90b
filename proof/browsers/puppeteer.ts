import puppeteer, { type LaunchOptions } from "puppeteer-core";
import { chromiumArguments, ensureChromium } from "../../scripts/chromium.ts";
import { ensurePackage } from "./debian.ts";
import type { Engine } from "./engine.ts";

const drive = async (name: string, options: LaunchOptions): Promise<Engine> => {
  const browser = await puppeteer.launch({ headless: true, ...options });
  const page = await browser.newPage();
  let found: string[] = [];
  page.on("console", (message) => message.type() === "error" && found.push(message.text()));
  page.on("pageerror", (error) => found.push(String(error)));
  return {
    name,
    version: (await browser.version()).replace(/^\D*/, ""),
    resize: (width, height) => page.setViewport({ width, height }),
    async visit(address) {
      await page.goto(address, { waitUntil: "load" });
    },
    value: (expression) => page.evaluate(expression) as Promise<never>,
    click: (selector) => page.locator(selector).click(),
    async type(selector, text) {
      await page.focus(selector);
      await page.keyboard.type(text);
    },
    press: (key) => page.keyboard.press(key),
    async errors() {
      const now = found;
      found = [];
      return now;
    },
    close: () => browser.close(),
  };
};

export const startChromium = () =>
  drive("Chromium", { executablePath: ensureChromium(), args: chromiumArguments });

export const startFirefox = async () => {
  const executablePath = ensurePackage("firefox-esr", "/usr/bin/firefox-esr");
  return drive("Firefox", { browser: "firefox", executablePath });
};
