import { expect, type Page, test } from "@playwright/test";
import { long } from "./swept.ts";

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

/** Lets the scripts come and waits until they have taken over. */
const wake = async (page: Page, release: () => void) => {
  release();
  await expect(page.getByRole("region", { name: /notifications/i })).toBeAttached();
};

test("what was typed early stays and counts", async ({ page }) => {
  const release = await openSlowly(page, "/contact?subject=Partnership");
  const field = (name: string) => page.getByRole("main").getByLabel(name, { exact: true });
  await field("First name").fill("Dolores");
  await field("Subject").fill("My own subject");
  await wake(page, release);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("region", { name: /attention/ })).not.toContainText("First name");
  await expect(field("First name")).toHaveValue("Dolores");
  // The link's wish yields to what the visitor wrote.
  await expect(field("Subject")).toHaveValue("My own subject");
});

test("what was chosen early on the give page stays and counts", async ({ page }) => {
  const release = await openSlowly(page, "/give?amount=50");
  await page.getByText("Monthly", { exact: true }).click();
  await page.getByRole("radio", { name: "$250" }).check();
  await wake(page, release);
  await expect(page.getByRole("radio", { name: "Monthly" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "$250" })).toBeChecked();
  await expect(page.getByText("$250 can be given once, but not monthly.")).toBeVisible();
  await page.getByLabel("Custom amount").fill("40");
  await expect(page.getByRole("radio", { name: "$250" })).not.toBeChecked();
});

test("of a preset and an amount written early, the written one stays", long, async ({ page }) => {
  const release = await openSlowly(page, "/give");
  await page.getByRole("radio", { name: "$250" }).check();
  await page.getByLabel("Custom amount").fill("19.99");
  await wake(page, release);
  await expect(page.getByText("charged $19.99, once")).toBeVisible();
  await expect(page.getByRole("radio", { name: "$250" })).not.toBeChecked();
});

test(
  "of an amount and a preset pressed after it, early, the preset stays",
  long,
  async ({ page }) => {
    const release = await openSlowly(page, "/give");
    await page.getByLabel("Custom amount").fill("19.99");
    await page.getByRole("radio", { name: "$250" }).click();
    await wake(page, release);
    await expect(page.getByText("charged $250, once")).toBeVisible();
    await expect(page.getByLabel("Custom amount")).toHaveValue("");
  },
);

test("an amount written early on the home page can be given", long, async ({ page }) => {
  const release = await openSlowly(page, "/");
  await page.getByLabel("Amount in US dollars").fill("19.99");
  await wake(page, release);
  await expect(page.getByText("charged $19.99, once")).toBeVisible();
  await expect(page.getByRole("button", { name: "Fuel the Future" })).toBeEnabled();
});

test("boxes and a list used early keep their state", long, async ({ page }) => {
  const release = await openSlowly(page, "/volunteer");
  await page.getByLabel("Age range").selectOption("35-44");
  await page.getByRole("checkbox", { name: "Mentoring" }).check();
  await page.getByRole("checkbox", { name: "I agree to a background check." }).check();
  await wake(page, release);
  await page.getByRole("button", { name: "Submit Volunteer Application" }).click();
  const summary = page.getByRole("region", { name: /attention/ });
  await expect(summary).toContainText("Please enter your city");
  for (const missing of ["age range", "area of interest", "Background check"])
    await expect(summary).not.toContainText(missing);
  await expect(page.getByLabel("Age range")).toHaveValue("35-44");
  await expect(page.getByRole("checkbox", { name: "Mentoring" })).toBeChecked();
});

test("a phone's menu opened early stays open and says so", long, async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 } });
  const release = await openSlowly(page, "/about");
  await page.getByRole("button", { name: "Open menu" }).click();
  release();
  await expect(page.getByRole("button", { name: "Close menu" })).toBeVisible();
  await expect(page.locator("#site-menu")).toBeVisible();
  await page.close();
});
