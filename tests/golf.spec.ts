import { expect, type Page, test } from "@playwright/test";
import { long } from "./swept.ts";
import { afterFrames, visit } from "./visit.ts";

test.use({ reducedMotion: "no-preference" });

const path = "/events/golf";
const sections = [
  "Coach Tillery’s Legacy",
  "Event Details",
  "Sponsorship Opportunities",
  "Circle Builders Awards Dinner",
  "Before You Tee Off",
  "Play for Coach",
];

const section = (page: Page, name: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name }) });

/** The nearest thing around a section's heading that can fade in. */
const fading = (page: Page, name: string) =>
  page
    .getByRole("heading", { level: 2, name, includeHidden: true })
    .locator("xpath=ancestor::*[@data-reveal][1]");

// So low that no section is in view when the page opens: what is, stands from the beginning.
const low = { width: 1280, height: 480 };

test("each section waits until it is scrolled to, fades in and stays", async ({ page }) => {
  test.slow();
  await page.setViewportSize(low);
  await visit(page, path);
  const first = sections[0] ?? "";
  await expect(fading(page, first)).toHaveCSS("opacity", "0");
  const waiting = page.locator('[data-reveal="waiting"]');
  for (const name of sections) {
    await expect(fading(page, name)).toHaveAttribute("data-reveal", "waiting");
    await section(page, name).evaluate((element) =>
      element.scrollIntoView({ block: "start", behavior: "instant" }),
    );
    await expect(fading(page, name)).toHaveAttribute("data-reveal", "shown");
  }
  await expect(waiting).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(fading(page, first)).toHaveCSS("opacity", "1");
  await expect(waiting).toHaveCount(0);
});

test("a section starts at a tenth of its height, not before", long, async ({ page }) => {
  await page.setViewportSize(low);
  await visit(page, path);
  const details = section(page, "Event Details");
  const showShare = (share: number) =>
    details.evaluate((element, part) => {
      const { top, height } = element.getBoundingClientRect();
      scrollTo({ top: scrollY + top - innerHeight + height * part, behavior: "instant" });
    }, share);
  await showShare(0.06);
  await afterFrames(page);
  await expect(fading(page, "Event Details")).toHaveAttribute("data-reveal", "waiting");
  await showShare(0.14);
  await expect(fading(page, "Event Details")).toHaveAttribute("data-reveal", "shown");
});

test("detail and stat cards follow one another 200 milliseconds apart", long, async ({ page }) => {
  await page.setViewportSize(low);
  await visit(page, path);
  const delays = (name: string, inside: string) =>
    section(page, name)
      .locator("[data-reveal]")
      .filter({ has: page.locator(inside) })
      .evaluateAll((cards) =>
        cards.map((card) => getComputedStyle(card).transitionDelay.split(",")[0]),
      );
  await expect(section(page, "Event Details").locator("[data-reveal] h3")).toHaveText([
    "Date & Time",
    "Location",
    "Format",
    "Included",
  ]);
  // Only what has been shown has a transition to delay.
  for (const name of ["Coach Tillery’s Legacy", "Event Details"]) {
    await section(page, name).evaluate((element) => element.scrollIntoView({ block: "center" }));
    await expect(fading(page, name)).toHaveAttribute("data-reveal", "shown");
  }
  expect(await delays("Event Details", "h3")).toEqual(["0s", "0.2s", "0.4s", "0.6s"]);
  expect(await delays("Coach Tillery’s Legacy", "dt")).toEqual(["0s", "0.2s", "0.4s"]);
});

test(
  "the figures count from zero, each 200 milliseconds longer than the last",
  long,
  async ({ page }) => {
    await page.clock.install();
    await visit(page, path);
    const counters = section(page, "Coach Tillery’s Legacy").locator("dl [data-count]");
    await expect(counters).toHaveText(["$0", "0", "0"]);
    await page.clock.pauseAt(Date.now() + 60_000);
    await section(page, "Coach Tillery’s Legacy")
      .locator("dl")
      .evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    for (const counter of await counters.all()) {
      await expect(counter).toHaveAttribute("data-count", "seen");
    }
    // With the duration of the first card, the third would already read 14 now.
    await page.clock.runFor(1500);
    await expect(counters.nth(2)).toHaveText("13");
    // And the second 120 now.
    await page.clock.runFor(260);
    await expect(counters.nth(1)).toHaveText("119");
    await expect(counters.nth(0)).not.toHaveText("$258,000");
    await page.clock.runFor(700);
    await expect(counters).toHaveText(["$258,000", "120", "14"]);
  },
);

test.describe("with reduced motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("final figures and all sections stand there at once, without the film", async ({ page }) => {
    const films: string[] = [];
    page.on("request", (request) => /\.mp4/.test(request.url()) && films.push(request.url()));
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.locator("dl [data-count]")).toHaveText(["$258,000", "120", "14"]);
    await expect(page.locator("[data-reveal]")).toHaveCount(0);
    expect(films).toEqual([]);
  });
});

test("each way to take part opens the contact form with its subject", long, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [button, subject] of [
    ["Register Your Foursome", "Golf Classic: register a foursome"],
    ["Become a Sponsor", "Golf Classic: become a sponsor"],
    ["Become a Legacy Sponsor", "Golf Classic: become a sponsor (Legacy Sponsor)"],
    ["Become an Eagle Sponsor", "Golf Classic: become a sponsor (Eagle Sponsor)"],
    ["Reserve Dinner Seats", "Awards dinner: reserve seats"],
  ] as const)
    await test.step(button, async () => {
      await visit(page, path);
      await page.getByRole("link", { name: button, exact: true }).first().click();
      await expect(page).toHaveURL(/\/contact\?/);
      await expect(page.getByLabel("Subject")).toHaveValue(subject);
    });
});

const tiers = {
  "Legacy Sponsor": [
    "$25,000",
    "8 players",
    "Logo on materials",
    "Premium foursome with a celebrity golfer",
    "Private morning reception for 8",
    "Special recognition",
  ],
  "Caddie Sponsor": [
    "$10,000",
    "Eight players",
    "Cart and caddie",
    "Lunch and dinner",
    "Gift bag per player",
    "Program recognition",
  ],
  "Eagle Sponsor": [
    "$5,000",
    "Hole signage",
    "Program recognition",
    "Social media mention",
    "Tax-deductible",
  ],
};

for (const width of [1280, 390]) {
  test(`sponsorship tiers list what they offer at ${width} pixels`, long, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    for (const [name, texts] of Object.entries(tiers)) {
      const tier = page.getByRole("article", { name });
      for (const text of texts) await expect(tier.getByText(text, { exact: true })).toBeVisible();
    }
    const across = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(across).toBeLessThanOrEqual(0);
  });
}

test(
  "side by side, the same line of every tier stands at the same height",
  long,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    const tops = (label: string) =>
      page
        .getByRole("article")
        .locator("dt", { hasText: label })
        .evaluateAll((lines) => lines.map((line) => Math.round(line.getBoundingClientRect().top)));
    for (const label of ["Players", "On the course", "Recognition", "Your taxes"]) {
      const heights = await tops(label);
      expect(heights, label).toHaveLength(3);
      expect(new Set(heights).size, label).toBe(1);
    }
  },
);

test("until it is over, the day can be put into a calendar", async ({ page, request }) => {
  await page.clock.setFixedTime(new Date("2026-05-01T15:00:00Z"));
  await visit(page, path);
  const link = page.getByRole("link", { name: "Add to your calendar" }).first();
  const file = await request.get((await link.getAttribute("href")) ?? "");
  expect(file.headers()["content-type"]).toContain("text/calendar");
  const text = await file.text();
  expect(text).toContain("20260615");
  expect(text).toContain("Fullersburg Oaks Golf Club");
});

test("search engines are told when and where", async ({ page }) => {
  await page.goto(path);
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const event = facts.map((text) => JSON.parse(text)).find((item) => item["@type"] === "Event");
  expect(event).toMatchObject({
    name: "14th Annual Raymond Tillery Memorial Golf Classic",
    startDate: "2026-06-15T10:30:00-05:00",
    location: { address: { addressLocality: "Hinsdale" } },
  });
});
