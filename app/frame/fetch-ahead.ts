import { type PageFiles, pageFilesId } from "#app/page-files.ts";

let known: PageFiles | undefined;

/** The list came with the page; without it, pages come when they are wanted. */
const readList = (): PageFiles =>
  JSON.parse(document.getElementById(pageFilesId)?.textContent || '{"pages":{}}');

const asked = new Set<string>();

const ask = (name: string, attributes: Partial<HTMLLinkElement>, onLost?: () => void) => {
  if (asked.has(name)) return;
  asked.add(name);
  const link = Object.assign(document.createElement("link"), attributes);
  if (onLost) link.addEventListener("error", onLost);
  document.head.append(link);
};

/**
 * Asks for a page's script, all that it imports, and what the page says, once. The router has a way
 * of its own for this, but it loads the whole page anew whenever such a file does not come.
 */
export const fetchAhead = (path: string, onLost: () => void) => {
  known ??= readList();
  const files = known.pages[path];
  if (!files) return;
  for (const name of files) ask(name, { rel: "modulepreload", href: known.folder + name }, onLost);
  // Under the name by which the router asks for it.
  const data = path === "/" ? "/_.data" : `${path}.data`;
  ask(data, { rel: "prefetch", as: "fetch", href: data });
};
