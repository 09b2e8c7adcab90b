import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { type Site, SiteContext } from "#app/site.ts";
import { useIsPast } from "./use-is-past.ts";

const end = "2026-06-15T20:30:00-05:00";

function Event() {
  return useIsPast(end) ? "over" : "ahead";
}

/** What a page says before any script, when the last date gone by was this one. */
const drawnAfter = (date: string) => {
  const site = { goneBy: Date.parse(date) } as Site;
  return renderToString(
    <SiteContext value={site}>
      <Event />
    </SiteContext>,
  );
};

test("a page says what was so when it was drawn, not when the site was built", () => {
  expect(drawnAfter("2025-12-21")).toBe("ahead");
  expect(drawnAfter(end)).toBe("over");
  expect(drawnAfter("2027-01-01")).toBe("over");
});
