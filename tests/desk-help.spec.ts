import { expect } from "@playwright/test";
import { comeIn, signIn, test } from "./desk-site.ts";

test("Today leads to the site, and every screen to its own help", async ({ page, desk }) => {
  await comeIn(page, await desk.invite("help@circleurban.example", "--owner"), "Hope Lane");
  const site = page.waitForEvent("popup");
  await page.getByRole("link", { name: "View the site" }).click();
  await expect(await site).toHaveURL(`${desk.url}/`);

  for (const [screen, guide] of [
    ["", "Help: Today"],
    ["messages", "Help: Messages"],
    ["gifts/record", "Help: Gifts"],
    ["pages/edit/hours", "Help: Pages"],
    ["log", "Help: Team and sign-in"],
  ] as const) {
    await page.goto(`${desk.url}/desk/${screen}`);
    const opened = page.waitForEvent("popup");
    await page.getByRole("link", { name: /^Help with this screen/ }).click();
    const help = await opened;
    await expect(help.getByRole("heading", { level: 1, name: guide })).toBeVisible();
    await help.close();
  }
  await page.goto(`${desk.url}/desk/help/gifts#checks-and-cash`);
  await expect(page.getByRole("heading", { name: "Checks and cash" })).toBeInViewport();
});

test("bookmarks of screens that were renamed lead to them", async ({ page, desk }) => {
  await signIn(page, await desk.invite("bookmarks@circleurban.example", "--owner"), "Nia Park");
  for (const [former, now] of [
    ["mail", "email"],
    ["people", "accounts"],
    ["readers", "subscribers"],
  ]) {
    await page.goto(`${desk.url}/desk/${former}`);
    await expect(page).toHaveURL(`${desk.url}/desk/${now}`);
  }
});
