import { expect, type Page, test } from "@playwright/test";
import { people } from "#content/people.ts";
import { shipped } from "#content/snapshot.ts";
import { long } from "./swept.ts";
import { afterFrames, visit } from "./visit.ts";

const { leaders, directors: members } = shipped(people);

const [denise] = leaders;
const [lorraine] = members;
if (!denise || !lorraine) throw new Error("There is nobody to introduce.");

const seeBio = (page: Page, name: string) =>
  page.getByRole("button", { name: `SEE BIO of ${name}` });
const dialogOf = (page: Page, name: string) => page.getByRole("dialog", { name });

test("every leader's card shows a name, a title and the first two tags", async ({ page }) => {
  await page.goto("/about/leadership");
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(6);
  for (const [position, leader] of leaders.entries()) {
    const card = cards.nth(position);
    await expect(card.getByRole("heading", { name: leader.name })).toBeVisible();
    await expect(card.getByText(leader.title, { exact: true }).first()).toBeVisible();
    await expect(card.getByRole("listitem")).toHaveText(leader.expertise.slice(0, 2));
    await expect(seeBio(page, leader.name)).toContainText("SEE BIO");
  }
});

test("SEE BIO opens a leader's whole story", async ({ page }) => {
  await page.goto("/about/leadership");
  await seeBio(page, denise.name).click();
  const dialog = dialogOf(page, denise.name);
  await expect(dialog.getByRole("heading", { name: denise.name })).toBeVisible();
  await expect(dialog.getByText(denise.title, { exact: true })).toBeVisible();
  await expect(dialog.getByText(denise.tenure)).toBeVisible();
  await expect(dialog.getByText(denise.quote)).toBeVisible();
  await expect(dialog.getByRole("img", { name: `Portrait of ${denise.name}` })).toBeVisible();
  await expect(dialog.getByRole("listitem")).toHaveText(denise.expertise);
  for (const paragraph of denise.bio) await expect(dialog.getByText(paragraph)).toBeVisible();
});

test("SEE BIO opens a director's story, without tenure and tags", long, async ({ page }) => {
  await page.goto("/about/board");
  await expect(page.getByRole("button", { name: "SEE BIO" })).toHaveCount(7);
  await seeBio(page, lorraine.name).click();
  const dialog = dialogOf(page, lorraine.name);
  await expect(dialog.getByText(lorraine.title, { exact: true })).toBeVisible();
  await expect(dialog.getByText(lorraine.quote)).toBeVisible();
  for (const paragraph of lorraine.bio) await expect(dialog.getByText(paragraph)).toBeVisible();
  await expect(dialog.getByText(lorraine.tenure)).toHaveCount(0);
  await expect(dialog.getByRole("listitem")).toHaveCount(0);
});

const waysToClose: [string, (page: Page) => Promise<void>][] = [
  ["its close button", (page) => page.getByRole("button", { name: "Close" }).click()],
  ["the overlay", (page) => page.mouse.click(8, 300)],
  ["Escape", (page) => page.keyboard.press("Escape")],
];

for (const [way, close] of waysToClose) {
  test(`${way} closes the bio and gives focus back`, long, async ({ page }) => {
    await visit(page, "/about/leadership");
    await seeBio(page, denise.name).focus();
    await page.keyboard.press("Enter");
    await expect(dialogOf(page, denise.name)).toBeVisible();
    await close(page);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(seeBio(page, denise.name)).toBeFocused();
  });
}

test("a click inside the bio leaves it open", long, async ({ page }) => {
  await page.goto("/about/leadership");
  await seeBio(page, denise.name).click();
  await dialogOf(page, denise.name).getByText(denise.quote).click();
  await expect(dialogOf(page, denise.name)).toBeVisible();
});

test("the keyboard stays inside an open bio, and the page behind does not scroll", async ({
  page,
}) => {
  await visit(page, "/about/leadership");
  await seeBio(page, denise.name).click();
  const before = await page.evaluate(() => scrollY);
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && !focused?.closest("dialog") ? focused?.outerHTML : null;
    });
    expect(outside).toBeNull();
  }
  await page.mouse.move(8, 300);
  await page.mouse.wheel(0, 600);
  await afterFrames(page);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test("a long bio scrolls inside a window of at most 90% of the height", long, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 420 });
  await page.goto("/about/leadership");
  await seeBio(page, denise.name).click();
  const dialog = dialogOf(page, denise.name);
  const box = await dialog.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(420 * 0.9);
  expect(box?.width).toBe(1024);
  const end = dialog.getByText(denise.bio.at(-1) ?? "");
  await expect(end).not.toBeInViewport();
  await dialog.getByText(denise.quote).hover();
  await page.mouse.wheel(0, 3000);
  await expect(end).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
});

test("a photo that fails to load gives way to initials and a line in the console", async ({
  page,
}) => {
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  await page.route(`**/portraits/${denise.photo}*`, (route) => route.abort());
  await page.goto("/about/leadership");
  const card = page.getByRole("article").first();
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByText("DC", { exact: true })).toBeVisible();
  await expect(card.getByRole("img")).toHaveCount(0);
  const told = lines.filter((line) =>
    line.startsWith(`The photo of ${denise.name} failed to load`),
  );
  expect(told).toHaveLength(1);
});

test("so does a photo that failed before the page came alive", long, async ({ page }) => {
  await page.route(`**/portraits/${denise.photo}*`, (route) => route.abort());
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.setViewportSize({ width: 1280, height: 1600 });
  const failed = page.waitForEvent("requestfailed");
  await page.goto("/about/leadership", { waitUntil: "commit" });
  await failed;
  await expect(page.getByRole("article").first().getByText("DC", { exact: true })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a bio opens and closes all the same", async ({ page }) => {
    await page.goto("/about/leadership");
    await seeBio(page, denise.name).click();
    await expect(dialogOf(page, denise.name).getByText(denise.quote)).toBeVisible();
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});
