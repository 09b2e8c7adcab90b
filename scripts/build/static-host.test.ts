import { expect, test } from "vitest";
import { hashSource, pagePolicy } from "#server/headers.ts";
import { hostHeaders } from "./static-host.ts";

const site = { siteUrl: "https://circle.example" };
const page = { path: "/about", file: "about/index.html", html: "<script>a()</script>" };

test("a static host sends each page the policy our server sends", () => {
  const blocks = hostHeaders([page], site).trimEnd().split("\n\n");
  const about = blocks.find((block) => block.startsWith("/about\n"))?.split("\n");
  expect(about).toEqual([
    "/about",
    "  ! Content-Security-Policy",
    `  Content-Security-Policy: ${pagePolicy(page.html, site)}`,
  ]);
  expect(about?.join()).toContain(hashSource("a()"));
});

test("everything gets the common headers, hashed files a long life", () => {
  const text = hostHeaders([page], site);
  expect(text).toMatch(/^\/\*\n {2}X-Content-Type-Options: nosniff$/m);
  expect(text).toMatch(/^\/assets\/\*\n {2}Cache-Control: .*immutable$/m);
});
