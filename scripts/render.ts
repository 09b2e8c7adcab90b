import { chromium, type Page } from "@playwright/test";

/** Lends a page of a headless browser to the scripts that draw pictures and documents. */
export async function withPage<Result>(work: (page: Page) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
  });
  try {
    return await work(await browser.newPage());
  } finally {
    await browser.close();
  }
}
