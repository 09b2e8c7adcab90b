import { chromium, type Page } from "@playwright/test";
import { chromiumArguments, findChromium } from "./chromium.ts";

/** Lends a page of a headless browser to the scripts that draw pictures and documents. */
export async function withPage<Result>(work: (page: Page) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
  });
  try {
    return await work(await browser.newPage());
  } finally {
    await browser.close();
  }
}
