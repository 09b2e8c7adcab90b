import type { UNSAFE_AssetsManifest as Manifest } from "react-router";

/** What the router knows of the pages' files; it puts this into the window when it starts. */
const filesOf = (path: string) => {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: Manifest };
  const routes = Object.values(manifest?.routes ?? {});
  const route = routes.find((one) => one && one.id !== "root" && `/${one.path ?? ""}` === path);
  return route ? [route.module, ...(route.imports ?? [])] : [];
};

const asked = new Set<string>();

/**
 * Asks for a page's script and all that it imports, once. The router has a way of its own for
 * this, but it loads the whole page anew whenever such a file does not come.
 */
export const fetchAhead = (path: string, onLost: () => void) => {
  for (const href of filesOf(path)) {
    if (asked.has(href)) continue;
    asked.add(href);
    const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href });
    link.addEventListener("error", onLost);
    document.head.append(link);
  }
};
