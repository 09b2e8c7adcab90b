import { expect, type Page, test } from "@playwright/test";

/** Holds back what is asked for at these addresses until it is released. */
const hold = async (page: Page, addresses: string) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
};

/** Opens a page whose scripts take their time. */
const openSlowly = async (page: Page, path: string) => {
  const release = await hold(page, "**/assets/*.js");
  await page.goto(path);
  return release;
};

test("no script is asked for before the page has loaded", async ({ page }) => {
  const release = await hold(page, "**/pictures/*");
  await page.goto("/about", { waitUntil: "commit" });
  // A pointer over the page wants nothing yet.
  await page.getByRole("heading", { level: 1 }).hover();
  release();
  await expect(page.getByRole("region", { name: /notifications/i })).toBeAttached();
  // The page's own clock, which does not depend on the order in which events arrive here.
  const { loaded, scripts } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType(
      "navigation",
    ) as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType("resource");
    return {
      loaded: navigation?.loadEventStart ?? 0,
      scripts: resources.filter(({ name }) => name.endsWith(".js")).map((one) => one.startTime),
    };
  });
  expect(loaded).toBeGreaterThan(0);
  expect(scripts).not.toEqual([]);
  // A page that takes longer than four seconds to load wakes all the same.
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(Math.min(loaded, 4000));
});

test("what was typed early is kept", async ({ page }) => {
  const release = await openSlowly(page, "/contact");
  const field = page.getByRole("main").getByLabel("First name");
  await field.fill("Dolores");
  release();
  await expect(page.getByRole("region", { name: /notifications/i })).toBeAttached();
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("region", { name: /attention/ })).not.toContainText("First name");
  await expect(field).toHaveValue("Dolores");
});

test("a phone's menu opened early stays open and says so", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 } });
  const release = await openSlowly(page, "/about");
  await page.getByRole("button", { name: "Open menu" }).click();
  release();
  await expect(page.getByRole("button", { name: "Close menu" })).toBeVisible();
  await expect(page.locator("#site-menu")).toBeVisible();
  await page.close();
});
