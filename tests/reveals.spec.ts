import { expect, type Locator, type Page, test } from "@playwright/test";
import { long, swept } from "./swept.ts";
import { visit } from "./visit.ts";

test.use({ reducedMotion: "no-preference" });

/** Scrolls until the given share of the band stands above the lower edge of the window. */
const showShare = (band: Locator, share: number) =>
  band.evaluate((element, part) => {
    const { top, height } = element.getBoundingClientRect();
    scrollBy({ top: top + height * part - innerHeight, behavior: "instant" });
    // Two frames later the browser has told what is in view.
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, share);

for (const [path, band] of [
  ["/", "#initiatives"],
  ["/events/golf", "section[aria-labelledby=details]"],
  ["/events/golf", "section[aria-labelledby=sponsorship]"],
  ["/events/golf", "#awards"],
  ["/events/golf", "section[aria-labelledby=closing]"],
] as const)
  test(
    `${band} of ${path} appears when a tenth of the section is visible`,
    long,
    async ({ page }) => {
      await visit(page, path);
      const section = page.locator(band);
      const item = section.locator("[data-reveal]").first();
      await expect(item).toHaveAttribute("data-reveal", "waiting");
      await showShare(section, 0.08);
      await expect(item).toHaveAttribute("data-reveal", "waiting");
      await showShare(section, 0.12);
      await expect(item).toHaveAttribute("data-reveal", "shown");
    },
  );

test("cards that wait are hidden at once and together", async ({ page }) => {
  for (const [path, cards] of [
    ["/", "#initiatives [data-reveal]"],
    ["/events/golf", "section[aria-labelledby=details] [data-reveal]"],
  ] as const) {
    // Noted in the very frame in which the first of them begins to wait.
    await page.addInitScript((selector) => {
      const watch = () => {
        const all = [...document.querySelectorAll(selector)];
        if (all.length === 0) return requestAnimationFrame(watch);
        const seen = all.map((card) => getComputedStyle(card).opacity);
        Object.assign(window, { seen });
      };
      addEventListener("DOMContentLoaded", watch);
    }, cards);
    await visit(page, path);
    await page.waitForFunction(() => "seen" in window);
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen.length).toBeGreaterThan(3);
    expect([...new Set(seen)]).toEqual(["0"]);
  }
});

test("what is in view when the page comes alive stands, whole", async ({ page }) => {
  // A visitor who is quicker than the scripts.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/");
  await page.locator("#initiatives article").first().scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    const faded = new Set<string>();
    const watch = () => {
      for (const card of document.querySelectorAll("#initiatives article"))
        if (getComputedStyle(card.parentElement as Element).opacity !== "1")
          faded.add(card.textContent ?? "");
      requestAnimationFrame(watch);
    };
    watch();
    Object.assign(window, { faded });
  });
  release();
  await page.getByRole("region", { name: /notifications/i }).waitFor({ state: "attached" });
  await showShare(page.locator("#initiatives"), 0.9);
  expect(await page.evaluate(() => (window as unknown as { faded: Set<string> }).faded.size)).toBe(
    0,
  );
});

/** What shifted while somebody scrolled from the top of the page to its end. */
const shiftWhileScrolling = (page: Page) =>
  page.evaluate(async () => {
    // Letters that come late move their lines; that is the opening's shift, not the scrolling's.
    await document.fonts.ready;
    let shift = 0;
    const watcher = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
    });
    watcher.observe({ type: "layout-shift" });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    for (let steps = 0; !isAtEnd(); steps++) {
      if (steps > 500) throw new Error(`Stuck at ${scrollY} of ${document.body.scrollHeight}`);
      scrollBy({ top: innerHeight / 3, behavior: "instant" });
      await frame();
      await frame();
    }
    await frame();
    for (const entry of watcher.takeRecords())
      shift += (entry as unknown as { value: number }).value;
    return Math.round(shift * 10_000) / 10_000;
  });

test("no page shifts while it is scrolled", long, async ({ page }) => {
  test.slow();
  for (const path of swept) {
    await visit(page, path);
    expect(await shiftWhileScrolling(page), path).toBe(0);
  }
});
