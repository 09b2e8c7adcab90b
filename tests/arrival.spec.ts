import { expect, type Page, test } from "@playwright/test";
import { long } from "./swept.ts";
import { afterFrames, visit } from "./visit.ts";

test.use({ reducedMotion: "no-preference" });

/** Where the keyboard is, what was announced last, and how far down the page stands. */
const standing = (page: Page) =>
  page.evaluate(() => ({
    focus: document.activeElement?.textContent,
    tag: document.activeElement?.tagName,
    ring: getComputedStyle(document.activeElement as Element).outlineStyle,
    said: document.querySelector("[data-announcer]")?.textContent,
    title: document.title,
    top: scrollY,
  }));

const arrives = async (page: Page, path: string, top: number) => {
  await page.waitForURL(`**${path}`);
  await expect
    .poll(async () => {
      const { focus, tag, ring, said, title, top } = await standing(page);
      const heading = await page.getByRole("heading", { level: 1 }).textContent();
      return { onHeading: tag === "H1" && focus === heading, ring, told: said === title, top };
    })
    .toEqual({ onHeading: true, ring: "none", told: true, top });
};

test("a new page starts at its top, with the focus on its heading, and says its title", async ({
  page,
}) => {
  await visit(page, "/about");
  const link = page
    .getByRole("main")
    .getByRole("link", { name: /history/i })
    .first();
  // Tab brings a link into view before anybody can press Enter on it.
  await link.scrollIntoViewIfNeeded();
  await afterFrames(page);
  await link.press("Enter");
  await arrives(page, "/about/history", 0);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest("main")))).toBe(true);
});

test("Back and Forward find the old places, and tell the keyboard where it is", async ({
  page,
}) => {
  await visit(page, "/about");
  await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Annual Report" }).press("Enter");
  await arrives(page, "/about/annual-report", 0);
  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  const left = await page.evaluate(() => scrollY);
  await page.goBack();
  await page.waitForURL(/\/about$/);
  await expect.poll(async () => (await standing(page)).tag).toBe("H1");
  expect((await standing(page)).top).toBeGreaterThan(600);
  await page.goForward();
  await arrives(page, "/about/annual-report", left);
});

test("the phone's menu hands the focus to the page it led to", long, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/");
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.locator("#site-menu");
  await menu.getByText("About", { exact: true }).click();
  await menu.getByRole("link", { name: "Our History" }).click();
  await arrives(page, "/about/history", 0);
});

test("a jump inside the page stays the browser's", async ({ page }) => {
  await visit(page, "/about");
  await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await standing(page)).tag).toBe("MAIN");
  expect((await standing(page)).said).toBe("");
});

test("Back from a jump finds the old place, and Forward the part again", long, async ({ page }) => {
  await visit(page, "/");
  const amount = page.getByLabel("Amount in US dollars");
  await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
  await page.getByRole("link", { name: "Choose an Amount" }).press("Enter");
  await expect(amount).toBeInViewport();
  await expect(amount).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(amount).not.toBeInViewport();
  await page.goForward();
  await expect(amount).toBeInViewport();
  expect((await standing(page)).said).toBe("");
});

test("a link to the page one is on leads to its top", long, async ({ page }) => {
  await visit(page, "/about/annual-report");
  await page.getByRole("contentinfo").getByRole("link", { name: "Annual Report" }).press("Enter");
  await arrives(page, "/about/annual-report", 0);
});
