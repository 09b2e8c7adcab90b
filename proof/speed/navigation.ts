import type { Browser, Page } from "@playwright/test";
import { open, phone, withPage } from "../browser.ts";
import { median } from "../report.ts";

export type Journey = { from: string; to: string; client: number; full: number };

/** From a page, by a link in its main part, to the next page's heading. */
const journeys = [
  ["/", "/programs"],
  ["/about", "/about/history"],
  ["/about", "/about/leadership"],
  ["/programs", "/programs/housing"],
  ["/events", "/events/golf"],
  ["/impact", "/give"],
] as const;

/** Lighthouse's slow connection and processor, applied while measuring. */
const slowDown = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
};

const clickToHeading = async (page: Page, to: string) => {
  await slowDown(page);
  const before = await page.locator("h1").textContent();
  const link = page.locator(`main a[href="${to}"]`).first();
  await link.scrollIntoViewIfNeeded();
  const start = performance.now();
  await link.click({ noWaitAfter: true });
  await page.waitForURL(`**${to}`, { waitUntil: "commit" });
  await page
    .locator("h1")
    .filter({ hasNotText: before ?? "" })
    .first()
    .waitFor();
  return performance.now() - start;
};

export const compareNavigation = async (browser: Browser, address: string, runs: number) => {
  const rows: Journey[] = [];
  for (const [from, to] of journeys) {
    const client: number[] = [];
    const full: number[] = [];
    for (let run = 0; run < runs; run++) {
      const options = { baseURL: address, ...phone, reducedMotion: "reduce" as const };
      client.push(
        await withPage(browser, options, async (page) => {
          await open(page, from);
          return clickToHeading(page, to);
        }),
      );
      full.push(
        await withPage(browser, { ...options, javaScriptEnabled: false }, async (page) => {
          await page.goto(from);
          return clickToHeading(page, to);
        }),
      );
    }
    rows.push({ from, to, client: median(client), full: median(full) });
  }
  return rows;
};
