import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { BuiltPage } from "./pages.ts";

/** What a content page may weigh on the wire, brotli-compressed. */
export const limits = { script: 120 * 1024, document: 20 * 1024 };

/** Pages that take gifts or forms bring the code for it; they are reported, not limited. */
const workingPages = ["/", "/contact", "/donation-success", "/give", "/volunteer"];

export type PageWeight = { path: string; script: number; document: number };

const addresses = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, address = ""]) => address)),
];

const onTheWire = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

/** Scripts the page asks for at once, and its HTML together with its style sheets. */
export const weigh = (clientFolder: string, { path, file, html }: BuiltPage): PageWeight => {
  const sum = (found: string[]) =>
    found.reduce((total, address) => total + onTheWire(join(clientFolder, address)), 0);
  const scripts = addresses(html, /["`](\/assets\/[^"`]+\.js)["`]/g);
  const styles = addresses(html, /<link[^>]+href="(\/assets\/[^"]+\.css)"/g);
  return { path, script: sum(scripts), document: onTheWire(file) + sum(styles) };
};

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

const heaviest = (weights: PageWeight[], part: "script" | "document") =>
  weights.reduce((most, weight) => (weight[part] > most[part] ? weight : most));

/** Lines for the build's summary, and what is over a limit. */
export const summarise = (weights: PageWeight[]) => {
  const content = weights.filter(({ path }) => !workingPages.includes(path));
  const working = weights.filter(({ path }) => workingPages.includes(path));
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
      `limits for content pages: ${kilobytes(limits.script)} and ${kilobytes(limits.document)}`,
    ],
    over: content.flatMap(({ path, script, document }) => [
      ...(script > limits.script ? [`${path}: ${kilobytes(script)} of script`] : []),
      ...(document > limits.document ? [`${path}: ${kilobytes(document)} of HTML and style`] : []),
    ]),
  };
};
