import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { isLong } from "./swept.ts";

type Question = {
  /** The part to look at, if not the whole page; frames inside it are left out. */
  part?: string;
  /** Rules that do not fit what is looked at. */
  without?: string[];
  /** The tags of the rules that are asked for, if not axe's own choice. */
  tags?: string[];
};

/** The levels that we promise, and what axe calls good practice. */
export const guidelines = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What axe finds wrong, one line for each rule. It works in the page itself and describes only that:
 * by default it carries all that is right into a second page and describes it there, which takes
 * three times as long. So it reaches frames of the page's own origin only; we have no others.
 */
export const accessibilityFaults = async (
  page: Page,
  { part, without = [], tags }: Question = {},
) => {
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"], rules });
  if (tags) axe.withTags(tags);
  if (part) axe.include(part).exclude("iframe");
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
};

export const laptop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/**
 * What is open is accessible and fits, on a laptop and in a window as narrow as a phone. Rules that
 * hold on a phone mostly hold on a laptop: both are asked in `npm run test:long` alone.
 */
export const expectToFit = async (page: Page, question: Question = {}) => {
  for (const viewport of [laptop, phone]) {
    const at = `${page.url()} at ${viewport.width}`;
    await page.setViewportSize(viewport);
    if (viewport === phone || isLong)
      expect(await accessibilityFaults(page, { tags: guidelines, ...question }), at).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, at).toBeLessThanOrEqual(viewport.width);
  }
};
