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
  await expect.poll(() => asked.filter((name) => historyScript.test(name))).toHaveLength(1);
  await rest(page);

  await history(page).evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL("/about/history");
  await expect(page.getByRole("heading", { level: 1, name: "Our History" })).toBeFocused();
  expect(asked.filter((name) => historyScript.test(name))).toHaveLength(1);
  // Nor does what the page says: it was there at the click.
  const wire = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith("/about/history.data"))
      .map(({ initiatorType, transferSize }) => [initiatorType, transferSize > 0]),
  );
  expect(wire).toEqual([
    ["fetch", true],
    ["fetch", false],
  ]);
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

  // The list of files is the page's own: what the router keeps for itself is not asked.
  await page.evaluate(() => Reflect.deleteProperty(window, "__reactRouterManifest"));
  await history(page).hover();
  await expect.poll(() => asked.filter((name) => historyScript.test(name))).toHaveLength(1);
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
