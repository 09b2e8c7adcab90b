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

test("a window moves nothing on a short screen, and a second one dims the whole window too", async ({
  playwright,
  launchOptions,
  desk,
}) => {
  const ignoreDefaultArgs = ["--hide-scrollbars"];
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs });
  const width = 1000;
  const page = await browser.newPage({ viewport: { width, height: 2000 } });
  await signIn(page, await desk.invite("short@circleurban.example", "--owner"), "Sheila Cole");
  await page.goto(`${desk.url}/desk/accounts`);
  const heading = page.getByRole("heading", { level: 1 });
  const invite = page.getByRole("button", { name: "Invite someone" });
  const before = await invite.boundingBox();
  await invite.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await heading.evaluate(() => document.documentElement.scrollHeight)).toBe(2000);
  expect(await invite.boundingBox()).toEqual(before);

  await page.route("**/desk/people/invite", (route) =>
    route.fulfill({ status: 403, json: { code: "sign-in-again", error: "Please sign in again" } }),
  );
  await page.getByLabel("Email address").fill("new@circleurban.example");
  await page.getByRole("dialog").getByRole("checkbox").first().check();
  await page.getByRole("dialog").getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByRole("dialog", { name: "Confirm it's you" })).toBeVisible();
  for (const x of [2, width - 2]) expect(await lightest(page, x), `at ${x}`).toBeLessThan(60);
  await browser.close();
});

test("who wants nothing deleted cancels beside the button that deletes", async ({ page, desk }) => {
  const email = "cancel@circleurban.example";
  await signIn(page, await desk.invite(email, "--owner"), "Cora Bell");
  await page.request.post(`${desk.url}/functions/v1/send-contact-form`, {
    data: {
      firstName: "Ada",
      lastName: "Okoro",
      email,
      phone: "(773) 555-0199",
      subject: "Please delete me",
      message: "I no longer want to be in your list.",
    },
  });
  await page.goto(`${desk.url}/desk/privacy`);
  await page.getByRole("textbox").fill(email);
  await page.getByRole("textbox").press("Enter");
  const opens = page.getByRole("button", { name: "Delete what we can" });
  await opens.click();
  const asked = page.getByRole("dialog");
  await asked.getByRole("button", { name: "Cancel" }).click();
  await expect(asked).toHaveCount(0);
  await expect(opens).toBeFocused();
});
