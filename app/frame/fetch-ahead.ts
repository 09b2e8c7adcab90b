import { type PageFiles, pageFilesId } from "#app/page-files.ts";

let known: PageFiles | undefined;

/** The list came with the page; without it, pages come when they are wanted. */
const readList = (): PageFiles =>
  JSON.parse(document.getElementById(pageFilesId)?.textContent || '{"pages":{}}');

const asked = new Set<string>();

const first = (name: string) => !asked.has(name) && asked.add(name);

/**
 * Asks for a page's script, all that it imports, and what the page says, once. The router has a way
 * of its own for this, but it loads the whole page anew whenever such a file does not come.
 */
export const fetchAhead = (path: string, onLost: () => void) => {
  known ??= readList();
  const files = known.pages[path];
  if (!files) return;
  for (const name of files.filter(first)) {
    const href = known.folder + name;
    const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href });
    link.addEventListener("error", onLost);
    document.head.append(link);
  }
  // Under the name by which the router asks for it. Not as a link: Firefox holds those to a rule of
  // the content security policy that allows nothing.
  const data = path === "/" ? "/_.data" : `${path}.data`;
  if (first(data)) fetch(data, { priority: "low" }).catch(() => undefined);
};
