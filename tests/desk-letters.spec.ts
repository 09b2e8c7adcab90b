import { expect, type Locator } from "@playwright/test";
import { accessibilityFaults, expectToFit } from "./accessible.ts";
import { atomFaults } from "./atom.ts";
import { addressIn, askForNewsletter, newest } from "./desk-mail.ts";
import { signIn, test } from "./desk-site.ts";
import { bodyOf, preview, saved } from "./page-editor.ts";

const reader = "nia.brooks@visitor.example";

const select = (box: Locator, words: string) =>
  box.evaluate((element: HTMLTextAreaElement, wanted) => {
    const at = element.value.indexOf(wanted);
    element.setSelectionRange(at, at + wanted.length);
    element.focus();
  }, words);

test("a letter is written, checked and sent, stands on the site, and is left with one button", async ({
  page,
  browser,
  desk,
}) => {
  const colleague = "ana.reyes@circleurban.example";
  await signIn(page, await desk.invite(colleague, "--pages", "--subscribers"), "Ana Reyes");

  await test.step("somebody subscribes, with a name and without script", async () => {
    const link = await askForNewsletter(page, desk, reader);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const visitor = await context.newPage();
    await visitor.goto(link);
    await visitor.getByLabel("Your first name (optional)").fill("Nia");
    await visitor.getByRole("button", { name: "Yes, subscribe me" }).click();
    await newest(desk, reader, /^Welcome/);
    await context.close();
  });

  await test.step("a colleague writes, saved as they type, and sees the email", async () => {
    await page.goto(`${desk.url}/desk/letters`);
    await page.getByRole("button", { name: "Write a newsletter" }).click();
    await page.getByLabel("Subject", { exact: true }).fill("What grew this spring");
    const text = page.locator('[name="blocks.0.text"]');
    await text.fill("The beds are full.\n\nLend a hand");
    await select(text, "full");
    await text.press("ControlOrMeta+b");
    await expect(text).toHaveValue("The beds are **full**.\n\nLend a hand");
    await text.press("ControlOrMeta+z");
    await expect(text).toHaveValue("The beds are full.\n\nLend a hand");
    const tools = page.getByRole("toolbar", { name: "Formatting: Text" });
    await select(text, "full");
    await tools.getByRole("button", { name: "Bold" }).click();
    await select(text, "Lend a hand");
    await tools.getByRole("button", { name: "Bold" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    const to = page.getByLabel("Link to");
    await expect(to).toBeFocused();
    await page.keyboard.type("call us");
    await page.keyboard.press("Enter");
    await expect(to).toHaveAccessibleDescription(/This must be a page on this site/);
    await expect(to).toBeFocused();
    await expect(to).toHaveValue("call us");
    await to.fill("volunteers");
    await page.keyboard.press("Enter");
    await expect(to).toHaveAccessibleDescription(/This site has no page \/volunteers\./);
    await page.getByRole("button", { name: "Volunteer (/volunteer)" }).click();
    await to.press("Enter");
    await expect(text).toHaveValue("The beds are **full**.\n\n[Lend a hand](/volunteer)");
    await expect(text).toBeFocused();
    await tools.getByRole("button", { name: "List" }).click();
    await expect(text).toHaveValue("The beds are **full**.\n\n- [Lend a hand](/volunteer)");
    await text.fill("The beds are **full**.\n\n- [Lend a hand](/volunteers)");
    await page.getByRole("button", { name: "Add news item or event" }).click();
    await expect(page.locator('[id="field-blocks.1.item"]')).toBeFocused();
    await page.locator('[id="field-blocks.1.item"]').selectOption({ index: 1 });
    await page.getByRole("button", { name: "Add button" }).click();
    await expect(page.locator('[name="blocks.2.label"]')).toBeFocused();
    const leads = page.locator('[name="blocks.2.href"]');
    await expect(leads).toHaveAccessibleName("Link to");
    await leads.fill("www.example.org/coats");
    await leads.blur();
    await expect(leads).toHaveValue("https://www.example.org/coats");
    await page.getByRole("button", { name: /^Remove: Button/ }).click();
    await page.getByRole("button", { name: "Add picture" }).click();
    await expect(page.getByRole("button", { name: "Choose a picture for Picture" })).toBeFocused();
    await expect(leads).toHaveAccessibleName("Link to (optional)");
    await page.getByRole("button", { name: /^Remove: Picture/ }).click();
    await saved(page);
    await expect(preview(page).getByText("Hello Maria,")).toBeAttached();
    await expect(preview(page).getByRole("heading", { level: 2 })).toBeAttached();
    await expect(page.getByText("A good length: readers see all of it.")).toBeVisible();
    await page.getByRole("button", { name: "Plain text" }).click();
    await expect(page.getByText("Lend a hand (")).toBeVisible();
    await page.getByRole("button", { name: "Dark" }).click();
    await expect(preview(page).getByText("Hello Maria,")).toBeAttached();
    await expectToFit(page, { part: "main" });
  });

  await test.step("on a phone the bar leaves room to write", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const bar = await page.locator("[data-stays]").boundingBox();
    expect(bar?.height).toBeLessThan(110);
    const test = page.getByRole("button", { name: "Send a test to myself" });
    await expect(test).toBeVisible();
    const fact = page.getByRole("button", { name: /^Insert a fact: .* into Subject$/ });
    const [button, sign] = [await fact.boundingBox(), await fact.locator("svg").boundingBox()];
    // Beside the first of two lines.
    expect((sign?.y ?? 0) - (button?.y ?? 0)).toBeLessThan(10);
    expect(button?.height).toBeGreaterThan(30);
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    await expect(test).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step("a test comes to oneself", async () => {
    await page.getByRole("button", { name: "Send a test to myself" }).click();
    const notices = await page.getByRole("region", { name: "Notices" }).boundingBox();
    const menu = await page.getByRole("banner").boundingBox();
    expect(notices?.x).toBeGreaterThan((menu?.x ?? 0) + (menu?.width ?? 0));
    const { text } = await newest(desk, colleague, /^Test: What grew this spring/);
    expect(text).toContain("Hello Ana,");
  });

  await test.step("what is wrong leads to its field", async () => {
    await page.getByRole("button", { name: "Check and send…" }).click();
    const wrong = page.getByRole("listitem").filter({ hasText: "no page /volunteers" });
    await expect(page.getByRole("button", { name: "Send to 1 subscriber" })).toBeDisabled();
    await expect(page.getByRole("button", { name: "Send a test to myself" })).toBeVisible();
    await expectToFit(page, { part: "main" });
    await wrong.getByRole("link").click();
    const text = page.locator('[name="blocks.0.text"]');
    await expect(text).toBeFocused();
    await text.fill("Come to .");
    await text.evaluate((box: HTMLTextAreaElement) => box.setSelectionRange(8, 8));
    await page.getByRole("button", { name: /^Insert a fact: .* into Text$/ }).click();
    await page.getByLabel("Search facts").fill("organization full name");
    await page.getByRole("dialog").getByRole("listitem").getByRole("button").click();
    await expect(text).toHaveValue("Come to {The organization: Full name}.");
    await expect(text).toBeFocused();
    await text.press("ControlOrMeta+z");
    await expect(text).toHaveValue("Come to .");
    await text.fill("The beds of {organisation.name} are **full**.\n\n[Lend a hand](/volunteer)");
    await expect(text).toHaveValue(/^The beds of \{The organization: Short name\} are/);
    await expect(page.getByText("Visitors read: The beds of")).toBeVisible();
    await saved(page);
    await page.getByRole("button", { name: "Check and send…" }).click();
    await expect(wrong).toHaveCount(0);
  });

  await test.step("it goes out, once", async () => {
    await page.getByRole("button", { name: "Send to 1 subscriber" }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: "What grew this spring" }),
    ).toBeVisible();
    await expect(page.getByText("Sent", { exact: true })).toBeVisible();
    await expect(preview(page).getByText("Hello Maria,")).toBeAttached();
    await expect(preview(page).getByText("The beds of")).toBeAttached();
    await expectToFit(page, { part: "main" });
    const { text, html } = await newest(desk, reader, /^What grew this spring/);
    expect(text).toContain("Hello Nia,");
    expect(text).toContain("- ");
    const email = await browser.newPage();
    await email.route(/\.(jpg|avif)$/, (route) => route.abort());
    await email.setContent(html ?? "");
    // An email is no page: it has no landmarks.
    const without = ["landmark-one-main", "region"];
    expect(await accessibilityFaults(email, { without })).toEqual([]);
    expect(await email.getByRole("img").first().getAttribute("alt")).not.toBe("");
    await email.close();
  });

  const path = "/news/letters/what-grew-this-spring";
  await test.step("the site shows it, complete without script, in News and in the feed", async () => {
    const feed = () => bodyOf(page.request, desk, "/feed.xml");
    await expect.poll(feed).toContain(`${path}</id>`);
    expect(await atomFaults(page, await feed())).toEqual([]);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const visitor = await context.newPage();
    await visitor.goto(`${desk.url}/news`);
    await visitor.getByRole("link", { name: "What grew this spring" }).click();
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("What grew this spring");
    await expect(visitor.getByRole("link", { name: "Lend a hand" })).toHaveAttribute(
      "href",
      "/volunteer",
    );
    await context.close();
    const withScript = await browser.newPage();
    await withScript.goto(`${desk.url}${path}`);
    await expectToFit(withScript, { part: "main" });
    await withScript.close();
  });

  await test.step("a reader leaves with one button", async () => {
    const { text } = await newest(desk, reader, /^What grew this spring/);
    const visitor = await browser.newPage();
    await visitor.goto(addressIn(text, "unsubscribe-newsletter"));
    await visitor.getByRole("button", { name: "Yes, unsubscribe me" }).click();
    await visitor.close();
    await page.reload();
    await expect(page.getByText("unsubscribed afterward").locator("..")).toContainText("1");
  });

  await test.step("it is copied into a new one, which says so", async () => {
    const sent = page.url();
    await page.getByRole("button", { name: "Copy into a new newsletter" }).click();
    await expect(page.getByText("The original newsletter doesn't change.")).toBeVisible();
    await expect(page.getByLabel("Subject", { exact: true })).toHaveValue("What grew this spring");
    await page.getByRole("button", { name: "Delete newsletter" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Newsletters" })).toBeVisible();
    await page.goto(sent);
  });

  await test.step("the letter is taken off the site", async () => {
    await page.getByRole("button", { name: "Take it off the site" }).click();
    await expect
      .poll(async () => (await page.request.get(`${desk.url}${path}`)).status())
      .toBe(404);
  });
});
