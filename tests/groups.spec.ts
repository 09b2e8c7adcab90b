import { expect, type Page } from "@playwright/test";
import { accessibilityFaults, phone } from "./accessible.ts";
import { comeIn, type Desk, test } from "./desk-site.ts";
import { long } from "./swept.ts";
import { notice } from "./visit.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const link = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name });

const fill = async (page: Page, email: string) => {
  const main = page.getByRole("main");
  for (const [label, text] of [
    ["Name of your church, school or company", "New Hope Church"],
    ["First name", "Denise"],
    ["Last name", "Ward"],
    ["Email", email],
    ["Phone", "(773) 555-0177"],
    ["How many people", "12"],
    ["Age of the youngest", "14"],
    ["A few words", "Our youth group likes to be outside."],
  ] as const)
    await main.getByLabel(label).fill(text);
  await main.getByRole("checkbox", { name: "Saturday Garden Crew" }).check();
  await main.getByRole("checkbox", { name: "Saturday", exact: true }).check();
  await main.getByRole("button", { name: "Sign Up Our Group" }).click();
};

const isRead = async (page: Page, desk: Desk, email: string, by: string) => {
  const colleague = `${by.toLowerCase().replace(" ", ".")}@circleurban.example`;
  await comeIn(page, await desk.invite(colleague, "--messages"), by);
  await page.goto(`${desk.url}/desk/messages?kind=group&q=${encodeURIComponent(email)}`);
  await page.getByRole("link", { name: "Group of 12: New Hope Church" }).click();
  await expect(heading(page)).toHaveText("Group of 12: New Hope Church");
  await expect(page.getByText("14 years old")).toBeVisible();
  await expect(page.getByText("Our youth group likes to be outside.").first()).toBeVisible();
};

const isAnswered = async (desk: Desk, email: string) => {
  const acknowledgement = async () =>
    (await desk.mailsTo(email)).find(({ subject }) => subject === "Thanks, we have your request");
  await expect.poll(async () => (await acknowledgement())?.text).toContain("What happens next");
};

test("a church that clicks its card ends at the form for groups, and staff see who is coming", async ({
  page,
  desk,
}) => {
  const email = "denise@visitor.example";
  await page.setViewportSize(phone);
  await page.goto(`${desk.url}/get-involved`);
  await page.getByRole("main").locator('a[href="/get-involved/church"]').click();
  await expect(heading(page)).toHaveText("404");
  await link(page, "Sign up a group from your church").click();
  await expect(heading(page)).toHaveText("Volunteer as a Group");
  await page.getByRole("button", { name: "Sign Up Our Group" }).click();
  await expect(page.getByRole("region", { name: "8 things need your attention" })).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  await fill(page, email);
  await expect(notice(page, "Thanks for Signing Up Your Group!")).toBeVisible();
  await isAnswered(desk, email);
  await isRead(page, desk, email, "Nadia Cole");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "the same church gets there by the volunteer page",
    long,
    async ({ page, desk, browser }) => {
      const email = "ward@visitor.example";
      await page.goto(`${desk.url}/get-involved/church`);
      await link(page, "Volunteer, alone or as a group").click();
      await link(page, "Sign up a group").click();
      await fill(page, email);
      await expect(page).toHaveURL(/\/volunteer\/groups#sent$/);
      await expect(page.getByText("Thanks for Signing Up Your Group!")).toBeVisible();
      await isAnswered(desk, email);
      const context = await browser.newContext({ javaScriptEnabled: true });
      await isRead(await context.newPage(), desk, email, "Omar Reed");
      await context.close();
    },
  );
});
