import type { Page } from "@playwright/test";

/** Headings, landmarks, language and title of the page as it stands. */
export const structureTroubles = (page: Page) =>
  page.evaluate(() => {
    const troubles: string[] = [];
    const shown = (selector: string, within: ParentNode = document) =>
      [...within.querySelectorAll(selector)].filter((element) => element.checkVisibility());

    const headings = shown("h1, h2, h3, h4, h5, h6");
    const levels = headings.map((heading) => Number(heading.tagName[1]));
    if (levels.filter((level) => level === 1).length !== 1) troubles.push("has not exactly one h1");
    if (levels[0] !== 1) troubles.push("does not begin with its h1");
    for (const [index, level] of levels.entries())
      if (index > 0 && level - (levels[index - 1] ?? 0) > 1)
        troubles.push(`jumps to h${level} at "${headings[index]?.textContent?.slice(0, 50)}"`);

    for (const landmark of ["header", "main", "footer"])
      if (shown(`body > ${landmark}`).length !== 1)
        troubles.push(`has not exactly one ${landmark}`);
    const names = shown("nav").map((nav) => nav.getAttribute("aria-label") ?? "");
    if (names.some((name) => !name)) troubles.push("has a nav without a name");
    if (new Set(names).size !== names.length) troubles.push("has two navs of one name");
    const loose = [...document.body.children].filter(
      (element) =>
        element.checkVisibility() &&
        element.textContent?.trim() &&
        !element.matches("header, main, footer, script, section[aria-label], a[href='#main']"),
    );
    troubles.push(
      ...loose.map((element) => `has content outside landmarks: ${element.outerHTML.slice(0, 80)}`),
    );

    if (!/^en(-US)?$/.test(document.documentElement.lang))
      troubles.push("does not name its language");
    if (document.title.trim().length < 10) troubles.push("has no telling title");
    return troubles;
  });

/** A number that still counts must already be told with its final value. */
export const counterTroubles = async (page: Page) => {
  const finals = await page.locator("main [data-count-final]").allTextContents();
  const told = await page.locator("main").ariaSnapshot();
  const ticking = await page
    .locator("main [data-count]")
    .evaluateAll(
      (counters) => counters.filter((each) => each.getAttribute("aria-hidden") !== "true").length,
    );
  return {
    count: finals.length,
    troubles: [
      ...finals.filter((text) => !told.includes(text)).map((text) => `${text} is not told`),
      ...(ticking > 0 ? [`${ticking} ticking numbers are told`] : []),
    ],
  };
};
