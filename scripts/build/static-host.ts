import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildFacts } from "#hosts/node/build-facts.ts";
import {
  commonHeaders,
  deskPolicy,
  type HeaderPair,
  pagePolicy,
  type SiteFacts,
} from "#hosts/node/headers.ts";
import { deskAddress, minute } from "#hosts/node/site-addresses.ts";
import { deskFunctions } from "#rules/desk.ts";
import { givingPath } from "#rules/giving-page.ts";
import { languages, notFoundPath, pathIn } from "#rules/languages.ts";
import { pageDataFolder } from "#rules/page-data.ts";
import { mediaPath } from "#rules/pictures.ts";
import { type BuiltPage, readPages } from "./files.ts";

const block = (path: string, lines: string[]) =>
  [path, ...lines.map((line) => `  ${line}`)].join("\n");

const lineOf = ([name, value]: HeaderPair) => `${name}: ${value}`;

/** Names below it carry a hash of the content. */
const forEver = "Cache-Control: public, max-age=31536000, immutable";

/** The headers every file gets, in the form that static hosts read (`_headers`). */
export const hostHeaders = (site: SiteFacts) =>
  `${[
    block("/*", commonHeaders(site).map(lineOf)),
    block("/assets/*", [forEver]),
    ...[mediaPath, pageDataFolder].map((folder) =>
      block(`${folder}/*`, [`Cache-Control: ${minute}`]),
    ),
    block(`${deskAddress}/assets/*`, [forEver]),
    block(`${deskAddress}/*`, ["X-Robots-Tag: noindex"]),
  ].join("\n\n")}\n`;

/**
 * The desk's cookie belongs to the site's own domain, so the host passes its calls on instead of
 * leading the browser away. Links in mails from the time when one process did everything still
 * arrive.
 */
const functionRules = (functionsUrl: string) => [
  `${deskFunctions}/* ${functionsUrl}/desk/:splat 200`,
  `/functions/v1/* ${functionsUrl}/:splat 307`,
  `${givingPath} ${functionsUrl}${givingPath} 302`,
  `/es${givingPath} ${functionsUrl}${givingPath}?language=es 302`,
];

/** Every screen of the desk is its one page. Some hosts apply rules also where there is a file. */
const deskRules = [
  `${deskAddress}/assets/* ${deskAddress}/assets/:splat 200`,
  `${deskAddress}/* ${deskAddress}/index.html 200`,
];

/** What leads where (`_redirects`): the first rule that fits counts. */
export const hostRedirects = ({ functionsUrl }: SiteFacts) =>
  `${[...(functionsUrl ? functionRules(functionsUrl) : []), ...deskRules].join("\n")}\n`;

/** No effect inside a page; X-Frame-Options says the same on hosts that send it. */
const headerOnly = /^frame-ancestors /;

/**
 * The page with its own policy inside. Hosts differ in how they match paths and join headers, some
 * send none, and an unknown path has no line of its own: in the page it is right everywhere.
 */
export const withPolicy = (html: string, site: SiteFacts, policyOf = pagePolicy) => {
  const policy = policyOf(html, site)
    .split("; ")
    .filter((directive) => !headerOnly.test(directive))
    .join("; ");
  // First in the head: it counts only for what comes after it.
  const head = /<head>(<meta charset="utf-8"\/?>)?/i;
  if (!head.test(html)) throw new Error("A page has no head to put its policy into.");
  return html.replace(
    head,
    (found) => `${found}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
};

/** Made for our own server, or only for the builder. */
const isForHosts = (path: string) => !/\.(br|gz|map)$/.test(path);

/**
 * Makes a folder that any static host can serve, from what was built for it. `change` may put other
 * pages into the copy before they get their policies.
 */
export const writeStaticSite = async (
  client: string,
  target: string,
  facts: BuildFacts,
  change?: (folder: string) => Promise<void>,
) => {
  await rm(target, { recursive: true, force: true });
  await cp(client, target, { recursive: true, filter: isForHosts });
  await change?.(target);
  const pages: BuiltPage[] = await readPages(target);
  for (const { path, file, html } of pages) {
    const policyOf = path === deskAddress ? deskPolicy : pagePolicy;
    await writeFile(file, withPolicy(html, facts, policyOf));
  }
  // Hosts take the nearest one above an unknown path, or know of the first alone.
  for (const language of languages) {
    const folder = join(target, pathIn(language, notFoundPath));
    await writeFile(`${folder}.html`, await readFile(join(folder, "index.html")));
    await rm(folder, { recursive: true });
  }
  await writeFile(join(target, "_headers"), hostHeaders(facts));
  await writeFile(join(target, "_redirects"), hostRedirects(facts));
  return pages.length;
};
