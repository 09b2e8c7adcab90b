import { expect, type Page, test } from "@playwright/test";
import { everyPage, swept } from "./swept.ts";

/** Text that stands outside the window, or is cut by a box that shows only a part of it. */
const outOfReach = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const found: string[] = [];
    if (document.documentElement.scrollWidth > width) found.push("the page can be moved sideways");
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const text = words.currentNode.textContent?.trim();
      const holder = words.currentNode.parentElement;
      if (!text || !holder?.checkVisibility() || holder.closest("script, .sr-only, [inert]"))
        continue;
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      const box = range.getBoundingClientRect();
      if (box.width === 0 || getComputedStyle(holder).clipPath !== "none") continue;
      if (holder.closest(".header-name")) continue;
      if (box.right > width + 1 || box.left < -1) found.push(`outside: ${text.slice(0, 40)}`);
      for (let around = holder; around !== document.body; ) {
        const { overflowX } = getComputedStyle(around);
        const edge = around.getBoundingClientRect();
        const cut = box.right > edge.right + 1 || box.left < edge.left - 1;
        if (/hidden|clip/.test(overflowX) && cut) found.push(`cut: ${text.slice(0, 40)}`);
        around = around.parentElement ?? document.body;
      }
    }
    for (const control of document.querySelectorAll("header a, header button")) {
      const box = control.getBoundingClientRect();
      if (box.width > 1 && (box.right > width + 1 || box.left < -1 || box.bottom > innerHeight))
        found.push(`out of reach: ${control.textContent}`);
    }
    const header = document.querySelector("header")?.getBoundingClientRect().height ?? 0;
    if (header > innerHeight / 3) found.push(`the header takes ${header} of ${innerHeight}`);
    return found;
  });

for (const [name, letters, windows] of [
  ["a phone zoomed to twice its size", 16, [[195, 422]]],
  [
    "a phone, a tablet, a screen and a wide one with text twice its size",
    32,
    [
      [390, 844],
      [768, 1024],
      [1280, 900],
      [1920, 1080],
    ],
  ],
] as const)
  test(`on ${name} nothing is cut or out of reach`, everyPage, async ({ page }) => {
    test.slow();
    // The browser's own setting, there before the page: the steps of the layout are measured in it.
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: letters } });
    for (const path of swept) {
      const [[width, height]] = windows;
      await page.setViewportSize({ width, height });
      await page.goto(path);
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        await expect(page.locator("html")).toHaveCSS("font-size", `${letters}px`);
        expect.soft(await outOfReach(page), `${path} at ${width}`).toEqual([]);
        const menu = page.getByRole("button", { name: "Open menu" });
        if (await menu.isVisible()) await expect(menu).toBeInViewport({ ratio: 1 });
        await expect(
          page.getByRole("banner").getByRole("link", { name: "Donate Now" }).first(),
        ).toBeInViewport({ ratio: 1 });
      }
    }
  });

test("the header never covers what the keyboard reaches", async ({ page }) => {
  await page.setViewportSize({ width: 195, height: 422 });
  await page.goto("/about");
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await page.getByRole("contentinfo").getByRole("link").last().focus();
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press("Shift+Tab");
    const covered = await page.evaluate(() => {
      const at = document.activeElement;
      if (!at?.closest("main, footer")) return null;
      const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      return at.getBoundingClientRect().bottom <= header ? at.textContent : null;
    });
    expect(covered).toBeNull();
  }
});
