import { expect, type Page, test } from "@playwright/test";
import { long } from "./swept.ts";
import { afterFrames, visit } from "./visit.ts";

test.use({ reducedMotion: "no-preference" });

const statistics = ["17,000", "520", "48", "1,000", "12,000", "$8.60"];

test("the statistics count up from zero once, when they are scrolled to", async ({ page }) => {
  await visit(page, "/");
  const counters = page.locator("dl [data-count]");
  await expect(counters).toHaveCount(statistics.length);
  await expect(counters.first()).toHaveText("0");

  await page.evaluate(() => {
    const seen: string[] = [];
    const counter = document.querySelector("dl [data-count]");
    if (!counter) return;
    new MutationObserver(() => seen.push(counter.textContent ?? "")).observe(counter, {
      subtree: true,
      characterData: true,
      childList: true,
    });
    Object.assign(window, { seen });
  });
  await page
    .locator("dl")
    .first()
    .evaluate((list) => list.scrollIntoView({ block: "center", behavior: "instant" }));
  await expect(counters).toHaveText(statistics);
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  const numbers = seen.map((text) => Number(text.replace(/\D/g, "")));
  expect(numbers.length).toBeGreaterThan(5);
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));

  await page.evaluate(() => scrollTo(0, 0));
  await afterFrames(page);
  await page.getByRole("heading", { name: "Why Circle Matters" }).scrollIntoViewIfNeeded();
  await expect(counters.first()).toHaveText("17,000");
});

/** Everything the first counter of the page has shown, from its first frame on. */
const shownBy = async (page: Page) => {
  await page.addInitScript(() => {
    const shown: string[] = [];
    const watch = () => {
      const text = document.querySelector("main dl [data-count]")?.textContent;
      if (text && text !== shown.at(-1)) shown.push(text);
      requestAnimationFrame(watch);
    };
    watch();
    Object.assign(window, { shown });
  });
  return () => page.evaluate(() => (window as unknown as { shown: string[] }).shown);
};

test(
  "a number never jumps back: one that was in view stands, one that script brings counts",
  long,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 2400 });
    const shown = await shownBy(page);
    await visit(page, "/about/annual-report");
    await expect(page.locator("main dl [data-count-final]").first()).toBeInViewport();
    await afterFrames(page);
    expect(await shown()).toEqual(["$1,499,094"]);

    await visit(page, "/about/transparency");
    await page
      .getByRole("main")
      .getByRole("link", { name: /annual report/i })
      .first()
      .click();
    await expect(page.locator("main dl [data-count]").first()).toHaveText("$1,499,094");
    const numbers = (await shown()).map((text) => Number(text.replace(/\D/g, "")));
    expect(numbers[0]).toBeLessThan(1_499_094);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  },
);

test("assistive technology hears the final value while the number ticks", async ({ page }) => {
  await visit(page, "/");
  await expect(page.locator("dl").first()).toMatchAriaSnapshot(`
    - term: Lives impacted annually
    - definition: 17,000
    - term: Scholars educated each year
    - definition: "520"
  `);
});

test("each later card counts 200 milliseconds longer", long, async ({ page }) => {
  await page.clock.install();
  await visit(page, "/");
  const counters = page.locator("dl [data-count]");
  await expect(counters.first()).toHaveText("0");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator("dl").first().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect(counters.last()).toHaveAttribute("data-count", "seen");
  await page.clock.runFor(2050);
  await expect(counters.first()).toHaveText("17,000");
  await expect(counters.last()).not.toHaveText("$8.60");
  await page.clock.runFor(1050);
  await expect(counters.last()).toHaveText("$8.60");
});

test(
  "the four pillars wait for the visitor and appear one after another",
  long,
  async ({ page }) => {
    await visit(page, "/");
    const cards = page.locator("#initiatives [data-reveal]");
    await expect(cards).toHaveCount(4);
    await expect(cards.first()).toHaveAttribute("data-reveal", "waiting");
    await page.locator("#initiatives article").first().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    await expect(cards.last()).toHaveAttribute("data-reveal", "shown");
    const delays = await cards.evaluateAll((all) =>
      all.map((card) => getComputedStyle(card).transitionDelay.split(",")[0]),
    );
    expect(delays).toEqual(["0s", "0.2s", "0.4s", "0.6s"]);
    await expect(cards.last()).toHaveCSS("opacity", "1");
  },
);

test(
  "the story's poster waits until its film is near, and the film until it is asked",
  long,
  async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => /angela/.test(request.url()) && asked.push(request.url()));
    await page.setViewportSize({ width: 390, height: 600 });
    await page.goto("/", { waitUntil: "networkidle" });
    expect(asked.filter((url) => !url.endsWith(".vtt"))).toEqual([]);

    const film = page.locator("video[controls]");
    await film.scrollIntoViewIfNeeded();
    await expect(film).toHaveAttribute("poster", /angela-story-640\.avif$/);
    expect(asked.filter((url) => url.endsWith(".mp4"))).toEqual([]);

    await film.evaluate((element: HTMLVideoElement) => {
      element.muted = true;
      return element.play();
    });
    expect(asked.some((url) => url.endsWith(".mp4"))).toBe(true);
  },
);

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the story film stands there with its poster and its controls", async ({ page }) => {
    await page.goto("/");
    const film = page.locator("video[controls]:visible");
    await expect(film).toHaveCount(1);
    await expect(film).toHaveAttribute("poster", /angela-story/);
  });
});

test.describe("with reduced motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("everything stands there at once and no film is fetched", async ({ page }) => {
    const films: string[] = [];
    page.on("request", (request) => /\.mp4/.test(request.url()) && films.push(request.url()));
    await page.goto("/", { waitUntil: "networkidle" });
    await expect(page.locator("dl [data-count]")).toHaveText(statistics);
    await expect(page.locator("[data-reveal]")).toHaveCount(0);
    expect(films).toEqual([]);
  });
});
