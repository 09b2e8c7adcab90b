import { type PageFiles, pageFilesId } from "#app/page-files.ts";

let known: PageFiles | undefined;

/** The list came with the page; without it, pages come when they are wanted. */
const readList = (): PageFiles =>
  JSON.parse(document.getElementById(pageFilesId)?.textContent || '{"pages":{}}');

const asked = new Set<string>();

/** What a page says, for somebody who is about to open it: a few kilobytes, so not for every link. */
export const fetchDataAhead = (path: string) => {
  known ??= readList();
  const href = path === "/" ? "/_.data" : `${path}.data`;
  if (!known.pages[path] || asked.has(href)) return;
  asked.add(href);
  document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href }));
};

/**
 * Asks for a page's script and all that it imports, once. The router has a way of its own for
 * this, but it loads the whole page anew whenever such a file does not come.
 */
export const fetchAhead = (path: string, onLost: () => void) => {
  known ??= readList();
  for (const name of known.pages[path] ?? []) {
    if (asked.has(name)) continue;
    asked.add(name);
    const href = known.folder + name;
    const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href });
    link.addEventListener("error", onLost);
    document.head.append(link);
  }
};
