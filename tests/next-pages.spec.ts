import { expect, type Page, test } from "@playwright/test";
import { visit } from "./visit.ts";

/** The names of all script files that were asked for, in turn. */
const scripts = (page: Page) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) asked.push(pathname);
  });
  return asked;
};

const history = (page: Page) => page.locator('main a[href="/about/history"]').first();
/** The page itself, and the few letters by which it is imported. */
const historyScript = /\/history-[\w-]+\.js$/;

/** When the page has nothing left to do, and what it then asked for is on its way. */
const rest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestIdleCallback(() => requestIdleCallback(() => requestAnimationFrame(() => done()))),
      ),
  );

test("pages that links in view lead to come with no further script", async ({ page }) => {
  const asked = scripts(page);
  await visit(page, "/about");
  expect(asked.some((name) => historyScript.test(name))).toBe(false);
  await history(page).evaluate((link) => link.scrollIntoView({ behavior: "instant" }));
  await expect.poll(() => asked.filter((name) => historyScript.test(name))).toHaveLength(2);
  await rest(page);

  await history(page).evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL("/about/history");
  await expect(page.getByRole("heading", { level: 1, name: "Our History" })).toBeFocused();
  expect(asked.filter((name) => historyScript.test(name))).toHaveLength(2);
  // Nor does what the page says: it was there at the click.
  const data = await page.evaluate(() =>
    performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("history.data")),
  );
  expect(data).toHaveLength(1);
});

test("who saves data gets only the page that the pointer reaches for", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const asked = scripts(page);
  await visit(page, "/about");
  await history(page).evaluate((link) => link.scrollIntoView({ behavior: "instant" }));
  await rest(page);
  expect(asked.filter((name) => historyScript.test(name))).toEqual([]);

  await history(page).hover();
  await expect.poll(() => asked.filter((name) => historyScript.test(name))).toHaveLength(2);
});

test("without a connection nothing is asked for ahead, and nothing is lost by it", async ({
  page,
  context,
}) => {
  const asked = scripts(page);
  await visit(page, "/about");
  await context.setOffline(true);
  await history(page).hover();
  await rest(page);
  expect(asked.filter((name) => historyScript.test(name))).toEqual([]);
  await context.setOffline(false);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await history(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Our History" })).toBeFocused();
  expect(await page.evaluate(() => "same" in window)).toBe(true);
});

test("after a reload the way back finds a page that this tab has no more", async ({ page }) => {
  await visit(page, "/about");
  await history(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Our History" })).toBeFocused();
  await page.reload();
  await expect(page.locator("html[data-alive]")).toBeAttached();
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1, name: /About/ })).toBeVisible();
  expect(await page.evaluate(() => "same" in window)).toBe(true);
});

test("of two clicks the last one counts, however late the first page comes", async ({ page }) => {
  await visit(page, "/about");
  const held = Promise.withResolvers<void>();
  await page.route("**/about/board.data", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.locator('footer a[href="/about/board"]').first().click();
  await page.locator('footer a[href="/programs/health"]').first().click();
  await expect(page).toHaveURL("/programs/health");
  const came = page.waitForResponse("**/about/board.data");
  held.resolve();
  await came;
  await rest(page);
  await expect(page).toHaveURL("/programs/health");
});
