import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { signIn, test } from "./desk-site.ts";

/** The lightest red in a column of the window, as it is painted: paper is light, dimmed is not. */
const lightest = async (page: Page, x: number) => {
  const { height = 0 } = page.viewportSize() ?? {};
  const column = await page.screenshot({ clip: { x, y: 0, width: 1, height } });
  const { channels } = await sharp(column).stats();
  return channels[0]?.max;
};

test("an open dialog dims the whole window, to its right edge too", async ({
  playwright,
  launchOptions,
  desk,
}) => {
  // The runner hides scrollbars, and it was in a scrollbar's place that the page shone through.
  const ignoreDefaultArgs = ["--hide-scrollbars"];
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs });
  const width = 1000;
  const page = await browser.newPage({ viewport: { width, height: 500 } });
  await signIn(page, await desk.invite("dim@circleurban.example", "--owner"), "Dinah Cole");
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
  await browser.close();
});
