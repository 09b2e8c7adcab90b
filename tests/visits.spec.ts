import { expect } from "@playwright/test";
import { expectToFit } from "./accessible.ts";
import { comeIn, test } from "./desk-site.ts";
import { reloadedUntil } from "./reloaded-until.ts";

/** Tests run in a browser that says it is a robot. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const words = "?utm_campaign=Spring-Appeal&utm_source=letter";

test("visits, a page that is not there and a gift show up at the desk", async ({
  browser,
  page,
  desk,
}) => {
  test.slow();
  await test.step("a visitor with script reads, moves on, and gives", async () => {
    const context = await browser.newContext({ userAgent });
    const visitor = await context.newPage();
    await visitor.goto(`${desk.url}/about${words}`);
    await expect(visitor.locator("html")).toHaveAttribute("data-alive", "");
    await visitor.getByRole("link", { name: "Donate Now" }).first().click();
    await expect(visitor).toHaveURL(`${desk.url}/give`);
    await visitor.getByRole("radio", { name: "$50" }).check();
    const [checkout] = await Promise.all([
      context.waitForEvent("page"),
      visitor.getByRole("button", { name: "Proceed to Secure Payment" }).click(),
    ]);
    await checkout.getByLabel("Name").fill("Ada Okoro");
    await checkout.getByLabel("Email").fill("ada@visitor.example");
    await checkout.getByRole("button", { name: "Pay" }).click();
    await expect(checkout.getByRole("heading", { level: 1 })).toContainText("Thank You");
    expect(await context.cookies()).toEqual([]);
    await context.close();
  });

  await test.step("a visitor on a phone without script looks for a page that is not there", async () => {
    const context = await browser.newContext({
      userAgent: userAgent
        .replace("X11; Linux x86_64", "Linux; Android 16")
        .replace(" Safari", " Mobile Safari"),
      javaScriptEnabled: false,
      locale: "es-MX",
    });
    const visitor = await context.newPage();
    await visitor.goto(`${desk.url}/news/blog`);
    await visitor.goto(`${desk.url}/`);
    await context.close();
  });

  await test.step("who asks not to be tracked is not counted", async () => {
    const context = await browser.newContext({ userAgent, extraHTTPHeaders: { "Sec-GPC": "1" } });
    const visitor = await context.newPage();
    await visitor.goto(`${desk.url}/programs`);
    await context.close();
  });

  await comeIn(page, await desk.invite("visits@circleurban.example", "--owner"), "Vera Sample");
  await page
    .getByRole("navigation", { name: "Desk" })
    .getByRole("link", { name: "Visits" })
    .click();
  const row = (section: string, name: string) =>
    page
      .locator("section", { has: page.getByRole("heading", { name: section }) })
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name, exact: true }) });
  await expect(page.getByRole("heading", { level: 1, name: "Visits" })).toBeVisible();
  // The last thing that anybody opened.
  await reloadedUntil(row("Pages", "Home /").filter({ hasText: "Home /11" }));
  await expect(row("Pages", "Donate /give")).toHaveText("Donate /give11");
  await expect(row("Pages", "About Us /about")).toHaveText("About Us /about11");
  await expect(row("Not found", "/news/blog")).toHaveText("/news/blog1");
  await expect(row("Devices", "Phone or tablet")).toHaveText("Phone or tablet1");
  await expect(row("Languages", "Spanish")).toHaveText("Spanish1");
  await expect(row("Which links brought gifts", "spring-appeal / letter")).toHaveText(
    "spring-appeal / letter101 test$0",
  );
  await expect(page.getByText("/programs")).toHaveCount(0);

  await page.getByText("Show as a table").click();
  const days = page.getByRole("table").first();
  await days.getByRole("link").nth(1).press("Enter");
  const empty = page.getByText(/^0 visitors opened 0 pages on /);
  await expect(empty).toBeVisible();
  await page.reload();
  await expect(empty).toBeVisible();
  // Only as much as it counted is filled.
  const chosen = page.locator("figure svg a").nth(-2).locator("rect").first();
  await expect(chosen).toHaveCSS("fill", /^(none|rgba\(0, 0, 0, 0\))$/);
  const bar = page.locator("figure svg a").last();
  await bar.click();
  await expect(bar).toBeFocused();
  await expect(bar).toHaveCSS("outline-style", "none");
  await expect(row("Pages", "Donate /give")).toHaveText("Donate /give11");
  await page.getByRole("link", { name: "Show all 30 days" }).click();
  await expect(page).toHaveURL(/visits$/);

  await page.getByRole("link", { name: "This week" }).click();
  await expect(page.getByText(/visitors opened \d+ pages this week \(/)).toBeVisible();
  await page.getByLabel("Find a page").fill("employer matching");
  await expect(row("Pages", "Donate /give On the page: Employer Matching")).toBeVisible();
  await expect(row("Pages", "About Us /about")).toHaveCount(0);

  await page.getByRole("link", { name: "By month" }).click();
  await expect(page.getByText("Visitors by month")).toBeVisible();
  await page.getByText("Show as a table").click();
  await expect(page.getByRole("columnheader", { name: "Pages opened" })).toBeVisible();
  await expectToFit(page);
});
