import { sitePages } from "#content/site-pages.ts";
import type { Snapshot } from "#content/snapshot.ts";
import { englishPathOf, notFoundPath } from "#rules/languages.ts";
import { type FinishedPage, pageDataPath, withDataInside } from "#rules/page-data.ts";
import type { RenderPage } from "./bundle.ts";
import { foundFiles } from "./found.ts";
import type { Failure } from "./messages.ts";

/** The files that a snapshot makes, by their address as they would lie in the built folder. */
export type Drawing = {
  files: Map<string, Buffer>;
  /** Pages that could not be drawn, each with a reason for people. */
  failed: Failure[];
};

export const fileOf = (path: string) => (path === "/" ? "/index.html" : `${path}/index.html`);

/** The page for all other paths is one, too, in each language. */
const isThere = (path: string, { status }: FinishedPage) =>
  status === 200 || englishPathOf(path) === notFoundPath;

/** Its data twice: by its own name for its scripts, by the page's for whoever moves there. */
const filesOf = (path: string, { html, data }: FinishedPage): [address: string, body: Buffer][] => {
  const body = Buffer.from(data.text);
  return [
    [fileOf(path), Buffer.from(html)],
    [data.address, body],
    [pageDataPath(path), body],
  ];
};

/**
 * All pages with their data, and what else follows the content. A page that fails keeps no other
 * from being looked at.
 */
export const drawSite = async (
  renderPage: RenderPage,
  snapshot: Snapshot,
  builtFor: string,
): Promise<Drawing> => {
  const { files, failed }: Drawing = { files: new Map(), failed: [] };
  for (const { path } of sitePages(snapshot))
    try {
      const page = await renderPage(snapshot, path);
      if (isThere(path, page))
        for (const [address, body] of filesOf(path, page)) files.set(address, body);
    } catch (error) {
      failed.push({ path, reason: error instanceof Error ? error.message : String(error) });
    }
  for (const [address, text] of foundFiles(snapshot, files, builtFor))
    files.set(address, Buffer.from(text));
  return { files, failed };
};

/** One page by itself, with its data inside; nothing where the content has no such page. */
export const drawPage = async (renderPage: RenderPage, snapshot: Snapshot, path: string) => {
  const page = await renderPage(snapshot, path);
  return isThere(path, page) ? withDataInside(page) : undefined;
};
