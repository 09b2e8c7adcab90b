import { fileHeaders, type HeaderPair, pageHeaders, type SiteFacts } from "#server/headers.ts";
import type { BuiltPage } from "./pages.ts";

const policyName = "Content-Security-Policy";

const block = (path: string, lines: string[]) =>
  [path, ...lines.map((line) => `  ${line}`)].join("\n");

const lineOf = ([name, value]: HeaderPair) => `${name}: ${value}`;

/**
 * The same headers in the form static hosts read (`_headers`). A path gets the lines of every block
 * that matches it, so a page first takes away ("!") the policy for files, then brings its own.
 */
export const hostHeaders = (pages: BuiltPage[], site: SiteFacts) => {
  const pageBlock = ({ path, html }: BuiltPage) => {
    const policy = pageHeaders(html, site).filter(([name]) => name === policyName);
    return block(path, [`! ${policyName}`, ...policy.map(lineOf)]);
  };
  const blocks = [
    block("/*", fileHeaders(site).map(lineOf)),
    block("/assets/*", ["Cache-Control: public, max-age=31536000, immutable"]),
    ...pages.map(pageBlock),
  ];
  return `${blocks.join("\n\n")}\n`;
};
