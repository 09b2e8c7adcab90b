import { expect, test } from "@playwright/test";
import { annualReport } from "#content/about/annual-report.ts";
import { staff as staffPage } from "#content/about/staff.ts";
import { people } from "#content/people.ts";
import { shipped } from "#content/snapshot.ts";
import { long } from "./swept.ts";

const { reports } = shipped(annualReport);
const { careers } = shipped(staffPage);
const { staff } = shipped(people);

for (const { title, href } of reports) {
  test(`View opens the ${title} in a new tab`, long, async ({ page, context }) => {
    await context.route(`**${href}`, (route) =>
      route.fulfill({ contentType: "text/plain", body: "the document" }),
    );
    await page.goto("/about/annual-report");
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: `View the ${title}` }).click();
    const tab = await opened;
    await tab.waitForURL(`**${href}`);
    await expect(page).toHaveURL(/annual-report$/);
  });
}

test("the charts' figures are in tables as well", async ({ page }) => {
  await page.goto("/about/annual-report");
  await expect(page.getByRole("row", { name: /^Golf classic .*\$258,000 17.2%$/ })).toBeVisible();
  await expect(page.getByRole("row", { name: "Total revenue $1,499,094 100%" })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Program expenses \$1,301,447 89%$/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Administrative costs .* 11%$/ })).toBeVisible();
});

test("the transparency seal is drawn", long, async ({ page }) => {
  await page.goto("/about/annual-report");
  const seal = page.getByRole("img", { name: /Open Books seal/ });
  await seal.scrollIntoViewIfNeeded();
  await expect
    .poll(() => seal.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test("every member of staff can be called and written to", async ({ page }) => {
  await page.goto("/about/staff");
  await expect(page.getByRole("article")).toHaveCount(6);
  for (const { name, email, phone } of staff) {
    const card = page.getByRole("article").filter({ hasText: name });
    await expect(card.getByRole("link", { name: email })).toHaveAttribute(
      "href",
      `mailto:${email}`,
    );
    await expect(card.getByRole("link", { name: phone })).toHaveAttribute(
      "href",
      `tel:+1${phone.replace(/\D/g, "")}`,
    );
  }
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: careers.emailLabel })).toHaveAttribute(
    "href",
    `mailto:${careers.email}`,
  );
  await expect(main.getByRole("link", { name: careers.contact.name })).toHaveAttribute(
    "href",
    "/contact",
  );
});

test("what is coming soon on the impact page cannot be used", long, async ({ page }) => {
  await page.goto("/impact");
  for (const name of ["Stories of Transformation", "Videos", "FY2025 Data"]) {
    const card = page.getByRole("group", { name });
    await expect(card).toBeDisabled();
    await expect(card.getByRole("button", { name: "Coming Soon" })).toBeDisabled();
  }
});
