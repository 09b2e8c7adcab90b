import { expect, type Locator, type Page, test } from "@playwright/test";
import { long } from "./swept.ts";
import { afterFrames, visit } from "./visit.ts";

test.use({ reducedMotion: "no-preference" });

const highlights = ["$1,499,094", "89%", "11%", "$8.60"];
const zeros = ["$0", "0%", "0%", "$0.00"];
const numberIn = (text: string) => Number(text.replace(/[^\d.]/g, ""));

/** Scrolls until the given share of the element stands above the lower edge of the window. */
const showShare = async (element: Locator, share: number) => {
  await element.evaluate((node, part) => {
    const { top, height } = node.getBoundingClientRect();
    scrollBy({ top: top + height * part - innerHeight, behavior: "instant" });
  }, share);
  await afterFrames(element.page());
};

const stations = (page: Page) => page.locator("main ol > li [data-reveal]");

test("each chapter of the history waits until a fifth of it is visible, and appears once", async ({
  page,
}) => {
  // So low that no chapter is in view when the page opens: what is, stands from the beginning.
  await page.setViewportSize({ width: 1280, height: 360 });
  await visit(page, "/about/history");
  await expect(stations(page)).toHaveCount(6);
  const last = stations(page).last();
  await expect(last).toHaveAttribute("data-reveal", "waiting");
  await expect(last).toHaveCSS("opacity", "0");

  const place = page.locator("main ol > li").last();
  await showShare(place, 0.15);
  await expect(last).toHaveAttribute("data-reveal", "waiting");
  await showShare(place, 0.25);
  await expect(last).toHaveAttribute("data-reveal", "shown");
  await expect(last).toHaveCSS("opacity", "1");

  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await afterFrames(page);
  await expect(last).toHaveAttribute("data-reveal", "shown");
});

test("the chapters of the history are staggered by 150 milliseconds", long, async ({ page }) => {
  // So low that no chapter is in view when the page opens: what is, stands from the beginning.
  await page.setViewportSize({ width: 1280, height: 360 });
  await visit(page, "/about/history");
  await expect(stations(page)).toHaveCount(6);
  const delays = await stations(page).evaluateAll((all) =>
    all.map((station) => (station as HTMLElement).style.transitionDelay),
  );
  expect(delays).toEqual(["0ms", "150ms", "300ms", "450ms", "600ms", "750ms"]);
});

test.describe("the highlights of the annual report", () => {
  test.use({ viewport: { width: 1280, height: 400 } });

  test("count up from zero, each 300 milliseconds longer than the last", long, async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto("/about/annual-report", { waitUntil: "load" });
    const counters = page.locator("main dl [data-count]");
    await expect(counters).toHaveText(zeros);
    // From here on only this test moves the clock, however slow the machine is.
    await page.clock.pauseAt(600_000);

    await page.locator("main dl").first().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 200);
    await expect(counters.last()).toHaveAttribute("data-count", "seen");
    await page.clock.runFor(1000);
    const reached = (await counters.allTextContents()).map(numberIn);
    for (const [position, final] of highlights.map(numberIn).entries()) {
      const left = 1 - 1000 / (2000 + 300 * position);
      const expected = final * (1 - left ** 3);
      // A frame more or less, and what rounding to the shown digits takes away.
      expect(Math.abs((reached[position] ?? 0) - expected)).toBeLessThan(final * 0.02 + 0.5);
    }
    await page.clock.runFor(2000);
    await expect(counters).toHaveText(highlights);
  });

  test("are printed in full although nobody scrolled to them", async ({ page }) => {
    await visit(page, "/about/annual-report");
    await expect(page.locator("main dl [data-count]")).toHaveText(zeros);
    await page.emulateMedia({ media: "print" });
    const finals = page.locator("main dl [data-count-final]");
    await expect(finals).toHaveText(highlights);
    for (const final of await finals.all()) await expect(final).toHaveCSS("opacity", "1");
    await expect(page.locator("main dl [data-count]").first()).toBeHidden();
    // Paper has no ground for white words to stand on.
    const pale = await page.locator("main :is(h1, h2, h3, p, li, dt, dd, a)").evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility())
        .filter((element) => getComputedStyle(element).color === "rgb(255, 255, 255)")
        .map((element) => element.textContent),
    );
    expect(pale).toEqual([]);
  });
});

test.describe("with reduced motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("the history and the figures stand there at once", async ({ page }) => {
    await visit(page, "/about/annual-report");
    await expect(page.locator("main dl [data-count]")).toHaveText(highlights);
    await visit(page, "/about/history");
    await expect(page.getByRole("article")).toHaveCount(6);
    await expect(page.locator("[data-reveal]")).toHaveCount(0);
  });
});
