import { expect, type Locator } from "@playwright/test";

/** What the site does by its clock, within a minute or two, shows when the page is loaded again. */
export const reloadedUntil = (shown: Locator) =>
  expect(async () => {
    await shown.page().reload();
    await expect(shown).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 150_000 });
