import { expect, test } from "vitest";
import { fileHeaders, hashSource, inlineHashes, pageHeaders, pagePolicy } from "./headers.ts";

const site = { siteUrl: "https://circle.example" };

const directive = (policy: string, name: string) =>
  policy.split("; ").find((part) => part === name || part.startsWith(`${name} `));

test("inline scripts, data blocks included, are allowed by their hash", () => {
  const html =
    '<script>a()</script><script type="application/ld+json">{"a":1}</script>' +
    '<script type="module" src="/assets/x.js"></script>';
  expect(directive(pagePolicy(html, site), "script-src")).toBe(
    `script-src 'self' ${hashSource("a()")} ${hashSource('{"a":1}')}`,
  );
});

test("the hash is the one browsers compute", () => {
  expect(hashSource("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

test("style attributes are hashed as the browser reads them", () => {
  const html = '<p style="--a:&quot;b&quot;">x</p><p style="--c:1">y</p><p style="--c:1">z</p>';
  expect(inlineHashes(html).styleAttributes).toEqual([hashSource('--a:"b"'), hashSource("--c:1")]);
});

test("markup inside a script is not taken for markup", () => {
  const html = `<script>x='<p style="color:red">'</script>`;
  expect(inlineHashes(html).styleAttributes).toEqual([]);
});

test("no page allows unsafe scripts or styles, frames, plugins or another base", () => {
  const policy = pagePolicy('<p style="--c:1">y</p>', site);
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  expect(directive(policy, "script-src")).not.toContain("unsafe");
  expect(directive(policy, "frame-ancestors")).toBe("frame-ancestors 'none'");
  expect(directive(policy, "object-src")).toBe("object-src 'none'");
  expect(directive(policy, "base-uri")).toBe("base-uri 'none'");
});

test("functions on another host may be called, by their origin only", () => {
  const functionsUrl = "https://project.supabase.co/functions/v1";
  expect(directive(pagePolicy("", { ...site, functionsUrl }), "connect-src")).toBe(
    "connect-src 'self' https://project.supabase.co",
  );
  expect(directive(pagePolicy("", site), "connect-src")).toBe("connect-src 'self'");
});

test("forms may lead to the functions, back to the site and to the card provider, nowhere else", () => {
  const functionsUrl = "https://project.supabase.co/functions/v1";
  expect(directive(pagePolicy("", { ...site, functionsUrl }), "form-action")).toBe(
    "form-action 'self' https://project.supabase.co https://circle.example https://checkout.stripe.com",
  );
  expect(directive(pagePolicy("", site), "form-action")).toBe(
    "form-action 'self' https://circle.example https://checkout.stripe.com",
  );
});

test("encryption is only promised where the site address has it", () => {
  const plain = { siteUrl: "http://localhost:3000" };
  const names = (pairs: [string, string][]) => pairs.map(([name]) => name);
  expect(names(pageHeaders("", site))).toContain("Strict-Transport-Security");
  expect(names(pageHeaders("", plain))).not.toContain("Strict-Transport-Security");
  expect(pagePolicy("", site)).toContain("upgrade-insecure-requests");
  expect(pagePolicy("", plain)).not.toContain("upgrade-insecure-requests");
});

test("encryption is not promised for names beside the site's, which are not ours to promise for", () => {
  expect(new Map(pageHeaders("", site)).get("Strict-Transport-Security")).toBe("max-age=63072000");
});

test("files carry the same headers with a policy that runs nothing", () => {
  const headers = Object.fromEntries(fileHeaders(site));
  expect(headers["Content-Security-Policy"]).toContain("script-src 'none'");
  expect(headers["X-Content-Type-Options"]).toBe("nosniff");
  expect(headers["Cross-Origin-Opener-Policy"]).toBe("same-origin");
  expect(headers["Cross-Origin-Resource-Policy"]).toBe("same-origin");
  expect(headers["Permissions-Policy"]).toContain("camera=()");
});
