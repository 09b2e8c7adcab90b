import { expect, test } from "vitest";
import { pageHeaders } from "#hosts/node/headers.ts";
import { observe } from "./observatory.ts";

const html = '<script type="module" src="/assets/entry.js"></script><script>start()</script>';

test("a page of ours on https gets an A+ from the HTTP Observatory's rules", () => {
  const headers = new Headers(pageHeaders(html, { siteUrl: "https://circleurban.example" }));
  expect(observe({ headers, html })).toMatchObject({ grade: "A+", score: 130 });
});

test("a page without any of the headers fails", () => {
  expect(observe({ headers: new Headers(), html })).toMatchObject({ grade: "D", score: 30 });
});

test("points for extras do not make up for an unsafe policy", () => {
  const headers = new Headers(pageHeaders(html, { siteUrl: "https://circleurban.example" }));
  headers.set("content-security-policy", "script-src 'unsafe-inline'; object-src 'none'");
  expect(observe({ headers, html })).toMatchObject({ grade: "B+", score: 80 });
});
