import { expect, type Page, test } from "@playwright/test";
import { visit } from "./visit.ts";

test("a new page starts at the top, and Back finds the old place", async ({ page }) => {
  await visit(page, "/");
  await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
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

type Keys = { key: string; ctrlKey?: boolean; shiftKey?: boolean };

const keyBlocked = (page: Page, keys: Keys) =>
  page.evaluate((init) => {
    const event = new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  }, keys);

test("right click and the developers' keys are blocked, and no other key", async ({ page }) => {
  await visit(page, "/contact");
  expect(await rightClickBlocked(page)).toBe(true);
  // On one page: only where the first four are stopped does it say something that the rest are not.
  const blocked = {
    F12: { key: "F12" },
    "Ctrl+Shift+I": { key: "I", ctrlKey: true, shiftKey: true },
    "Ctrl+Shift+J": { key: "J", ctrlKey: true, shiftKey: true },
    "Ctrl+U": { key: "u", ctrlKey: true },
  };
  const leftAlone = {
    "Ctrl+C": { key: "c", ctrlKey: true },
    "the letter u": { key: "u" },
    "the letter i": { key: "i" },
    "Ctrl+Shift+T": { key: "T", ctrlKey: true, shiftKey: true },
    F5: { key: "F5" },
  };
  for (const [name, keys] of Object.entries(blocked))
    expect(await keyBlocked(page, keys), name).toBe(true);
  for (const [name, keys] of Object.entries(leftAlone))
    expect(await keyBlocked(page, keys), name).toBe(false);
});

test("uncaught errors and rejections are logged, and rejections go no further", async ({
  page,
}) => {
  await visit(page, "/");
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
