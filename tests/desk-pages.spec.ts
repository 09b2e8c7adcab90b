import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { accessibilityFaults, expectToFit, guidelines, laptop } from "./accessible.ts";
import type { Desk } from "./desk-site.ts";
import {
  bodyOf,
  expectDrawn,
  expectPages,
  expectSaidLive,
  openDocument,
  pagesSaying,
  publish,
  saved,
  test,
} from "./page-editor.ts";
import { long } from "./swept.ts";
import { visit } from "./visit.ts";

test("pantry hours change everywhere they stand, and go back with one click", async ({
  page,
  request,
  desk,
}) => {
  const everywhere = await pagesSaying(request, desk, "1:00 to 5:00 PM");
  expect(everywhere.length).toBeGreaterThan(1);
  await openDocument(page, desk, "Hours");
  await page.getByLabel("Opens", { exact: true }).fill("14:15");
  await page.getByLabel("Closes", { exact: true }).fill("18:15");
  await page.getByLabel("Preview with your draft").selectOption("/programs/health");
  await expectDrawn(page, "Thursdays, 2:15 to 6:15 PM.");
  await publish(page);
  await expectPages(request, desk, "2:15 to 6:15 PM", everywhere);
  expect(await pagesSaying(request, desk, "1:00 to 5:00 PM")).toEqual([]);

  await page.getByRole("link", { name: "History" }).click();
  await page.getByRole("button", { name: /^See changes in Version 1/ }).click();
  await expect(page.getByRole("deletion").first()).toContainText("1:00 PM");
  await page.getByRole("link", { name: "Back to editing" }).click();
  await page.getByLabel("Closes", { exact: true }).fill("19:15");
  await saved(page);
  await page.getByRole("link", { name: "History" }).click();
  await page.getByRole("button", { name: /^Restore this version Original text/ }).click();
  const asked = page.getByRole("dialog", { name: "Restore this version?" });
  await expect(asked.getByText("There is a draft by Ruth Banks")).toBeVisible();
  await expect(asked.getByRole("insertion").first()).toContainText("1:00 PM");
  await expectToFit(page, { part: "dialog[open]" });
  await asked.getByRole("button", { name: "Cancel" }).click();
  expect(await pagesSaying(request, desk, "2:15 to 6:15 PM")).toEqual(everywhere);
  await page.getByRole("button", { name: /^Restore this version Original text/ }).click();
  await asked.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(page.getByRole("listitem").filter({ hasText: /^Original text On/ })).toContainText(
    "On the site",
  );
  await expectPages(request, desk, "1:00 to 5:00 PM", everywhere);
  await expect(asked).toBeHidden();
  await page.getByRole("link", { name: "Back to editing" }).click();
  await expect(page.getByLabel("Closes", { exact: true })).toHaveValue("19:15");
  await page.getByRole("button", { name: "Discard draft" }).click();
});

test("the list has one line for each page, under the menus of the site, with its Spanish in it", async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.url}/desk/pages`);
  const pages = page.getByRole("table", { name: "Pages", exact: true });
  await expect(pages.getByRole("rowheader").or(pages.locator("[scope=rowgroup]"))).toHaveText([
    "About",
    "Programs",
    "Events",
    "Contact",
    "Donate",
    "Other pages",
  ]);
  const line = (title: string) =>
    pages.getByRole("row").filter({ has: page.getByRole("link", { name: title, exact: true }) });
  await expect(line("Board of Directors")).toContainText("No Spanish");
  await expect(line("Programs")).toContainText("Up to date");
  await line("Programs").getByRole("link", { name: "Programs in Spanish" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Programs in Spanish" })).toBeVisible();
});

for (const [title, link, opened, field] of [
  ["Our Staff", "Edit staff", "Leaders, board and staff", "Yolanda Price"],
  ["Board of Directors", "Edit the board", "Leaders, board and staff", "Lorraine Pettigrew"],
  ["News and Media", "Edit news", "News and Media", "Add a news item"],
  ["Events", "Edit events", "Events", "Add an event"],
] as const)
  test(`the editor of “${title}” leads to what it lists`, async ({ page, desk }) => {
    await openDocument(page, desk, title);
    await page.getByRole("link", { name: link, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: opened })).toBeVisible();
    const button = page.getByRole("button", { name: field, exact: true });
    await expect(button).toBeFocused();
    await expect(button).toBeInViewport();
  });

test("a news item with a picture and a page of its own is added first, published and archived", async ({
  page,
  request,
  desk,
}, { repeatEachIndex }) => {
  const title = `Twelve Raised Beds, Part ${repeatEachIndex + 1}`;
  await openDocument(page, desk, "News and Media");
  await page.getByRole("button", { name: "News", exact: true }).click();
  await page.getByRole("button", { name: "Add a news item" }).click();
  const titleBox = page.getByLabel("Title", { exact: true });
  await expect(titleBox).toBeFocused();
  await expect(titleBox).toHaveAccessibleDescription(/This can't stay empty/);
  await titleBox.fill(title);
  await expect(titleBox).not.toHaveAccessibleDescription(/This can't stay empty/);
  await page.getByLabel("Day (optional)", { exact: true }).fill("2026-03-03");
  await page.getByLabel("Category", { exact: true }).fill("Farm");
  await page.getByLabel("Text", { exact: true }).fill("The first lettuce is due in May.");
  await page.getByLabel("Source").fill("Circle newsroom");
  await expectDrawn(page, title);
  await page.getByRole("button", { name: "Choose a picture for Picture" }).click();
  const window = page.getByRole("dialog");
  const use = window.getByRole("button", { name: "Use this picture", exact: true });
  // Every picture is looked at first, and used with the same button.
  await window.locator("section").last().getByRole("button").first().click();
  await expect(use).toBeVisible();
  await window.getByRole("button", { name: "Back", exact: true }).click();
  await window
    .getByLabel("Upload a picture")
    .setInputFiles(join("public", "pictures", "garden-1280.jpg"));
  await use.click();
  await expect(window.getByText("Please describe the picture in a sentence")).toBeVisible();
  await window.getByLabel("Description").fill("Twelve wooden beds behind a brick gym.");
  await window.getByRole("img").click({ position: { x: 9, y: 9 } });
  await expect(window.getByLabel("From the left, in percent")).not.toHaveValue("50");
  await expectToFit(page, { part: "dialog[open]" });
  await page.setViewportSize(laptop);
  await use.click();
  await expect(window).toBeHidden();
  await expect(page.getByRole("img", { name: "Twelve wooden beds" })).toBeVisible();
  await page.getByRole("button", { name: "Add a story part" }).click();
  await page.getByLabel("Story", { exact: true }).fill("It began with a pile of soil.");
  const path = `/news/${title.toLowerCase().replaceAll(/[ ,]+/g, "-")}`;
  await page.getByLabel("Preview with your draft").selectOption(path);
  await expectDrawn(page, "It began with a pile of soil.");
  await publish(page);
  await expectPages(request, desk, title, ["/news", path]);
  expect(await bodyOf(request, desk, "/feed.xml")).toContain(`${path}</id>`);
  const html = await bodyOf(request, desk, "/news");
  const [picture] = html.match(/\/media\/[\w-]+\/\d+\.jpg/) ?? [];
  expect((await request.get(`${desk.url}${picture}`)).headers()["content-type"]).toBe("image/jpeg");
  await visit(page, `${desk.url}/news`);
  await expect(page.locator("main article h3").first()).toHaveText(title);
  await page.getByRole("link", { name: title }).click();
  await expect(page).toHaveURL(`${desk.url}${path}`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByText("It began with a pile of soil.")).toBeVisible();
  expect(await accessibilityFaults(page, { part: "main", tags: guidelines })).toEqual([]);

  await openDocument(page, desk, "News and Media");
  await page.getByRole("button", { name: "News", exact: true }).click();
  await page.getByRole("button", { name: title, exact: true }).click();
  await page.getByLabel("On the site or archived").selectOption("archived");
  await publish(page);
  await expectPages(request, desk, title, []);
  expect((await request.get(`${desk.url}${path}`)).status()).toBe(404);
});

test("an event says its day in words from when it begins and ends, and the golf classic's stay", async ({
  page,
  request,
  desk,
}) => {
  await openDocument(page, desk, "Events");
  await page.getByRole("button", { name: "Upcoming", exact: true }).click();
  await page
    .getByRole("button", { name: /^Copy: Circle Builders Awards Dinner/ })
    .first()
    .click();
  await page.getByLabel("Title", { exact: true }).fill("Lantern Walk");
  const begins = page.getByLabel("Starts", { exact: true });
  const ends = page.getByLabel("Ends", { exact: true });
  await begins.fill("");
  await expect(begins).toHaveAttribute("type", "datetime-local");
  await begins.fill("2098-04-18T14:00");
  await ends.fill("");
  await ends.fill("2098-04-18T17:30");
  await page.getByLabel("What the page says").selectOption("both");
  await page.getByLabel("When it is over").selectOption("leaves");
  await page.getByLabel("Link to (optional)", { exact: true }).fill("");
  await page.getByLabel("Link text (optional)", { exact: true }).fill("");
  await expectDrawn(page, "Friday, April 18, 2098, 2:00 PM to 5:30 PM");
  await publish(page);
  await expectPages(request, desk, "April 18, 2098, 2:00 PM to 5:30 PM", ["/events"]);
  await visit(page, `${desk.url}/events`);
  await expect(page.locator("main li h3")).toContainText(["Lantern Walk", "Golf Classic"]);
  await expect(page.getByRole("link", { name: "Lantern Walk", exact: true })).toHaveCount(0);
  const file = page.getByRole("link", { name: "Add to your calendar: Lantern Walk" });
  const calendar = await bodyOf(request, desk, (await file.getAttribute("href")) ?? "");
  expect(calendar).toContain("DTSTART:20980418T190000Z");
  await page.clock.setFixedTime(new Date("2098-04-18T18:00:00-05:00"));
  await visit(page, `${desk.url}/events`);
  await expect(page.getByText("Lantern Walk")).toHaveCount(0);
  await expect(page.getByText("This event is over")).toHaveCount(2);
});

test(
  "sections of the home page are moved and hidden, and one click brings them back",
  long,
  async ({ page, request, desk }) => {
    const order = async () =>
      [...(await bodyOf(request, desk, "/")).matchAll(/<h2 id="([\w-]+)"/g)].map(([, id]) => id);
    const original = await order();
    await openDocument(page, desk, "Home");
    const open = page.getByRole("button", { name: "Order of the sections" });
    await open.click();
    const up = page.getByRole("button", { name: "Move up: Donation" });
    await up.focus();
    await page.keyboard.press("Enter");
    await expect(up).toBeFocused();
    await page.getByRole("checkbox", { name: "Partners" }).uncheck();
    await page.screenshot({ path: "test-results/desk-home-sections.png" });
    await publish(page);
    const moved = original.filter((id) => id !== "partners-title").toSpliced(-2, 2);
    await expect.poll(order).toEqual([...moved, "donation-title", "projects-title"]);

    await openDocument(page, desk, "Home");
    await open.click();
    await page.getByRole("button", { name: "Show all sections in the original order" }).click();
    await expect(page.getByRole("checkbox", { name: "Partners" })).toBeChecked();
    await publish(page);
    await expect.poll(order).toEqual(original);
  },
);

test(
  "a leader's portrait is replaced",
  long,
  async ({ page, request, desk }, { repeatEachIndex }) => {
    await openDocument(page, desk, "Leaders, board and staff");
    await page.getByRole("button", { name: "Denise Calloway", exact: true }).click();
    await page.getByRole("button", { name: "Change picture for Portrait" }).first().click();
    const window = page.getByRole("dialog");
    await window
      .getByLabel("Upload a picture")
      .setInputFiles(join("public", "portraits", "elena-villasenor.jpg"));
    await window.getByLabel("Description").fill("Denise Calloway at the long table.");
    await window.getByLabel("From the top, in percent").fill(String(30 + repeatEachIndex));
    await window.getByRole("button", { name: "Use this picture", exact: true }).click();
    await publish(page);
    await expect
      .poll(() => bodyOf(request, desk, "/about/leadership"))
      .toMatch(/\/media\/[\w-]+\/\d+\.avif/);
  },
);

test(
  "a picture is deleted once no page shows it, and is gone for everybody",
  long,
  async ({ page, playwright, request, desk }) => {
    const alt = "Camille Baptiste under the maple.";
    const visitor = await playwright.request.newContext({
      storageState: { cookies: [], origins: [] },
    });
    const chooser = page.getByRole("dialog");
    const choose = async () => {
      await openDocument(page, desk, "Leaders, board and staff");
      await page.getByRole("button", { name: "Denise Calloway", exact: true }).click();
      await page.getByRole("button", { name: "Change picture for Portrait" }).first().click();
    };
    const deleteIt = async () => {
      await chooser.getByRole("button", { name: "Delete this picture" }).click();
      await chooser.getByRole("button", { name: "Delete picture" }).click();
    };

    await choose();
    await chooser
      .getByLabel("Upload a picture")
      .setInputFiles(join("public", "portraits", "camille-baptiste.jpg"));
    await chooser.getByLabel("Description").fill(alt);
    await chooser.getByRole("button", { name: "Use this picture", exact: true }).click();
    await expect(chooser).toBeHidden();
    const address = await page.getByRole("img", { name: alt }).getAttribute("src");
    expect(address).toMatch(/^\/media\/\w+\/\d+\.jpg$/);
    await publish(page);
    const seenBy = async (who: typeof request) => (await who.get(`${desk.url}${address}`)).status();
    expect(await seenBy(visitor)).toBe(200);

    await choose();
    await chooser.getByRole("button", { name: "Change its description or focus" }).click();
    await chooser.getByRole("button", { name: "Delete this picture" }).click();
    await expect(chooser.getByRole("button", { name: "Delete picture" })).toHaveCount(0);
    await chooser.getByRole("link", { name: /^Leaders, board and staff, .*Portrait$/ }).click();
    await expect(chooser).toBeHidden();
    const change = page.getByRole("button", { name: "Change picture for Portrait" }).first();
    await expect(change).toBeFocused();
    await change.click();
    const shipped = chooser.locator("section").filter({ hasText: "Came with the site" });
    await shipped.getByRole("button").first().click();
    await chooser.getByRole("button", { name: "Use this picture", exact: true }).click();
    await expect(chooser).toBeHidden();
    await publish(page);
    await expect.poll(() => seenBy(visitor)).toBe(404);
    // Who edits pages still sees it, from the server's memory.
    expect(await seenBy(request)).toBe(200);

    await choose();
    await chooser.getByRole("button", { name: alt }).click();
    await deleteIt();
    await expect(page.getByText("The picture is deleted.")).toBeVisible();
    await expect(chooser.getByRole("button", { name: alt })).toHaveCount(0);
    await expect.poll(() => seenBy(request)).toBe(404);
    expect(await seenBy(visitor)).toBe(404);
    await visitor.dispose();
  },
);

test(
  "the golf classic moves to another day, and all that names its day follows",
  long,
  async ({ page, request, desk }, { repeatEachIndex }) => {
    const year = 2044 + repeatEachIndex;
    await openDocument(page, desk, "The golf classic");
    await page.getByLabel("Day", { exact: true }).fill(`${year}-06-20`);
    await publish(page);
    await expectPages(request, desk, `June 20, ${year}`, ["/events", "/events/golf"]);
    const golf = await bodyOf(request, desk, "/events/golf");
    expect(golf).toContain(`"startDate":"${year}-06-20T10:30:00-05:00"`);
    expect(await bodyOf(request, desk, "/events/golf.ics")).toContain(
      `DTSTART:${year}0620T153000Z`,
    );
    // Whether it is to come or over is seen by the visitor's clock.
    await page.clock.setFixedTime(new Date(`${year}-06-20T12:00:00-05:00`));
    await visit(page, `${desk.url}/events/golf`);
    await expect(page.getByRole("link", { name: "Add to your calendar" })).toHaveCount(2);
    await page.clock.setFixedTime(new Date(`${year}-06-20T21:00:00-05:00`));
    await visit(page, `${desk.url}/events/golf`);
    await expect(page.getByText(/classic is over/).first()).toBeVisible();
  },
);

test("a notice goes up on every page, is taken down, and goes by its time", async ({
  page,
  request,
  desk,
}) => {
  const snow = "Closed today because of snow.";
  const late = "The pantry opens late.";
  await page.goto(`${desk.url}/desk/pages`);
  await page.getByRole("link", { name: "Post a notice" }).click();
  await page.getByRole("button", { name: "Post notice" }).click();
  await expect(page.getByText("Please write the notice")).toBeVisible();
  await page.getByLabel("Text", { exact: true }).fill(snow);
  await expectDrawn(page, snow);
  await page.getByRole("button", { name: "Post notice" }).click();
  await expectSaidLive(page);
  const now = page.getByRole("region", { name: "On the site now" });
  await expect(now).toBeFocused();
  await expect(now).toBeInViewport();
  await expect(now).toContainText(snow);
  await page.reload();
  await expectDrawn(page, snow);
  await expectPages(request, desk, snow, await pagesSaying(request, desk, "<title>"));
  await page.getByRole("button", { name: "Take down notice" }).click();
  await expect(page.getByText("The notice is down: visitors no longer see it.")).toBeVisible();
  await expect(page.getByText("There is no notice on the site right now.")).toBeVisible();
  await expectPages(request, desk, snow, []);

  await page.getByLabel("Text", { exact: true }).fill(late);
  await page.getByLabel("Until").fill("2044-01-31T18:30");
  // The form asks for minutes; nobody waits for one here.
  await page.route("**/pages/put-up-notice", async (route) => {
    await expect(page.getByText("The notice is down")).toBeHidden({ timeout: 1_000 });
    const sent = route.request().postDataJSON() as { until: string };
    expect(sent.until).toBe("2044-01-31T18:30:00-06:00");
    const until = new Date(Date.now() + 4_000).toISOString();
    return route.continue({ postData: { ...sent, until } });
  });
  const answer = page.waitForResponse("**/pages/put-up-notice");
  await page.getByRole("button", { name: "Post notice" }).click();
  expect(await (await answer).json()).toMatchObject({ siteRevision: expect.any(Number) });
  await expect(page.getByLabel("Text", { exact: true })).toHaveValue("");
  await expect(page.getByText("There is no notice on the site right now.")).toBeVisible();
  await expectPages(request, desk, late, []);
});

/** As a colleague does it elsewhere meanwhile. */
const elsewhere = ({ request }: Page, desk: Desk, name: string) => {
  const desks = `${desk.url}/functions/v1/desk/pages`;
  const open = async () => (await request.get(`${desks}/document?name=${name}`)).json();
  const post = async (path: string, data: object) => {
    const answer = await request.post(`${desks}/${path}`, { headers: { origin: desk.url }, data });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  return {
    heading: async () => {
      const { content, draft } = await open();
      return { published: content.hero.heading, draft: draft?.content.hero.heading };
    },
    save: async (heading: string): Promise<number> => {
      const { content, document, draftRevision: revision } = await open();
      const written = { ...content, hero: { ...content.hero, heading } };
      const save = { name, revision, base: document.published, content: written };
      return (await post("save-draft", save)).revision;
    },
    publish: (revision: number) => post("publish", { documents: [{ name, revision }] }),
    discard: async () => post("discard-draft", { name, revision: (await open()).draftRevision }),
  };
};

test("undo of a discarded draft leaves a colleague's newer one alone", async ({ page, desk }) => {
  const colleague = elsewhere(page, desk, "about/transparency");
  await colleague.save("My heading");
  await page.goto(`${desk.url}/desk/pages/edit/about/transparency`);
  const undo = page.getByRole("button", { name: "Undo" });
  const discard = page.getByRole("button", { name: "Discard draft" });
  await discard.click();
  await undo.click();
  await expect.poll(colleague.heading).toMatchObject({ draft: "My heading" });
  await discard.click();
  await expect(undo).toBeVisible();
  await colleague.save("A colleague's heading");
  await undo.click();
  await expect(page.getByRole("region", { name: "Notices" })).toContainText("Ruth Banks");
  expect(await colleague.heading()).toMatchObject({ draft: "A colleague's heading" });
  await colleague.discard();
});

test("undo of a restored version leaves alone what a colleague published since", async ({
  page,
  desk,
}) => {
  const colleague = elsewhere(page, desk, "about/transparency");
  await colleague.publish(await colleague.save("My heading"));
  await page.goto(`${desk.url}/desk/pages/history/about/transparency`);
  const original = page.getByRole("button", { name: /^Restore this version Original text/ });
  const restore = page.getByRole("button", { name: "Restore", exact: true });
  const undo = page.getByRole("button", { name: "Undo" });
  await original.click();
  await restore.click();
  await undo.click();
  await expect.poll(colleague.heading).toMatchObject({ published: "My heading" });
  await original.click();
  await restore.click();
  await expect(undo).toBeVisible();
  await colleague.publish(await colleague.save("A colleague's heading"));
  await undo.click();
  await expect(page.getByRole("region", { name: "Notices" })).toContainText("Ruth Banks");
  expect(await colleague.heading()).toMatchObject({ published: "A colleague's heading" });
});
