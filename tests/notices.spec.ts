import { expect, test } from "@playwright/test";
import { notice, visit } from "./visit.ts";

const raise = "Proceed to Secure Payment";

test("a notice goes away after five seconds, but not from under a pointer", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await visit(page, "/give");
  // From here on only this test moves the clock, however slow the machine is.
  await page.clock.pauseAt(600_000);
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
  await visit(page, "/give");
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

test("the same notice raised again stands once, and the focus may leave it", async ({ page }) => {
  await visit(page, "/give");
  const button = page.getByRole("button", { name: raise });
  await button.press("Enter");
  await button.press("Enter");
  await expect(notice(page, "Please select an amount")).toHaveCount(1);
  await page.keyboard.press("Alt+t");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("footer, main") !== null)).toBe(
    true,
  );
});

test("no style sheet is added by script", async ({ page }) => {
  await visit(page, "/give");
  await page.getByRole("button", { name: raise }).click();
  await expect(notice(page, "Please select an amount")).toBeVisible();
  await expect(page.locator("style")).toHaveCount(0);
});
