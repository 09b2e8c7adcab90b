import type { Page } from "@playwright/test";

const region = (page: Page) => page.getByRole("region", { name: /notifications/i });

/** Opens a page and waits until its script has taken over. */
export const visit = async (page: Page, path: string) => {
  await page.goto(path);
  await region(page).waitFor({ state: "attached" });
};

/** The notice with this title, whole. */
export const notice = (page: Page, title: string) =>
  region(page).getByRole("listitem").filter({ hasText: title });
