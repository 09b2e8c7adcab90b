import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { comeIn } from "../scripts/desk-pictures/come-in.ts";
import { type Desk, test } from "./desk-site.ts";

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });

const editor = async (page: Page, desk: Desk, name: string) => {
  const email = `${name.toLowerCase().replace(" ", ".")}@circleurban.example`;
  await comeIn(page, await desk.invite(email, "--pages"), name);
};

const openDocument = async (page: Page, title: string) => {
  await page.getByRole("link", { name: "Pages", exact: true }).first().click();
  await page.getByRole("link", { name: title, exact: true }).click();
  await expect(heading(page, title)).toBeVisible();
};

const notices = (page: Page) => page.getByRole("region", { name: "Notices" });
const saved = (page: Page) => expect(page.getByText(/^Saved /)).toBeVisible();
const preview = (page: Page) => page.frameLocator("iframe:not([aria-hidden])");

const publish = async (page: Page) => {
  await page.getByRole("button", { name: "Publish…" }).click();
  await expect(page.getByRole("heading", { name: "What will change" })).toBeVisible();
  await page.getByRole("button", { name: "Publish now" }).click();
};

/** What any visitor gets, without a browser's cache between. */
const bodyOf = async (request: APIRequestContext, desk: Desk, path: string) =>
  (await request.get(`${desk.url}${path}`)).text();

/** How soon is measured by `npm run proof:publishing`; a busy machine may take longer here. */
const expectLive = (
  request: APIRequestContext,
  desk: Desk,
  path: string,
  text: RegExp,
  says = true,
) =>
  expect
    .poll(async () => text.test(await bodyOf(request, desk, path)), {
      message: `${path} ${says ? "says" : "no longer says"} ${text}`,
      timeout: 10_000,
      intervals: [100],
    })
    .toBe(says);

test("a leader's portrait is replaced", async ({ page, request, desk }) => {
  await editor(page, desk, "Ruth People");
  await openDocument(page, "People");
  await page.getByRole("button", { name: "Denise Calloway", exact: true }).click();
  await page.getByRole("button", { name: "Another picture for Portrait" }).first().click();
  const window = page.getByRole("dialog");
  await window
    .getByLabel("Upload a picture")
    .setInputFiles(join("public", "portraits", "elena-villasenor.jpg"));
  await window.getByLabel("What it shows").fill("Denise Calloway at the long table.");
  await window.getByRole("button", { name: "Upload", exact: true }).click();
  await window.getByLabel("From the top, in percent").fill("30");
  await window.getByRole("button", { name: "Take this picture" }).click();
  await saved(page);
  await publish(page);
  await expect(notices(page).getByText("It is live: visitors see it now.")).toBeVisible();
  await expectLive(request, desk, "/about/leadership", /\/media\/[\w-]+\/\d+\.avif/);
});

test("the golf classic moves to another day, also in its calendar file", async ({
  page,
  request,
  desk,
}) => {
  await editor(page, desk, "Ruth Golf");
  await openDocument(page, "The golf classic");
  await page.getByLabel("Day", { exact: true }).fill("2027-06-21");
  await saved(page);
  await publish(page);
  await expect(notices(page).getByText("It is live: visitors see it now.")).toBeVisible();
  await expectLive(request, desk, "/events/golf", /June 21, 2027/);
  await expectLive(request, desk, "/events/golf.ics", /20270621/);
});

test("two editors are told of each other, a lost connection loses nothing, and a click finds its field", async ({
  page,
  browser,
  desk,
}) => {
  await editor(page, desk, "Ruth First");
  await openDocument(page, "The organization");
  const phone = page.getByLabel("Phone", { exact: true }).first();
  const before = await phone.inputValue();
  await page.context().setOffline(true);
  await phone.fill("(773) 555-0142");
  await expect(page.getByText("Kept in this browser; it is saved when")).toBeVisible();
  await page.context().setOffline(false);
  await saved(page);

  const context = await browser.newContext();
  const other = await context.newPage();
  await editor(other, desk, "Omar Second");
  await other.goto(page.url());
  await expect(other.getByLabel("Phone", { exact: true }).first()).toHaveValue("(773) 555-0142");
  await phone.fill("(773) 555-0143");
  await saved(page);
  await other.getByLabel("Phone", { exact: true }).first().fill("(773) 555-0144");
  await expect(other.getByRole("heading", { name: /^Ruth First has changed/ })).toBeVisible();
  await expect(other.getByText("What both of you changed")).toBeVisible();
  await other.reload();
  await expect(other.getByRole("heading", { name: /^Ruth First has changed/ })).toBeVisible();
  await other.getByRole("button", { name: "Keep only mine" }).click();
  await saved(other);
  await context.close();

  await page.reload();
  await expect(phone).toHaveValue("(773) 555-0144");
  await preview(page).getByText("(773) 555-0144").first().dispatchEvent("click");
  await expect(phone).toBeFocused();
  await page.getByRole("button", { name: "Discard the draft" }).click();
  await expect(phone).toHaveValue(before);
});

test("what cannot be published is named, and leads to its field", async ({ page, desk }) => {
  await editor(page, desk, "Ruth Wrong");
  await openDocument(page, "Figures");
  const first = page.getByRole("textbox").first();
  const label = await first.getAttribute("name");
  await first.fill("{campus.nothing}");
  await first.blur();
  await expect(page.getByText("There is no fact called {campus.nothing}.")).toBeVisible();
  await saved(page);
  await page.getByRole("button", { name: "Publish…" }).click();
  await expect(page.getByRole("button", { name: "Publish now" })).toBeDisabled();
  await page.getByRole("alert").getByRole("link").first().click();
  await expect(page.locator(`[name="${label}"]`)).toBeFocused();
  await page.getByRole("button", { name: "Discard the draft" }).click();
});

for (const [device, viewport] of [
  ["a laptop", { width: 1440, height: 900 }],
  ["a phone", { width: 390, height: 844 }],
] as const)
  test(`on ${device} the screens for pages are accessible and fit`, async ({ page, desk }) => {
    await page.setViewportSize(viewport);
    await editor(page, desk, `Ruth ${viewport.width}`);
    const check = async (screen: string, part = "body") => {
      await expect(page.getByText("Loading…")).toHaveCount(0);
      const { violations } = await new AxeBuilder({ page })
        .include(part)
        .exclude("iframe")
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
        .analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(viewport.width);
      await page.screenshot({ path: `test-results/desk-pages-${screen}-${viewport.width}.png` });
    };
    for (const screen of ["pages", "pages/notice", "pages/history/hours"]) {
      await page.goto(`${desk.url}/desk/${screen}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await check(screen.replaceAll("/", "-"));
    }
    await page.goto(`${desk.url}/desk/pages/edit/events`);
    await page.getByRole("button", { name: "Upcoming", exact: true }).click();
    await page
      .getByRole("button", { name: /Move down/ })
      .first()
      .waitFor();
    await check("edit");
    await page
      .getByRole("button", { name: /^Insert a fact/ })
      .first()
      .click({ force: true });
    await expect(page.getByLabel("Search facts")).toBeVisible();
    await check("facts", "dialog[open]");
  });
