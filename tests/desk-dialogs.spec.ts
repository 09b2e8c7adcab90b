import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { comeIn } from "../scripts/desk-pictures/come-in.ts";
import { test } from "./desk-site.ts";

// The runner hides scrollbars, and it was in a scrollbar's place that the page shone through.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
});

/** The lightest red in a column of the window, as it is painted: paper is light, dimmed is not. */
const lightest = async (page: Page, x: number) => {
  const { height = 0 } = page.viewportSize() ?? {};
  const column = await page.screenshot({ clip: { x, y: 0, width: 1, height } });
  const { channels } = await sharp(column).stats();
  return channels[0]?.max;
};

test("an open dialog dims the whole window, to its right edge too", async ({ page, desk }) => {
  const width = 1000;
  await page.setViewportSize({ width, height: 500 });
  await comeIn(page, await desk.invite("dim@circleurban.example", "--owner"), "Dinah Cole");
  await page.goto(`${desk.url}/desk/accounts`);
  await expect(page.getByRole("button", { name: "Invite someone" })).toBeVisible();
  // Longer than the window, so that it has a scrollbar.
  await page.evaluate(() => document.body.append(document.createElement("div")));
  await page
    .locator("body > div")
    .last()
    .evaluate((one) => one.setAttribute("class", "h-screen"));
  await page.getByRole("button", { name: "Invite someone" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const pageWidth = await page.evaluate(() => document.body.clientWidth);
  expect(pageWidth).toBeLessThan(width);
  for (const x of [2, pageWidth - 2, width - 2])
    expect(await lightest(page, x), `at ${x}`).toBeLessThan(110);
});
