import { chromium, type Page } from "@playwright/test";
import { chromiumArguments, ensureChromium } from "../chromium.ts";

/** Opens an address as a visitor does, until its scripts have taken the page over, and acts there. */
export const openInBrowser = async (address: string, act?: (page: Page) => Promise<void>) => {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumArguments,
  });
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on("pageerror", ({ message }) => complaints.push(message));
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    await page.goto(address);
    await page.getByRole("region", { name: "Notifications" }).waitFor({ state: "attached" });
    await act?.(page);
    return { heading: await page.locator("h1").innerText(), complaints };
  } finally {
    await browser.close();
  }
};
