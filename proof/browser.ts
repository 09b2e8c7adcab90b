import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { chromiumArguments, ensureChromium } from "../scripts/chromium.ts";

export const startBrowser = () =>
  chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });

export const desktop = { viewport: { width: 1280, height: 800 } };
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Lends a page in a context of its own. */
export const withPage = async <Result>(
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<Result>,
) => {
  const context = await browser.newContext(options);
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
};

/** Opens a page and waits until its script has taken over; notices come last. */
export const open = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: "load" });
  await page.getByRole("region", { name: /notifications/i }).waitFor({ state: "attached" });
};

/** Goes through the whole page as a reader does, so that everything that waits has appeared. */
export const scrollThrough = async (page: Page) => {
  await page.evaluate(async () => {
    const settle = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.6) {
      scrollTo({ top, behavior: "instant" });
      await settle();
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
  await page
    .waitForFunction(
      () => document.getAnimations().every((each) => each.playState !== "running"),
      null,
      {
        timeout: 5_000,
      },
    )
    .catch(() => undefined);
};

/** Works through a list, a few at a time, and keeps its order. */
export const inTurn = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  atOnce = 2,
) => {
  const results: Result[] = [];
  const queue = [...items.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift())
      results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
};
