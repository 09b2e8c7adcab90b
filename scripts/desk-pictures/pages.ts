import type { Page } from "@playwright/test";

type Take = (name: string) => Promise<void>;

/** The screens for what the site says, as somebody meets them who follows desk/guides/pages.md. */
export const takePages = async (page: Page, desk: string, take: Take) => {
  /** Waits until the page beside the form says it, and shows that part of it. */
  const drawn = (text: string) =>
    page.frameLocator("iframe:not([aria-hidden])").getByText(text).first().scrollIntoViewIfNeeded();

  await page.goto(`${desk}/pages`);
  await take("desk-pages");

  await page.goto(`${desk}/pages/edit/hours`);
  await page.getByLabel("Preview with your draft").selectOption("/programs/health");
  await page.getByLabel("Opens", { exact: true }).fill("14:00");
  await page.getByLabel("Closes", { exact: true }).fill("18:00");
  await page.getByText(/^Saved /).waitFor();
  await drawn("2:00 to 6:00 PM");
  await take("desk-pages-form");

  await page.getByRole("button", { name: "Publish…" }).click();
  await page.getByRole("heading", { name: "What will change" }).waitFor();
  await take("desk-pages-publish");
  await page.getByRole("button", { name: "Publish now" }).click();
  await page.getByText("It is live").waitFor();

  await page.goto(`${desk}/pages/history/hours`);
  await page.getByRole("button", { name: /^See changes in Version/ }).click();
  await page.getByRole("deletion").first().waitFor();
  await take("desk-pages-history");

  await page.goto(`${desk}/pages/edit/news`);
  await page.getByRole("button", { name: "News", exact: true }).click();
  await drawn("Circle newsroom");
  await page
    .getByRole("button", { name: /^Move down/ })
    .first()
    .evaluate((button) => button.scrollIntoView({ block: "center" }));
  await take("desk-pages-list");

  await page.goto(`${desk}/pages/notice`);
  await page.getByLabel("Preview with your draft").selectOption("/contact");
  await page.getByLabel("Text", { exact: true }).fill("Closed today because of snow.");
  await drawn("Closed today because of snow.");
  await take("desk-pages-notice");
};
