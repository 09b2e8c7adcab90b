import type { Snapshot } from "#content/snapshot.ts";
import { type Bundle, PageFailed } from "./bundle.ts";
import { withoutData } from "./page-data.ts";

/** The files that a snapshot makes, by their address as they would lie in the built folder. */
export type Drawing = {
  files: Map<string, Buffer>;
  /** Pages that could not be drawn, each with a reason for people. */
  failed: { path: string; reason: string }[];
};

export const fileOf = (path: string) => (path === "/" ? "/index.html" : `${path}/index.html`);

/** The name under which the router asks for a page's data. */
const dataOf = (path: string) => (path === "/" ? "/_.data" : `${path}.data`);

/** Drawn with a slash at the end, as the build does it. */
const drawnAs = (path: string) => (path === "/" ? path : `${path}/`);

const setPage = (files: Drawing["files"], path: string, drawn: string) => {
  const { html, file } = withoutData(drawn);
  files.set(fileOf(path), Buffer.from(html));
  if (file) files.set(...file);
};

/** All pages with their data. A page that fails keeps no other from being looked at. */
export const drawPages = async (bundle: Bundle, snapshot: Snapshot): Promise<Drawing> => {
  const drawing: Drawing = { files: new Map(), failed: [] };
  for (const { path, hasData } of bundle.pages)
    try {
      const html = await bundle.ask(snapshot, drawnAs(path));
      const data = html && hasData ? await bundle.ask(snapshot, dataOf(path)) : undefined;
      if (html) setPage(drawing.files, path, html.toString("utf8"));
      if (data) drawing.files.set(dataOf(path), data);
    } catch (error) {
      if (!(error instanceof PageFailed)) throw error;
      drawing.failed.push({ path, reason: error.message });
    }
  return drawing;
};

export const drawPage = (bundle: Bundle, snapshot: Snapshot, path: string) =>
  bundle.pages.some((page) => page.path === path)
    ? bundle.ask(snapshot, drawnAs(path))
    : Promise.resolve(undefined);
