import { expect, type Page, test } from "@playwright/test";
import { telHref } from "#rules/address.ts";
import { organisation } from "#rules/organisation.ts";
import { long } from "./swept.ts";

/** What a page says, text by text, as assistive technology would be given it. */
const words = (page: Page) =>
  page.locator("main").evaluate((main) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (walker.currentNode.parentElement?.closest('[aria-hidden="true"]')) continue;
      texts.push(walker.currentNode.textContent ?? "");
    }
    return texts.join(" ").replace(/\s+/g, " ");
  });

/** The published figures, on the pages they belong to. */
const figures: Record<string, string[]> = {
  "/programs": [
    "Youth served annually 500+",
    "Families housed 200+",
    "Health services provided 1,000+",
    "Services Weekly",
  ],
  "/programs/education": [
    "125 places",
    "100% graduation rate",
    "75 campers",
    "95% retention",
    "6 leaders a year",
    "99% completion",
    organisation.phone,
  ],
  "/programs/housing": [
    "Units created 500+",
    "Housed in recovery 48",
    "Active projects 3",
    "10 units",
    "4 bedrooms, 2.5 baths",
    organisation.phone,
  ],
  "/programs/health": ["Served 5000+ ", "Served 8000+ annually", "Served 200+ participants"],
  "/projects": [
    "8 active",
    "5 planned",
    "25+ completed",
    "15M+ Invested",
    "Phase 3: Construction",
    "Complete: Spring 2026",
    "Phase 4 Construction",
    "Complete: Fall 2025",
    "Expanding Impact",
    "Growing annually",
  ],
  "/events/golf": [
    "14th Annual",
    "Monday, June 15, 2026",
    "Registration 10:30 AM",
    "Shotgun start 12:00 PM",
    "18-hole scramble",
    "Prizes for longest drive, closest to pin and team winners",
    "Golf with cart Lunch Forecaddies Dinner Prizes Live auction Networking",
    organisation.email,
  ],
};

test("pages show the published figures", async ({ page }) => {
  for (const [path, texts] of Object.entries(figures)) {
    await page.goto(path);
    const said = await words(page);
    for (const text of texts) expect.soft(said, path).toContain(text);
  }
});

/** How many cards lead where, on the pages that consist of them. */
const leading: Record<string, string[]> = {
  "/programs": [
    "/programs/education",
    "/programs/housing",
    "/programs/health",
    "/programs/spiritual",
  ],
  "/events": ["/events/golf", "/events/golf", "/events/golf", "/events/golf"],
  "/projects": ["/projects/current", "/projects/future", "/projects/completed"],
  "/news": ["/news/blog", "/news/press", "/news/newsletters"],
  "/get-involved": [
    "/get-involved/volunteer",
    "/get-involved/internships",
    "/get-involved/corporate",
    "/get-involved/church",
    "/get-involved/fundraiser",
  ],
};

test("cards lead where they should, in order", async ({ page }) => {
  for (const [path, targets] of Object.entries(leading)) {
    await page.goto(path);
    const links = await page
      .locator("main li h3 a")
      .evaluateAll((all) => all.map((a) => a.getAttribute("href")));
    expect.soft(links, path).toEqual(targets);
  }
});

for (const path of ["/projects", "/news", "/get-involved"])
  test(`what ${path} links to is absent, and says so`, long, async ({ page }) => {
    for (const target of leading[path] ?? [])
      await test.step(target, async () => {
        await page.goto(path);
        await page.locator(`main a[href="${target}"]`).click();
        await expect(page).toHaveURL(target);
        await expect(page.getByText("Oops! Page not found")).toBeVisible();
        const answer = await page.reload();
        expect(answer?.status()).toBe(404);
        await expect(page.getByText("Oops! Page not found")).toBeVisible();
      });
  });

/** Pages that stand in no menu, and a page next to each that leads there. */
const unlisted = {
  "/about/staff": "/about",
  "/about/campus-partners": "/about",
  "/impact": "/about",
  "/programs/spiritual": "/programs",
  "/programs/arts-culture": "/programs",
  "/projects": "/programs/housing",
  "/news": "/events",
  "/get-involved": "/volunteer",
};

test("pages that stand in no menu can be reached from one beside them", long, async ({ page }) => {
  for (const [target, from] of Object.entries(unlisted))
    await test.step(`${from} leads to ${target}`, async () => {
      await page.goto(from);
      await page.locator(`main a[href="${target}"]`).first().click();
      await expect(page).toHaveURL(target);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
});

test("education and housing ask for a call", async ({ page }) => {
  for (const path of ["/programs/education", "/programs/housing"]) {
    await page.goto(path);
    const call = page.locator("main").getByRole("link", { name: `Call ${organisation.phone}` });
    await expect(call).toHaveAttribute("href", telHref(organisation.phone));
  }
});

test("the programs hub ends in a question and a gift", async ({ page }) => {
  await page.goto("/programs");
  const main = page.locator("main");
  await expect(main.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact");
  await expect(main.getByRole("link", { name: "Support Our Programs" })).toHaveAttribute(
    "href",
    "/give",
  );
});
