import { expect } from "@playwright/test";
import { ways } from "#content/ways.ts";
import { wayPath } from "#rules/campaigns.ts";
import { expectToFit } from "./accessible.ts";
import { comeIn, test } from "./desk-site.ts";
import { everyPage, isLong, long } from "./swept.ts";

const all = ways.defaults.ways;
/** One with something to print, and one without. */
const kinds = all.filter(({ address }) => ["stock", "employer-matching"].includes(address));

test(
  "every other way to give is told to the end, on a page that fits",
  everyPage,
  async ({ page, desk }) => {
    await page.goto(`${desk.url}/give`);
    const list = page.getByRole("navigation", { name: ways.defaults.heading });
    await expect(list.getByRole("link")).toHaveCount(all.length);
    for (const { title, address, paper } of isLong ? all : kinds)
      await test.step(title, async () => {
        await page.goto(desk.url + wayPath(address));
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
        await expectToFit(page);
        if (!paper.text) return;
        // On paper there is what is to be sent, and nothing else.
        await page.emulateMedia({ media: "print" });
        await expect(page.getByRole("main").getByRole("heading")).toHaveCount(1);
        await page.emulateMedia({ media: null });
      });
  },
);

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "every other way to give is told to the end, with what is to be printed",
    long,
    async ({ page }) => {
      await page.goto("/give");
      const list = page.getByRole("navigation", { name: ways.defaults.heading });
      for (const { title, paper } of all) {
        await list.getByRole("link", { name: title }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
        await page.emulateMedia({ media: "print" });
        const printed = page.getByRole("main").getByRole("heading");
        if (paper.text) await expect(printed).toHaveCount(1);
        await page.emulateMedia({ media: null });
        await page.goBack();
      }
    },
  );
});

test("staff write a letter for shares of stock, without a value", async ({ page, desk }) => {
  await comeIn(page, await desk.invite("letters@circleurban.example", "--owner"), "Lena Ortiz");
  await page.goto(`${desk.url}/desk/gifts/letters`);
  await page.getByLabel("Donor's name").fill("Grace Bell");
  await page.getByLabel("Name of the stock").fill("Acme Corporation");
  await page.getByRole("button", { name: "Create the letter" }).click();
  await expect(page.getByLabel("Number of shares")).toBeFocused();
  await expectToFit(page);
  await page.getByLabel("Number of shares").fill("12");
  await page.getByRole("button", { name: "Create the letter" }).click();
  const letter = page.getByRole("article", { name: "The letter" });
  await expect(letter).toContainText("12 shares of Acme Corporation");
  await expect(letter).not.toContainText("$");
  await expectToFit(page);
  await page.getByRole("link", { name: "Back to letters" }).click();
  await expect(page.getByRole("link", { name: "Grace Bell" })).toBeVisible();
});
