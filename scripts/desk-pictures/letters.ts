import type { Page } from "@playwright/test";

/** A letter while it is written, with the email beside it. */
export const takeLetter = async (
  page: Page,
  desk: string,
  take: (name: string) => Promise<void>,
) => {
  await page.goto(`${desk}/letters`);
  await page.getByRole("button", { name: "Write a newsletter" }).click();
  await page.getByLabel("Subject", { exact: true }).fill("What grew this spring");
  await page
    .locator('[name="blocks.0.text"]')
    .fill("The beds are **full**, and the choir is back.\n\n[Lend a hand](/volunteer)");
  await page.getByText(/^Saved /).waitFor();
  const email = page.frameLocator("iframe:not([aria-hidden])");
  await email.getByRole("link", { name: "Lend a hand" }).waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await take("desk-letter");
};
