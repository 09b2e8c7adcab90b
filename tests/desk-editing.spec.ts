import { expect, type Page } from "@playwright/test";
import { organisation } from "#content/organisation.ts";
import { expectToFit, phone } from "./accessible.ts";
import { signIn } from "./desk-site.ts";
import { expectDrawn, openDocument, preview, saved, test } from "./page-editor.ts";
import { everyPage, long } from "./swept.ts";

test("two editors are told of each other, a lost connection loses nothing, and a click finds its field", async ({
  page,
  browser,
  desk,
}) => {
  await openDocument(page, desk, "The organization");
  const phone = page.getByLabel("Phone", { exact: true }).first();
  const before = await phone.inputValue();
  await page.context().setOffline(true);
  await phone.fill("(773) 555-0142");
  await expect(page.getByText("Your text is kept in this browser and saved when")).toBeVisible();
  await page.context().setOffline(false);
  await saved(page);

  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const other = await context.newPage();
  const link = await desk.invite("omar.diaz@circleurban.example", "--pages");
  await signIn(other, link, "Omar Diaz");
  await other.goto(page.url());
  await expect(other.getByLabel("Phone", { exact: true }).first()).toHaveValue("(773) 555-0142");
  await phone.fill("(773) 555-0143");
  await saved(page);
  await other.getByLabel("Phone", { exact: true }).first().fill("(773) 555-0144");
  await expect(other.getByRole("heading", { name: /^Ruth Banks changed/ })).toBeVisible();
  await expect(other.getByText("What you both changed")).toBeVisible();
  await other.reload();
  await expect(other.getByRole("heading", { name: /^Ruth Banks changed/ })).toBeVisible();
  await other.getByRole("button", { name: "Keep my text" }).click();
  await saved(other);
  await context.close();

  await page.reload();
  await expect(phone).toHaveValue("(773) 555-0144");
  await preview(page).getByText("(773) 555-0144").first().dispatchEvent("click");
  await expect(phone).toBeFocused();
  await page.getByRole("button", { name: "Discard draft" }).click();
  await expect(phone).toHaveValue(before);
});

test("each tab keeps its own text, also when it is loaded again, and a closed one leaves it to the next", async ({
  browser,
  desk,
}) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const first = await context.newPage();
  const link = await desk.invite("nadia.weiss@circleurban.example", "--pages");
  await signIn(first, link, "Nadia Weiss");
  await context.route("**/pages/save-draft", (route) => route.abort());
  await openDocument(first, desk, "The organization");
  const phoneIn = (tab: Page) => tab.getByLabel("Phone", { exact: true }).first();
  const second = await context.newPage();
  await second.goto(first.url());
  const write = async (tab: Page, text: string) => {
    await phoneIn(tab).fill(text);
    await expect(tab.getByText("Your text is kept in this browser and saved when")).toBeVisible();
  };
  await write(first, "(773) 555-0151");
  await write(second, "(773) 555-0152");
  await first.reload();
  await expect(phoneIn(first)).toHaveValue("(773) 555-0151");
  await second.reload();
  await expect(phoneIn(second)).toHaveValue("(773) 555-0152");

  const keys = (tab: Page) =>
    tab.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("desk-unsaved:")));
  const before = (await keys(first)).toSorted();
  expect(before).toHaveLength(2);
  const [duplicate] = await Promise.all([
    context.waitForEvent("page"),
    first.evaluate(() => void window.open(location.href)),
  ]);
  // What it shows may have been saved by a tab that was on its way out; what others keep is theirs.
  await expect(phoneIn(duplicate)).toBeVisible();
  expect((await keys(duplicate)).toSorted()).toEqual(before);
  await second.close();
  await duplicate.reload();
  await expect(phoneIn(duplicate)).toHaveValue("(773) 555-0152");
  await first.close();

  expect(await keys(duplicate)).toHaveLength(2);
  await duplicate.getByRole("link", { name: "Nadia Weiss" }).click();
  await duplicate.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(duplicate.getByText("You're signed out.")).toBeVisible();
  expect(await keys(duplicate)).toEqual([]);
  await context.close();
});

test("search finds what is written and what fields are called, and a refusal leads to its fields", async ({
  page,
  desk,
}) => {
  const title = "Leaders, board and staff";
  const field = (name: string) => page.locator(`[name="${name}"]`);
  await page.goto(`${desk.url}/desk/pages`);
  await page.getByLabel("Search titles, text and fields").fill("working with us email");
  await page.getByRole("link", { name: "Working with us, Email in Our Staff" }).click();
  await expect(field("careers.email")).toBeFocused();
  await expect(field("careers.email")).toBeInViewport();
  await expect(preview(page).getByText(organisation.defaults.careersEmail).last()).toBeInViewport();
  await page.goto(`${desk.url}/desk/pages`);
  await page.getByLabel("Search titles, text and fields").fill("leaders 1 expertise");
  await page.getByRole("link", { name: `Leaders: Denise Calloway, Expertise in ${title}` }).click();
  await expect(
    page.getByRole("button", { name: "Community development", exact: true }),
  ).toBeFocused();
  await page.goto(`${desk.url}/desk/pages`);
  await page.getByLabel("Search titles, text and fields").fill("denise calloway");
  const hers = page.getByRole("link", { name: `Leaders: Denise Calloway, Name in ${title}` });
  await expect(hers).toBeVisible();
  const listed = await page.locator("main li a").count();
  await expect(page.getByText(`${listed} results`, { exact: true })).toBeVisible();
  await hers.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(field("leaders.0.name")).toBeFocused();
  await expect(field("leaders.0.name")).toBeInViewport();
  const seen = page.getByLabel("Preview with your draft");
  await expect(seen).toHaveValue("/about/leadership");

  await field("leaders.0.name").fill("");
  // What is said of the field moves what stands below it.
  await field("leaders.0.name").blur();
  await page.getByRole("button", { name: "Staff", exact: true }).click();
  await page.getByRole("button", { name: "Yolanda Price", exact: true }).click();
  await expect(seen).toHaveValue("/about/staff");
  await field("staff.0.email").fill("nowhere");
  await saved(page);
  await page.getByRole("button", { name: "Publish…" }).click();
  const problems = page.getByRole("alert").getByRole("link");
  await expect(problems).toHaveText(["Leaders 1, Name", "Staff: Yolanda Price, Email"]);
  await expect(field("leaders.0.name")).toBeFocused();
  await expect(field("staff.0.email")).toHaveCount(0);
  await problems.last().click();
  await expect(field("staff.0.email")).toBeFocused();
  await expect(field("staff.0.email")).toBeInViewport();
  await field("staff.0.email").fill("yolanda.price@circleurban.example");
  await expect(problems).toHaveText(["Leaders 1, Name"]);
  await page.getByRole("button", { name: "Discard draft" }).click();
});

test("a text that is kept elsewhere leads there, and back", long, async ({ page, desk }) => {
  await openDocument(page, desk, "Contact");
  const phone = preview(page).getByRole("main").getByText("(773) 555-0174", { exact: true });
  await phone.first().dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 1, name: "The organization" })).toBeVisible();
  await expect(page.getByLabel("Phone", { exact: true }).first()).toBeFocused();
  await expect(page.getByLabel("Preview with your draft")).toHaveValue("/contact");
  await page.getByRole("link", { name: "Back to Contact" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();

  await openDocument(page, desk, "Need help now?");
  await page.getByRole("button", { name: "Who to call" }).click();
  await page.getByRole("button", { name: "Food", exact: true }).click();
  await page.getByRole("link", { name: /^Edit the fact Hours: Food pantry: hours/ }).click();
  await expect(page.locator('[name="pantry.opens"]')).toBeFocused();
  await page.getByRole("link", { name: "Back to Need help now?" }).click();
  await expect(page.locator('[name="lines.0.text.en"]')).toBeFocused();
});

test("changed English asks for its Spanish, and publishing warns of it", async ({ page, desk }, {
  repeatEachIndex,
}) => {
  await openDocument(page, desk, "Hours");
  await page
    .getByLabel("Clinic on weekdays", { exact: true })
    .fill(`9:3${repeatEachIndex} AM to 7:00 PM`);
  await expect(page.getByText("This was written for “9:00 AM to 6:00 PM.”")).toBeVisible();
  await saved(page);
  await page.getByRole("button", { name: "Publish…" }).click();
  const warning = page.getByRole("heading", { name: "The Spanish may be out of date" });
  await expect(warning).toBeVisible();
  await expect(page.getByRole("button", { name: "Publish now" })).toBeEnabled();
  await page.getByRole("link", { name: "Change the Spanish" }).first().click();
  await expect(page.locator('[name="clinicInSpanish"]')).toBeFocused();
  await page.getByRole("button", { name: /^Still right/ }).click();
  await expect(page.getByText(/This was written for/)).toBeHidden();
  await page.getByRole("button", { name: "Publish…" }).click();
  await expect(page.getByRole("heading", { name: "What will change" })).toBeVisible();

  // The Spanish pages have their own texts, side by side with the English and a Spanish preview.
  await page.getByRole("link", { name: "Change the Spanish" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hours in Spanish" })).toBeVisible();
  await expect(page.getByText("Everything is translated.")).toBeVisible();
  const spanish = page.locator('[name="note"]');
  await spanish.fill("Yolanda Price le atiende en español.");
  await saved(page);
  await expectDrawn(page, "Yolanda Price le atiende en español.");
  await expect(preview(page).locator("html")).toHaveAttribute("lang", "es");
  await spanish.fill("");
  await expect(page.getByText("1 not translated: pages show the English.")).toBeVisible();
  await page.getByLabel("Show only texts to translate").check();
  await expectToFit(page, { part: "body" });
  await saved(page);
  await page.getByRole("button", { name: "Discard draft" }).click();
  await openDocument(page, desk, "Hours");
  await page.getByRole("button", { name: "Discard draft" }).click();
});

test(
  "the screens for pages are accessible and fit, on a laptop and on a phone",
  everyPage,
  async ({ page, desk }) => {
    for (const screen of ["pages", "pages/notice", "pages/history/hours"]) {
      await page.goto(`${desk.url}/desk/${screen}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText("Loading…")).toHaveCount(0);
      await expectToFit(page, { part: "body" });
    }
    // With a thumb: whatever a phone shows, a laptop shows as well.
    await page.setViewportSize(phone);
    await page.goto(`${desk.url}/desk/pages/edit/events`);
    await page.getByRole("button", { name: "Upcoming", exact: true }).click();
    await page
      .getByRole("button", { name: /Move down/ })
      .first()
      .waitFor();
    await expect(page.getByText("Loading…")).toHaveCount(0);
    await expectToFit(page, { part: "body" });
    await page
      .getByRole("button", { name: /^Insert a fact: hours, phone, numbers…/ })
      .first()
      .click({ force: true });
    await expect(page.getByLabel("Search facts")).toBeVisible();
    await expect(page.getByText("Change it there, and it changes everywhere")).toBeVisible();
    await expectToFit(page, { part: "dialog[open]" });
  },
);
