import { expect, type Page, test } from "@playwright/test";
import { long } from "./swept.ts";
import { notice, visit } from "./visit.ts";

const raise = "Proceed to Secure Payment";

/** From then on only the test moves the clock: no notice goes by itself, however slow the machine. */
const visitWithoutTime = async (page: Page, path: string) => {
  await page.clock.install({ time: 0 });
  await visit(page, path);
  await page.clock.pauseAt(600_000);
};

test("a notice goes away after five seconds, but not from under a pointer", async ({ page }) => {
  await visitWithoutTime(page, "/give");
  await page.getByRole("button", { name: raise }).click();
  const shown = notice(page, "Please select an amount");
  await expect(shown).toBeVisible();
  await page.clock.runFor(3900);
  await expect(shown).toBeVisible();
  await shown.hover();
  await page.clock.runFor(20_000);
  await expect(shown).toBeVisible();
  await page.mouse.move(5, 700);
  await page.clock.runFor(5100);
  await expect(shown).toHaveCount(0);
});

test("Alt+T leads to the notices, and closing one leads back", async ({ page }) => {
  await visitWithoutTime(page, "/give");
  const button = page.getByRole("button", { name: raise });
  await button.press("Enter");
  await expect(notice(page, "Please select an amount")).toBeVisible();
  await button.focus();
  await page.keyboard.press("Alt+t");
  await expect(page.getByRole("region", { name: /notifications/i })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Close notice" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(notice(page, "Please select an amount")).toHaveCount(0);
  await expect(button).toBeFocused();
});

test(
  "the same notice raised again stands once, and the focus may leave it",
  long,
  async ({ page }) => {
    await visitWithoutTime(page, "/give");
    const button = page.getByRole("button", { name: raise });
    await button.press("Enter");
    await button.press("Enter");
    await expect(notice(page, "Please select an amount")).toHaveCount(1);
    await page.keyboard.press("Alt+t");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    expect(
      await page.evaluate(() => document.activeElement?.closest("footer, main") !== null),
    ).toBe(true);
  },
);

test("no style sheet is added by script", long, async ({ page }) => {
  await visit(page, "/give");
  await page.getByRole("button", { name: raise }).click();
  await expect(notice(page, "Please select an amount")).toBeVisible();
  await expect(page.locator("style")).toHaveCount(0);
});
