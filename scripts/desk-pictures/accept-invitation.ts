import type { Page } from "@playwright/test";

/** Accepts an invitation without a passkey. */
export const acceptInvitation = async (page: Page, link: string, name: string) => {
  await page.goto(link);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Accept the invitation" }).click();
  await page.getByRole("button", { name: /^Skip this|^Continue$/ }).click();
  await page.getByRole("link", { name: "Skip to main content" }).waitFor({ state: "attached" });
};
