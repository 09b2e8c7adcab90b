import { expect, type Page, test } from "@playwright/test";
import { long } from "./swept.ts";
import { afterFrames, notice, visit } from "./visit.ts";

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
  const data = await page.evaluate(() =>
    performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("history.data")),
  );
  expect(data).toHaveLength(1);
});

test("who saves data gets only the page that the pointer reaches for", long, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const asked = scripts(page);
  await visit(page, "/about");
  await history(page).evaluate((link) => link.scrollIntoView({ behavior: "instant" }));
  await rest(page);
  expect(asked.filter((name) => historyScript.test(name))).toEqual([]);

  await history(page).hover();
  await expect.poll(() => asked.filter((name) => historyScript.test(name))).toHaveLength(1);
});

test(
  "without a connection nothing is asked for ahead, and nothing is lost by it",
  long,
  async ({ page, context }) => {
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
  },
);

test(
  "after a reload the way back finds a page that this tab has no more",
  long,
  async ({ page }) => {
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
  },
);

test("a page is made ready while its link is pressed, and does nothing before the click", async ({
  page,
}) => {
  await visit(page, "/about");
  const title = await page.title();
  const here = page.waitForResponse("**/about/history.data");
  await history(page).hover();
  await here;
  await rest(page);
  const next = page.locator("main h1").filter({ hasText: "Our History" });
  await page.mouse.down();
  await expect(next).toBeAttached();
  await expect(next).toBeHidden();
  // Let go elsewhere, it was no click.
  await page.mouse.move(1, 1);
  await page.mouse.up();
  await rest(page);
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/About/);
  expect(await page.title()).toBe(title);

  const ready = await next.elementHandle();
  await history(page).click();
  await expect(next).toBeFocused();
  await expect(page).toHaveURL("/about/history");
  expect(await next.evaluate((shown, made) => shown === made, ready)).toBe(true);
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

test("Back in the middle of a slow move stays where it led", long, async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/programs/health.data", async (route) => {
    await held.promise;
    await route.continue();
  });
  await visit(page, "/programs");
  await page.locator('footer a[href="/about/board"]').first().click();
  await expect(page).toHaveURL("/about/board");
  await page.locator('footer a[href="/programs/health"]').first().click();
  await page.goBack();
  await expect(page).toHaveURL("/programs");
  const came = page.waitForResponse("**/programs/health.data");
  held.resolve();
  await came;
  await rest(page);
  await expect(page).toHaveURL("/programs");
});

/** What a page says, as another build would say it. */
const ofAnotherBuild = (said: string) =>
  said.replace(/"build":"[^"]*"/, '"build":"another"').replace('"closing":', '"ending":');

test(
  "what was made for another build is never shown by the code of this one",
  long,
  async ({ page }) => {
    await page.route("**/about/history.data", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: ofAnotherBuild(await answer.text()) });
    });
    await visit(page, "/about");
    await page.evaluate(() => Object.assign(window, { same: true }));
    await history(page).click();
    await expect(page.getByRole("heading", { level: 1, name: "Our History" })).toBeVisible();
    await expect(page).toHaveURL("/about/history");
    expect(await page.evaluate(() => "same" in window)).toBe(false);
  },
);

test(
  "a page whose words never come is loaded by the browser after a while",
  long,
  async ({ page }) => {
    await page.clock.install();
    await visit(page, "/about");
    const link = page.locator('footer a[href="/about/board"]').first();
    await page.route("**/about/board.data", () => {});
    await page.evaluate(() => Object.assign(window, { same: true }));
    await link.click();
    await expect(link).toHaveAttribute("aria-busy", "true");
    await page.clock.fastForward(8_100);
    await expect(page).toHaveURL("/about/board");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => "same" in window)).toBe(false);
  },
);

test("without a connection a page that is not here says so, and one that is here opens", async ({
  page,
  context,
}) => {
  await visit(page, "/about");
  await Promise.all([page.waitForResponse("**/about/history.data"), history(page).hover()]);
  await rest(page);
  await context.setOffline(true);
  const board = page.getByRole("contentinfo").getByRole("link", { name: "Board" }).first();
  await page.evaluate(() => Object.assign(window, { same: true }));
  await board.evaluate((link: HTMLAnchorElement) => link.click());
  await expect(notice(page, "You’re offline")).toBeVisible();
  await expect(page).toHaveURL("/about");
  await history(page).evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.getByRole("heading", { level: 1, name: "Our History" })).toBeFocused();
  expect(await page.evaluate(() => "same" in window)).toBe(true);
});

test("what a page tells search engines follows a move", async ({ page }) => {
  const told = () =>
    page.evaluate(() => ({
      canonical: document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href,
      kinds: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => JSON.parse(textContent ?? "")["@type"],
      ),
    }));
  await visit(page, "/events/golf");
  const loaded = await told();
  expect(loaded.kinds).toEqual(["BreadcrumbList", "Event"]);
  await visit(page, "/events");
  expect((await told()).kinds).toEqual(["BreadcrumbList"]);
  await page.getByRole("main").locator('a[href="/events/golf"]').first().click();
  await expect(page).toHaveURL("/events/golf");
  await expect.poll(told).toEqual(loaded);
});

test("Back finds the old place also from a field that was in use", long, async ({ page }) => {
  await visit(page, "/about");
  await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/contact"]')?.click());
  await expect(page).toHaveURL("/contact");
  await page.evaluate(() => {
    const field = document.querySelector<HTMLElement>("[name=message]");
    field?.scrollIntoView({ behavior: "instant", block: "center" });
    field?.focus({ preventScroll: true });
  });
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(700);
});

test("what was typed is there again after a look at another page", async ({ page }) => {
  await visit(page, "/contact");
  await page.locator("main [name=firstName]").pressSequentially("Ann");
  await page.locator("main [name=message]").pressSequentially("Do you have a bed for tonight?");
  await page.locator('footer a[href="/about"]').first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Circle");
  await page.goBack();
  await expect(page.locator("main [name=firstName]")).toHaveValue("Ann");
  await expect(page.locator("main [name=message]")).toHaveValue("Do you have a bed for tonight?");
});

test("the next heading waits for its opening alone, and the rest follows", async ({ page }) => {
  await visit(page, "/about");
  await Promise.all([page.waitForResponse("**/about/history.data"), history(page).hover()]);
  await rest(page);
  const withHeading = await history(page).evaluate(
    (link: HTMLAnchorElement) =>
      new Promise((done) => {
        const before = document.querySelector("h1")?.textContent;
        const watcher = new MutationObserver((changes) => {
          if (document.querySelector("h1")?.textContent === before) return;
          watcher.disconnect();
          const removed = changes.flatMap(({ removedNodes }) => [...removedNodes]).length;
          done({ removed, inHead: changes.some(({ target }) => target === document.head) });
        });
        watcher.observe(document, { subtree: true, childList: true });
        link.click();
      }),
  );
  expect(withHeading).toEqual({ removed: 0, inHead: false });
  await expect(page).toHaveTitle(/^Our History/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).last()).toBeVisible();
});

/** Puts a link into some part of the page, as somebody at the desk may. */
const addLink = (page: Page, into: string, to: string) =>
  page.locator(into).evaluate((place, href) => {
    place.append(Object.assign(document.createElement("a"), { href, textContent: "Added" }));
  }, to);

test("a link in an open dialog leads to the next page's heading", long, async ({ page }) => {
  await visit(page, "/about/leadership");
  await page.getByRole("main").locator("article button").first().click();
  await addLink(page, "dialog[open] h2", "/about");
  await page.getByRole("dialog").getByRole("link", { name: "Added" }).click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1, name: "About Circle" })).toBeFocused();
});

test("a link to the page one is on leaves in place what stands there", long, async ({ page }) => {
  await visit(page, "/about");
  await addLink(page, "main section:last-of-type", "/about?from=below");
  const added = page.getByRole("link", { name: "Added" });
  await added.click();
  await expect(page).toHaveURL("/about?from=below");
  await afterFrames(page);
  await expect(added).toBeAttached();
});
