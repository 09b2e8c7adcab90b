import type { Snapshot } from "#content/snapshot.ts";
import { pageDataPath } from "#rules/page-data.ts";
import { type Bundle, type Page, PageFailed } from "./bundle.ts";
import { withoutData } from "./page-data.ts";

/** The files that a snapshot makes, by their address as they would lie in the built folder. */
export type Drawing = {
  files: Map<string, Buffer>;
  /** Pages that could not be drawn, each with a reason for people. */
  failed: { path: string; reason: string }[];
};

export const fileOf = (path: string) => (path === "/" ? "/index.html" : `${path}/index.html`);

/** Drawn with a slash at the end, as the build does it. */
const drawnAs = (path: string) => (path === "/" ? path : `${path}/`);

type PageFiles = [address: string, body: Buffer][];

/** Pages that were drawn, by path, each with the data it was drawn from; the newest first. */
export type Drawn = Map<string, { data: Buffer; files: PageFiles }[]>;

/** What is served, and what somebody is about to publish. */
const drawnKept = 2;

/** A finished page, and its data twice: by its own name for its scripts, by the page's for others. */
export const filesOf = (path: string, drawn: string): PageFiles => {
  const { html, file } = withoutData(drawn);
  const page: PageFiles[number] = [fileOf(path), Buffer.from(html)];
  return file ? [page, file, [pageDataPath(path), file[1]]] : [page];
};

/** A page is made of its data and of code: from the same data it becomes the same page. */
const drawOne = async (
  bundle: Bundle,
  snapshot: Snapshot,
  { path, hasData }: Page,
  drawn: Drawn,
): Promise<PageFiles> => {
  const data = hasData ? await bundle.ask(snapshot, pageDataPath(path)) : undefined;
  if (hasData && !data) return [];
  const earlier = drawn.get(path) ?? [];
  const same = data && earlier.find((one) => one.data.equals(data));
  if (same) return same.files;
  const html = await bundle.ask(snapshot, drawnAs(path));
  if (!html) return [];
  const files = filesOf(path, html.toString("utf8"));
  if (data) drawn.set(path, [{ data, files }, ...earlier].slice(0, drawnKept));
  return files;
};

/** All pages with their data. A page that fails keeps no other from being looked at. */
export const drawPages = async (
  bundle: Bundle,
  snapshot: Snapshot,
  drawn: Drawn = new Map(),
): Promise<Drawing> => {
  const drawing: Drawing = { files: new Map(), failed: [] };
  for (const page of bundle.pages)
    try {
      for (const [address, body] of await drawOne(bundle, snapshot, page, drawn))
        drawing.files.set(address, body);
    } catch (error) {
      if (!(error instanceof PageFailed)) throw error;
      drawing.failed.push({ path: page.path, reason: error.message });
    }
  return drawing;
};

export const drawPage = (bundle: Bundle, snapshot: Snapshot, path: string) =>
  bundle.pages.some((page) => page.path === path)
    ? bundle.ask(snapshot, drawnAs(path))
    : Promise.resolve(undefined);
