import { expect, test } from "@playwright/test";
import { notFound } from "#content/not-found.ts";
import { shipped } from "#content/snapshot.ts";

const absentPaths = shipped(notFound).absent.map(({ path }) => path);

import { visit } from "./visit.ts";

test("an unknown path answers 404 with the exact words and a way home", async ({ page }) => {
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
  await expect(page.getByText("Oops! Page not found", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Return to Home", exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(
    page.getByRole("heading", { name: "Where Impossible Becomes Inevitable" }),
  ).toBeVisible();
});

test("the console names the path, and React keeps the page it was sent", async ({ page }) => {
  const lines: string[] = [];
  page.on("console", (line) => line.type() === "error" && lines.push(line.text()));
  page.on("pageerror", (error) => lines.push(error.message));
  await visit(page, "/no/such/page?from=letter");
  await expect.poll(() => lines.filter((line) => line.includes("404 Error"))).toHaveLength(1);
  expect(lines.join("\n")).toContain("/no/such/page");
  // The browser itself reports the status of the document.
  const others = lines.filter(
    (line) => !line.includes("404 Error") && !line.includes("status of 404"),
  );
  expect(others).toEqual([]);
});

test("the prerendered file prints no path of its own", async ({ request }) => {
  const html = await (await request.get("/some-path-nobody-made")).text();
  expect(html).not.toContain("some-path-nobody-made");
});

test("the eleven paths that pages link to are absent on purpose", async ({ request }) => {
  expect(absentPaths).toHaveLength(11);
  for (const path of absentPaths) expect((await request.get(path)).status()).toBe(404);
});

test("an absent page suggests what is near it", async ({ page }) => {
  for (const [path, suggestion, target] of [
    ["/get-involved/volunteer", "Volunteer application", "/volunteer"],
    ["/projects/current", "Our Projects", "/projects"],
    ["/news/blog", "News and Media", "/news"],
    ["/programs/tutoring", "All programs", "/programs"],
    ["/nowhere", "Programs and services", "/programs"],
  ] as const)
    await test.step(`${path} suggests ${target}`, async () => {
      await visit(page, path);
      await expect(
        page.getByRole("heading", { name: "Were you looking for one of these?" }),
      ).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: suggestion }).click();
      await expect(page).toHaveURL(new RegExp(`${target}$`));
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("404");
    });
});

test("a link inside the site to an absent page ends there too", async ({ page }) => {
  await visit(page, "/get-involved");
  await page.getByRole("main").locator('a[href="/get-involved/church"]').click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
  await expect(page.getByRole("link", { name: "Spiritual Development" })).toBeVisible();
});
