import { expect, type Page, test } from "@playwright/test";
import { buildingProjects } from "#content/building-projects.ts";
import { golfPage } from "#content/events/golf.ts";
import { events } from "#content/events.ts";
import { shipped } from "#content/snapshot.ts";
import { long } from "./swept.ts";
import { visit } from "./visit.ts";

const { overNote } = shipped(golfPage);
const { upcomingSection } = shipped(events);
const { overdueNote } = shipped(buildingProjects);

/** Opens a page on a given day; anything React has to say about a mismatch fails the test. */
const openOn = async (page: Page, moment: string, path: string) => {
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.message));
  await page.clock.setFixedTime(new Date(moment));
  await visit(page, path);
  return problems;
};

test(
  "before its day, the golf classic is to come and can be put into a calendar",
  long,
  async ({ page }) => {
    const problems = await openOn(page, "2026-06-15T12:00:00-05:00", "/events/golf");
    await expect(page.getByRole("link", { name: "Add to your calendar" })).toHaveCount(2);
    await expect(page.getByText(overNote)).toHaveCount(0);
    await visit(page, "/events");
    await expect(page.getByRole("heading", { name: upcomingSection.heading })).toBeVisible();
    await expect(page.getByText(upcomingSection.past.tag)).toHaveCount(0);
    expect(problems).toEqual([]);
  },
);

test("when its day is over, both pages say so and the date stays", async ({ page }) => {
  const problems = await openOn(page, "2026-06-15T21:00:00-05:00", "/events/golf");
  await expect(page.getByText(overNote).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Add to your calendar" })).toHaveCount(0);
  await expect(page.getByText("Monday, June 15, 2026").first()).toBeVisible();
  await visit(page, "/events");
  await expect(page.getByRole("heading", { name: upcomingSection.past.heading })).toBeVisible();
  await expect(page.getByText(upcomingSection.past.tag)).toHaveCount(2);
  expect(problems).toEqual([]);
});

for (const [day, count] of [
  ["2025-12-01", 0],
  ["2026-01-10", 1],
  ["2026-07-01", 2],
] as const)
  test(`on ${day}, ${count} dates of completion have gone by`, long, async ({ page }) => {
    for (const path of ["/projects", "/programs/housing", "/"]) {
      const problems = await openOn(page, `${day}T12:00:00-06:00`, path);
      await expect(page.getByText(overdueNote)).toHaveCount(count);
      expect(problems).toEqual([]);
    }
    await expect(page.getByText("Complete: Spring 2026")).toHaveCount(1);
    await expect(page.getByText("Complete: Fall 2025")).toHaveCount(1);
  });
