import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { englishPathOf, languageOf } from "#rules/languages.ts";
import type { BuiltPage } from "./files.ts";

/** What a page may weigh on the wire, brotli-compressed. */
export const limits = {
  content: { script: 80 * 1024, document: 19.5 * 1024 },
  working: { script: 92 * 1024, document: 24 * 1024 },
};

/** Pages that take gifts or forms bring the code for it. */
const workingPages = [
  ...["/", "/contact", "/donation-success", "/give", "/help"],
  ...["/volunteer", "/volunteer/groups"],
];

const isWorking = ({ path }: PageWeight) => workingPages.includes(englishPathOf(path));

/** The same in Spanish is longer, and the words of the components come along as data. */
export const inSpanish = { script: 3 * 1024, document: 1024 };

/**
 * Whole bios stand in the page, for readers without script and for search. Who adds a person adds
 * their words, and that is no reason to stop a build.
 */
export const people = { within: 6, more: 1.5 * 1024 };

const peopleIn = (html: string) => html.match(/SEE BIO</g)?.length ?? 0;

const limitsOf = (page: PageWeight) => {
  const { script, document } = isWorking(page) ? limits.working : limits.content;
  const more = languageOf(page.path) === "es" ? inSpanish : { script: 0, document: 0 };
  const ofPeople = people.more * Math.max(0, (page.people ?? 0) - people.within);
  return { script: script + more.script, document: document + more.document + ofPeople };
};

export type PageWeight = { path: string; script: number; document: number; people?: number };

const addresses = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, address = ""]) => address)),
];

const onTheWire = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

/** The list of pages names them all, and other pages' files are not this page's. */
const listsPages = (address: string) => address.startsWith("/assets/pages-");

/**
 * Every script that a page can bring: what it asks for, and what those files import, at once or
 * when it is needed; and the data that they are handed.
 */
const scriptsOf = (clientFolder: string, html: string) => {
  const found = new Set(addresses(html, /"(\/(?:assets|page-data)\/[^"]+\.js(?:on)?)"/g));
  for (const address of found) {
    if (listsPages(address)) continue;
    const text = readFileSync(join(clientFolder, address), "utf8");
    for (const name of addresses(text, /["'`]\.\/([\w.-]+\.js)["'`]/g))
      found.add(`/assets/${name}`);
  }
  return [...found];
};

/** A page's scripts, and its HTML together with its style sheets. */
export const weigh = (clientFolder: string, { path, file, html }: BuiltPage): PageWeight => {
  const sum = (found: string[]) =>
    found.reduce((total, address) => total + onTheWire(join(clientFolder, address)), 0);
  const styles = addresses(html, /<link[^>]+href="(\/assets\/[^"]+\.css)"/g);
  return {
    path,
    script: sum(scriptsOf(clientFolder, html)),
    document: onTheWire(file) + sum(styles),
    people: peopleIn(html),
  };
};

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

const heaviest = (weights: PageWeight[], part: "script" | "document") =>
  weights.reduce((most, weight) => (weight[part] > most[part] ? weight : most));

/** Lines for the build's summary, and what is over a limit. */
export const summarise = (weights: PageWeight[]) => {
  const content = weights.filter((page) => !isWorking(page));
  const working = weights.filter(isWorking);
  const describe = (name: string, among: PageWeight[], part: "script" | "document") => {
    if (among.length === 0) return [];
    const { path, ...sizes } = heaviest(among, part);
    return [`${name}: at most ${kilobytes(sizes[part])} brotli (${path})`];
  };
  return {
    lines: [
      ...describe("content pages, script", content, "script"),
      ...describe("content pages, HTML and style", content, "document"),
      ...describe("home and form pages, script", working, "script"),
      ...describe("home and form pages, HTML and style", working, "document"),
      ...Object.entries(limits).map(
        ([kind, { script, document }]) =>
          `limits for ${kind} pages: ${kilobytes(script)} and ${kilobytes(document)}`,
      ),
      `more in Spanish: ${kilobytes(inSpanish.script)} and ${kilobytes(inSpanish.document)}`,
    ],
    over: weights.flatMap((weight) => {
      const { path, script, document } = weight;
      const limit = limitsOf(weight);
      return [
        ...(script > limit.script ? [`${path}: ${kilobytes(script)} of script`] : []),
        ...(document > limit.document ? [`${path}: ${kilobytes(document)} of HTML and style`] : []),
      ];
    }),
  };
};
