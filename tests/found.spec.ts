import { expect, test } from "@playwright/test";
import { paths as sitePaths } from "#content/site-map.ts";
import { shipped } from "#content/snapshot.ts";
import { ways } from "#content/ways.ts";
import { wayPath } from "#rules/campaigns.ts";
import { pathIn, spanishPages } from "#rules/languages.ts";

test("the sitemap lists every page in each language but the thank-you page, and each of them answers", async ({
  request,
}) => {
  const text = await (await request.get("/sitemap.xml")).text();
  const paths = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url = ""]) => new URL(url).pathname,
  );
  const inSpanish = spanishPages.map((path) => pathIn("es", path));
  const fromLists = shipped(ways).ways.map(({ address }) => wayPath(address));
  const listed = [...sitePaths, ...inSpanish, ...fromLists].filter(
    (path) => !path.endsWith("/donation-success"),
  );
  expect(paths.toSorted()).toEqual(listed.toSorted());
  for (const path of paths) {
    const page = await request.get(path);
    expect(page.status(), path).toBe(200);
    expect(await page.text(), path).toMatch(
      new RegExp(`<link rel="canonical" href="https?://[^/"]+${path}"`),
    );
  }
});

test("robots are shown the way to the sitemap", async ({ request }) => {
  expect(await (await request.get("/robots.txt")).text()).toMatch(
    /^Sitemap: http.*\/sitemap\.xml$/m,
  );
});

test("every icon of the manifest is there", async ({ request }) => {
  const manifest = await (await request.get("/site.webmanifest")).json();
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.status(), src).toBe(200);
    expect(icon.headers()["content-type"]).toBe(type);
  }
});

test("the golf outing can be put into a calendar", async ({ request }) => {
  const answer = await request.get("/events/golf.ics");
  expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(await answer.text()).toContain("DTSTART:20260615T153000Z");
});

test("structured data introduces the organisation and the golf outing", async ({ page }) => {
  const structured = async (path: string) => {
    await page.goto(path);
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    return blocks.map((block) => JSON.parse(block)["@type"]);
  };
  expect(await structured("/")).toEqual(["NGO"]);
  expect(await structured("/events/golf")).toEqual(["BreadcrumbList", "Event"]);
  expect(await structured("/about/history")).toEqual(["BreadcrumbList"]);
});
