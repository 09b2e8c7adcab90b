import { expect, test } from "@playwright/test";
import { leadership } from "#content/about/leadership.ts";
import { shipped } from "#content/snapshot.ts";
import { visit } from "./visit.ts";

test("a link that is pointed at has its page's script ready, all of it and once", async ({
  page,
}) => {
  await visit(page, "/about");
  const scripts: string[] = [];
  page.on("request", (request) => {
    const [, name] = /assets\/(\w+)-[^/]*\.js$/.exec(request.url()) ?? [];
    if (name) scripts.push(name);
  });
  const link = page.getByRole("main").locator("a[href='/about/leadership']").first();
  await link.hover();
  await expect.poll(() => scripts).toContain("leadership");
  await expect.poll(() => scripts).toContain("bio");
  await link.click();
  await expect(page).toHaveURL(/\/about\/leadership$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    shipped(leadership).hero.heading,
  );
  // The page, and what it shares with another page.
  expect(scripts.filter((name) => name === "leadership")).toHaveLength(1);
  expect(scripts.filter((name) => name === "bio")).toHaveLength(1);
});
