import { basename } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { pageDataPath } from "#rules/page-data.ts";
import { open, phone, withPage } from "../browser.ts";
import { median } from "../report.ts";

type Part = "main" | "header" | "footer";

export type Journey = {
  from: string;
  to: string;
  part: Part;
  /** From the link's coming into view until all of the next page is here. */
  ahead: number;
  client: number;
  full: number;
};

/** From a page, by a link in that part of it, to the next page's heading. */
const journeys: readonly [from: string, part: Part, to: string][] = [
  ["/", "main", "/about"],
  ["/", "header", "/give"],
  ["/", "main", "/programs"],
  ["/", "main", "/contact"],
  ["/", "footer", "/events"],
  ["/about", "main", "/about/history"],
  ["/about", "main", "/about/leadership"],
  ["/about", "main", "/about/annual-report"],
  ["/about/leadership", "header", "/"],
  ["/programs", "main", "/programs/housing"],
  ["/programs", "main", "/programs/education"],
  ["/events", "main", "/events/golf"],
  ["/impact", "main", "/projects"],
  ["/impact", "main", "/give"],
  ["/volunteer", "main", "/get-involved"],
  ["/contact", "footer", "/about/board"],
  ["/news", "footer", "/programs/health"],
];

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

const linkOf = (page: Page, part: Part, to: string) =>
  page.locator(`${part} a[href="${to}"]`).filter({ visible: true }).first();

type Link = ReturnType<typeof linkOf>;

/**
 * A press of a tenth of a second, by the mouse itself: a locator's click has the page check what it
 * hits, inside the time that is measured.
 */
const press = async (page: Page, link: Link) => {
  await link.scrollIntoViewIfNeeded();
  // Of a link on two lines, the first one: between them there may be nothing to press.
  const [x, y] = await link.evaluate((element) => {
    const [{ left, top, width, height } = new DOMRect()] = element.getClientRects();
    return [left + width / 2, top + height / 2] as const;
  });
  await page.mouse.click(x, y, { delay: 100 });
};

/** Nobody looks at a link for longer; whoever presses it then waits for what has not come. */
const longestLookMs = 15_000;

/** Looks at a link until what it leads to is here; how long that took, or that it never came. */
const lookAt = async (page: Page, link: Link, to: string) => {
  const began = await page.evaluate(() => performance.now());
  await link.scrollIntoViewIfNeeded();
  const here = await page.waitForFunction(
    ([data, script, deadline]) => {
      const came = [data, script].map((part) => {
        const files = performance
          .getEntriesByType("resource")
          .filter(({ name }) => name.includes(part));
        return Math.max(...files.map(({ startTime, duration }) => startTime + duration));
      });
      const last = came.includes(-Infinity) ? Infinity : Math.max(...came);
      return (last < Infinity || performance.now() > deadline) && { last };
    },
    [pageDataPath(to), `/assets/${basename(to) || "home"}-`, began + longestLookMs] as const,
  );
  const { last } = (await here.jsonValue()) || { last: Infinity };
  return Math.max(0, last - began);
};

/** By script: until the frame after the heading has changed, by the page's own clock. */
const clickByScript = async (page: Page, link: Link) => {
  const arrival = await page.evaluateHandle(() => {
    // One that is made ready while its link is pressed is not shown yet.
    const heading = () =>
      document.querySelector('main > :not([style*="display: none"]) h1')?.textContent;
    const before = heading();
    let clicked = 0;
    addEventListener("click", (event) => (clicked = event.timeStamp), { capture: true });
    const time = new Promise<number>((resolve) => {
      const changes = new MutationObserver(() => {
        const now = heading();
        if (!now || now === before) return;
        changes.disconnect();
        requestAnimationFrame(() => window.setTimeout(() => resolve(performance.now() - clicked)));
      });
      changes.observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributeFilter: ["style"],
      });
    });
    return { time };
  });
  await press(page, link);
  // Asked at once, the page would answer before it draws.
  await setTimeout(500);
  return arrival.evaluate(({ time }) => time);
};

/** By the browser: until the next page's first paint, which has the heading. */
const clickByBrowser = async (page: Page, link: Link, to: string) => {
  await slowDown(page);
  await press(page, link);
  await page.waitForURL(`**${to}`);
  const painted = () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
  const answer = await page.waitForFunction(painted);
  return (await answer.jsonValue()) ?? Number.NaN;
};

export const compareNavigation = async (browser: Browser, address: string, runs: number) => {
  const options = { baseURL: address, ...phone, reducedMotion: "reduce" as const };
  const rows: Journey[] = [];
  for (const [from, part, to] of journeys) {
    const [ahead, client, full]: [number[], number[], number[]] = [[], [], []];
    for (let run = 0; run < runs; run++) {
      await withPage(browser, options, async (page) => {
        await open(page, from);
        await slowDown(page);
        const link = linkOf(page, part, to);
        ahead.push(await lookAt(page, link, to));
        client.push(await clickByScript(page, link));
      });
      await withPage(browser, { ...options, javaScriptEnabled: false }, async (page) => {
        await page.goto(from);
        full.push(await clickByBrowser(page, linkOf(page, part, to), to));
      });
    }
    const row = { ahead: median(ahead), client: median(client), full: median(full) };
    rows.push({ from, part, to, ...row });
    console.log(`${from} → ${to}: ${row.client.toFixed(0)} (by browser ${row.full.toFixed(0)})`);
  }
  return rows;
};
