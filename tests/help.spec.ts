import { expect, test } from "@playwright/test";
import { paths } from "#content/site-map.ts";
import { visit } from "./visit.ts";

const lines = {
  Food: "tel:211",
  "A bed tonight": "tel:311",
  "A doctor": "tel:+17735550174",
  "Someone to talk to": "tel:988",
};

for (const path of ["/", "/contact"])
  test(`${path} offers help in two languages on one screen of a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const help = page.getByRole("region", { name: "Need help now?" });
    const header = await page.getByRole("banner").boundingBox();
    const box = await help.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(844 - (header?.height ?? 0));
    for (const [title, href] of Object.entries(lines)) {
      const item = help.getByRole("listitem").filter({ hasText: title });
      await expect(item.locator(`a[href="${href}"]`)).toBeVisible();
      await expect(item.locator("[lang=es]").first()).not.toBeEmpty();
    }
    for (const phone of ["911", "+18778636338", "+18002522873"])
      await expect(help.locator(`a[href="tel:${phone}"]`)).toBeVisible();
    await expect(help.locator("[lang=es]").first()).toHaveText("¿Necesita ayuda ahora?");
  });

test("help comes right after the hero, before the figures", async ({ page }) => {
  await page.goto("/");
  const headings = await page.getByRole("heading", { level: 2 }).allTextContents();
  expect(headings[0]).toContain("Need help now?");
  expect(headings[1]).toBe("Why Circle Matters");
});

/** Phone numbers in a page's words that no tap would call, whether or not they are shown. */
const untappable = async (path: string) => {
  const html = await (await fetch(path)).text();
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const number = /\(\d{3}\) \d{3}-\d{4}|\b1-\d{3}-[\dA-Z]{2,3}-[\dA-Z]{4,5}|\b(?:911|988|311)\b/;
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { parentElement: parent, textContent: text } = walker.currentNode;
    if (!parent || !text || parent.closest("script, style, a[href^='tel:']")) continue;
    if (number.test(text)) found.push(text);
  }
  return found;
};

test("every phone number on every page can be tapped", async ({ page }) => {
  await page.goto("/");
  for (const path of paths) expect(await page.evaluate(untappable, path), path).toEqual([]);
});

test("the address leads to a map, and nothing is asked of the map before that", async ({
  page,
}) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(new URL(page.url()).origin)) elsewhere.push(request.url());
  });
  await visit(page, "/contact");
  const map = page.getByRole("main").getByRole("link", { name: "Open in a map" });
  const href = new URL((await map.getAttribute("href")) ?? "");
  expect(href.searchParams.get("query")).toContain("5127 West Washington Boulevard");
  expect(elsewhere.filter((url) => url.includes(href.hostname))).toEqual([]);
});
