import { expect, test } from "vitest";
import { legalDocuments } from "#content/legal.ts";
import { paths } from "#content/site-map.ts";
import { isPage } from "./pages.ts";

const legalPaths = Object.values(legalDocuments).map(({ path }) => path ?? "");

test.each([...paths, ...legalPaths])(
  "%s can be shown by script, also with a slash at its end",
  (path) => {
    expect(isPage(path)).toBe(true);
    expect(isPage(`${path.replace(/\/$/, "")}/`)).toBe(true);
  },
);

test.each(["/nothing", "/about/nothing", "//example.com", "*", "/documents/report.pdf", "/desk"])(
  "%s is left to the browser",
  (path) => {
    expect(isPage(path)).toBe(false);
  },
);
