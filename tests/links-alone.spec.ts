import { expect, type Page, test } from "@playwright/test";
import { visit } from "./visit.ts";

/** An engine of before the Navigation API, from the first script of a page on. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(window, "navigation");
    for (const name of ["NavigateEvent", "Navigation"]) Reflect.deleteProperty(window, name);
  }),
);

const complaints = (page: Page) => {
  const heard: string[] = [];
  page.on("pageerror", ({ message }) => heard.push(message));
  page.on("console", (line) => {
    if (line.type() === "error") heard.push(line.text());
  });
  return heard;
};

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { same: true }));
const isMarked = (page: Page) => page.evaluate(() => "same" in window);

test("links load finished pages, which come alive", async ({ page }) => {
  const heard = complaints(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, "/about");
  expect(await page.evaluate(() => "navigation" in window)).toBe(false);
  await mark(page);
  const link = page.getByRole("main").locator('a[href="/about/history"]').first();
  await link.hover();
  await link.click();
  await expect(page).toHaveURL("/about/history");
  await expect(page.getByRole("heading", { level: 1, name: "Our History" })).toBeVisible();
  await expect(page.locator("html[data-alive]")).toBeAttached();
  expect(await isMarked(page)).toBe(false);
  // Nothing was fetched ahead that such a browser has no use for.
  expect(asked.filter((path) => path.endsWith(".data"))).toEqual([]);
  expect(heard).toEqual([]);
});

test("Back and Forward are the browser's, and find the old place", async ({ page }) => {
  await visit(page, "/about");
  await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Annual Report" }).click();
  await expect(page).toHaveURL("/about/annual-report");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1, name: /Annual Report/ })).toBeVisible();
});

test("a jump inside a page, a menu and what an address says work as ever", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/?newsletter=confirmed");
  await expect(page.getByRole("region", { name: /notifications/i })).toContainText("list");
  await expect(page).toHaveURL("/");
  await mark(page);
  await page.getByRole("link", { name: "Choose an Amount" }).click();
  await expect(page.getByLabel("Amount in US dollars")).toBeFocused();
  expect(await isMarked(page)).toBe(true);
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.locator("#site-menu");
  await menu.getByText("About", { exact: true }).click();
  await menu.getByRole("link", { name: "Our History" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Our History" })).toBeVisible();
  expect(await isMarked(page)).toBe(false);
});
