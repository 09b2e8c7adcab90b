import type { Page } from "@playwright/test";

/** What RFC 4287 asks of a feed and misses, read by the browser's own parser. */
export const atomFaults = (page: Page, text: string) =>
  page.evaluate((source) => {
    type Rule = { least: number; most: number; isValid: (element: Element) => boolean };
    const rule = (least: number, most: number, isValid: Rule["isValid"] = () => true): Rule => ({
      least,
      most,
      isValid,
    });
    const hasWords = ({ textContent }: Element) => textContent.trim() !== "";
    const isAddress = ({ textContent }: Element) => URL.canParse(textContent);
    const isMoment = ({ textContent }: Element) =>
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/.test(textContent) &&
      !Number.isNaN(Date.parse(textContent));
    const leadsSomewhere = (link: Element) => URL.canParse(link.getAttribute("href") ?? "");
    const hasName = (author: Element) => author.querySelector("name")?.textContent !== "";
    const any = Number.POSITIVE_INFINITY;
    const both = {
      id: rule(1, 1, isAddress),
      title: rule(1, 1, hasWords),
      updated: rule(1, 1, isMoment),
      link: rule(1, any, leadsSomewhere),
    };
    const rules: Record<string, Record<string, Rule>> = {
      feed: { ...both, author: rule(1, any, hasName), entry: rule(0, any) },
      entry: { ...both, published: rule(0, 1, isMoment), summary: rule(0, 1, hasWords) },
    };

    const { documentElement: feed } = new DOMParser().parseFromString(source, "application/xml");
    if (feed.localName !== "feed" || feed.querySelector("parsererror")) return [feed.textContent];
    const entries = [...feed.children].filter(({ localName }) => localName === "entry");
    const faults: string[] = [];
    for (const part of [feed, ...entries]) {
      const of = rules[part.localName] ?? {};
      const children = [...part.children];
      for (const { localName, namespaceURI } of children)
        if (!of[localName] || namespaceURI !== "http://www.w3.org/2005/Atom")
          faults.push(`${localName} in ${part.localName}`);
      for (const [name, { least, most, isValid }] of Object.entries(of)) {
        const found = children.filter(({ localName }) => localName === name);
        if (found.length < least || found.length > most || !found.every(isValid))
          faults.push(`${name} of ${part.localName}`);
      }
      const links = children
        .filter(({ localName }) => localName === "link")
        .map((link) => `${link.getAttribute("rel")} ${link.getAttribute("type")}`);
      if (new Set(links).size < links.length) faults.push(`two links alike of ${part.localName}`);
    }
    const ids = entries.map((entry) => entry.querySelector("id")?.textContent);
    if (new Set(ids).size < ids.length) faults.push("two entries with one id");
    return faults;
  }, text);
