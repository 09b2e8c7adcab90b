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

/** A press of a tenth of a second, as a finger's or a mouse's. */
const press = (page: Page, to: string) =>
  page.locator(`main a[href="${to}"]`).first().click({ delay: 100, noWaitAfter: true });

/** By script: until the frame after the heading has changed, by the page's own clock. */
const clickByScript = async (page: Page, to: string) => {
  await slowDown(page);
  const arrival = await page.evaluateHandle(() => {
    const before = document.querySelector("h1")?.textContent;
    let clicked = 0;
    addEventListener("click", (event) => (clicked = event.timeStamp), { capture: true });
    const time = new Promise<number>((resolve) => {
      const changes = new MutationObserver(() => {
        const now = document.querySelector("h1")?.textContent;
        if (!now || now === before) return;
        changes.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clicked)));
      });
      changes.observe(document, { subtree: true, childList: true, characterData: true });
    });
    return { time };
  });
  await press(page, to);
  return arrival.evaluate(({ time }) => time);
};

/** By the browser: until the next page's first paint, which has the heading. */
const clickByBrowser = async (page: Page, to: string) => {
  await slowDown(page);
  await press(page, to);
  await page.waitForURL(`**${to}`);
  const painted = () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
  const answer = await page.waitForFunction(painted);
  return (await answer.jsonValue()) ?? Number.NaN;
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
          return clickByScript(page, to);
        }),
      );
      full.push(
        await withPage(browser, { ...options, javaScriptEnabled: false }, async (page) => {
          await page.goto(from);
          return clickByBrowser(page, to);
        }),
      );
    }
    rows.push({ from, to, client: median(client), full: median(full) });
  }
  return rows;
};
