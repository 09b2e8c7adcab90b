import { expect, type Page, test } from "@playwright/test";
import { frameTargets } from "#content/site-map.ts";
import { organisation } from "#rules/organisation.ts";
import { long } from "./swept.ts";
import { afterFrames, visit } from "./visit.ts";

const linksOf = (page: Page, part: string) =>
  page
    .locator(`${part} a`)
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));

test("header and footer link to the specified pages and to nothing else", async ({ page }) => {
  await page.goto("/");
  const inside = [...(await linksOf(page, "header")), ...(await linksOf(page, "footer"))].filter(
    (href) => href.startsWith("/"),
  );
  expect([...new Set(inside)].sort()).toEqual([...frameTargets].sort());
  const outside = (await linksOf(page, "footer")).filter((href) => !href.startsWith("/"));
  expect(outside.every((href) => /^(https:|tel:|mailto:)/.test(href))).toBe(true);
  for (const network of ["Facebook", "Instagram", "Twitter/X", "LinkedIn"]) {
    const link = page.getByRole("contentinfo").getByRole("link", { name: network });
    await expect(link).toHaveAttribute("target", "_blank");
  }
});

test("the footer says who we are and offers no dead link", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  for (const text of ["501(c)(3)", `Tax ID: ${organisation.taxId}`, "© 2025", organisation.phone]) {
    await expect(footer).toContainText(text);
  }
  for (const word of ["Privacy Policy", "Terms of Service", "Accessibility"]) {
    await expect(footer.getByText(word, { exact: true })).toBeVisible();
    await expect(footer.getByRole("link", { name: word })).toHaveCount(0);
    // What leads nowhere does not look like a link.
    await expect(footer.getByText(word, { exact: true })).toHaveCSS("text-decoration-line", "none");
  }
  const email = footer.getByPlaceholder("Enter your email");
  await expect(email).toHaveAttribute("type", "email");
  await expect(footer.getByRole("button", { name: "Subscribe" })).toBeVisible();
});

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const [menu, link] of [
    ["About", "Our History"],
    ["Programs", "Education & Youth"],
    ["Events", "Golf Classic"],
    ["Contact", "General Contact"],
  ] as const) {
    test(`${menu} opens on hover and closes behind the pointer`, long, async ({ page }) => {
      await page.goto("/");
      const header = page.getByRole("banner");
      await expect(header.getByRole("link", { name: link })).toBeHidden();
      await header.getByRole("link", { name: menu, exact: true }).hover();
      await expect(header.getByRole("link", { name: link })).toBeVisible();
      await page.mouse.move(640, 700);
      await expect(header.getByRole("link", { name: link })).toBeHidden();
    });
  }

  test("a menu opens by keyboard, and Escape closes it and gives focus back", async ({ page }) => {
    await visit(page, "/");
    const button = page.getByRole("banner").getByRole("button", { name: "About menu" });
    await button.focus();
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("Enter");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("banner").getByRole("link", { name: "About Us" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });

  test("a menu that opened on hover closes on Escape", async ({ page }) => {
    await page.goto("/");
    const header = page.getByRole("banner");
    await header.getByRole("button", { name: "Programs menu" }).hover();
    await expect(header.getByRole("link", { name: "All Programs" })).toBeVisible();
    await header.getByRole("button", { name: "Programs menu" }).focus();
    await page.keyboard.press("Escape");
    await expect(header.getByRole("link", { name: "All Programs" })).toBeHidden();
  });

  test("Donate Now leads to the giving page", long, async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("banner").getByRole("link", { name: "Donate Now" }).first().click();
    await expect(page).toHaveURL(/\/give$/);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const open = async (page: Page) => {
    await visit(page, "/");
    await page.getByRole("button", { name: "Open menu" }).tap();
    return page.locator("#site-menu");
  };

  test("one section is open at a time, and tapping it again closes it", async ({ page }) => {
    const menu = await open(page);
    const about = menu.getByRole("link", { name: "Our History" });
    const programs = menu.getByRole("link", { name: "All Programs" });
    await menu.getByText("About", { exact: true }).tap();
    await expect(about).toBeVisible();
    await menu.getByText("Programs", { exact: true }).tap();
    await expect(programs).toBeVisible();
    await expect(about).toBeHidden();
    await menu.getByText("Programs", { exact: true }).tap();
    await expect(programs).toBeHidden();
  });

  test("the page behind the open menu does not scroll", long, async ({ page }) => {
    await open(page);
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 800);
    await afterFrames(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test(
    "Tab out of the menu closes it, and shows the link that has the focus",
    long,
    async ({ page }) => {
      const menu = await open(page);
      await menu.getByRole("link", { name: "Donate Now" }).focus();
      await page.keyboard.press("Shift+Tab");
      await expect(menu).toBeVisible();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(menu).toBeHidden();
      await expect(page.getByRole("main").locator("a:focus")).toBeInViewport();
    },
  );

  test("Escape closes the menu, and so does following a link", async ({ page }) => {
    const menu = await open(page);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).tap();
    await menu.getByText("Contact", { exact: true }).tap();
    await menu.getByRole("link", { name: "General Contact" }).tap();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(menu).toBeHidden();
  });
});

test("the phone's menu works without script", async ({ browser, baseURL }) => {
  const page = await browser.newPage({
    baseURL,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  await page.goto("/");
  await page.locator("button[popovertarget=site-menu]").click();
  await page.locator("#site-menu summary").first().click();
  await expect(page.locator("#site-menu a[href='/about/history']")).toBeVisible();
  await page.close();
});
