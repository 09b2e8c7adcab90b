import { expect, type Page, test } from "@playwright/test";

test("a new page starts at the top, and Back finds the old place", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
  await page.waitForTimeout(100);
  await page.getByRole("banner").getByRole("link", { name: "Donate Now" }).first().click();
  await expect(page).toHaveURL(/\/give$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY / 100))).toBe(15);
});

const rightClickBlocked = (page: Page) =>
  page.evaluate(() => {
    const event = new MouseEvent("contextmenu", { bubbles: true, cancelable: true });
    document.querySelector("main")?.dispatchEvent(event);
    return event.defaultPrevented;
  });

test("right click is blocked everywhere", async ({ page }) => {
  await page.goto("/contact");
  await expect.poll(() => rightClickBlocked(page)).toBe(true);
});

for (const [name, keys, blocked] of [
  ["F12", { key: "F12" }, true],
  ["Ctrl+Shift+I", { key: "I", ctrlKey: true, shiftKey: true }, true],
  ["Ctrl+Shift+J", { key: "J", ctrlKey: true, shiftKey: true }, true],
  ["Ctrl+U", { key: "u", ctrlKey: true }, true],
  ["Ctrl+C", { key: "c", ctrlKey: true }, false],
  ["the letter u", { key: "u" }, false],
  ["F5", { key: "F5" }, false],
] as const) {
  test(`${name} is ${blocked ? "blocked" : "left alone"}`, async ({ page }) => {
    await page.goto("/");
    // Guards are installed when the page comes alive.
    await page.waitForFunction(
      () => "__reactRouterContext" in window && document.readyState === "complete",
    );
    await expect
      .poll(() =>
        page.evaluate((init) => {
          const event = new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true });
          document.body.dispatchEvent(event);
          return event.defaultPrevented;
        }, keys),
      )
      .toBe(blocked);
  });
}

test("uncaught errors and rejections are logged, and rejections go no further", async ({
  page,
}) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const lines: string[] = [];
  const uncaught: string[] = [];
  page.on("console", (line) => lines.push(line.text()));
  page.on("pageerror", (error) => uncaught.push(error.message));
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("thrown by a test");
    });
    Promise.reject(new Error("rejected by a test"));
  });
  await expect.poll(() => lines.join("\n")).toContain("Unhandled promise rejection:");
  await expect.poll(() => lines.join("\n")).toContain("Uncaught error:");
  expect(uncaught.join("\n")).not.toContain("rejected by a test");
});

test("a page that fails shows the error screen with message, stack and a way home", async ({
  page,
}) => {
  await page.route("**/assets/history-*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'export default function Broken() { throw new Error("The timeline fell over"); }',
    }),
  );
  await page.goto("/about");
  await page
    .getByRole("main")
    .getByRole("link", { name: /history/i })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect(page.getByText("The timeline fell over").first()).toBeVisible();
  await expect(page.locator("pre")).toContainText("Broken");
  await expect(page.getByRole("banner")).toBeVisible();
  expect(await rightClickBlocked(page)).toBe(true);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});
