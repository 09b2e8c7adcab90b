import { expect, test } from "vitest";
import { startLate } from "./late-scripts.ts";

const page = `<head><link rel="modulepreload" href="/assets/entry-1.js"/><link rel="modulepreload" href="/assets/about-2.js"/><link rel="stylesheet" href="/assets/root.css"/></head>
<script type="module" async="">import "/assets/manifest-3.js";
import * as route0 from "/assets/root-4.js";
import * as route1 from "/assets/about-2.js";
  
  window.__reactRouterRouteModules = {"root":route0,"pages/about":route1};

import("/assets/entry-1.js");</script>`;

test("nothing of a page's scripts is asked for while it loads", () => {
  const late = startLate(page);
  expect(late).not.toContain('rel="modulepreload"');
  expect(late).not.toMatch(/import ["`*]/);
  expect(late).toContain('rel="stylesheet"');
});

test("all of them are asked for later, and in the same names", () => {
  const late = startLate(page);
  for (const script of ["entry-1", "about-2", "manifest-3", "root-4"])
    expect(late).toContain(`/assets/${script}.js`);
  const [, first, second] = /\[(\w+),(\w+)\]=await/.exec(late) ?? [];
  expect(late).toContain(`__reactRouterRouteModules={root:${first},"pages/about":${second}}`);
});

test("a page that starts its scripts in another way stops the build", () => {
  expect(() => startLate("<script>start()</script>")).toThrow("no longer start");
});
