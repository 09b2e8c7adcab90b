import type { UNSAFE_AssetsManifest as Manifest } from "react-router";

/** What the router knows of the pages' files; it puts this into the window when it starts. */
const filesOf = (path: string) => {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: Manifest };
  const routes = Object.values(manifest?.routes ?? {});
  const route = routes.find((one) => one && one.id !== "root" && `/${one.path ?? ""}` === path);
  return route ? [route.module, ...(route.imports ?? [])] : [];
};

/**
 * A page's script is asked for when a pointer or the keyboard reaches a link to it, together with
 * all that it imports: by the time the link is followed, most of the wait is over. The router's own
 * way would also fetch style sheets, which the page's policy allows for styling alone.
 */
export function installPrefetch() {
  const leaving = new AbortController();
  const asked = new Set<string>();
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='/']");
    if (!link) return;
    for (const href of filesOf(link.pathname)) {
      if (asked.has(href)) continue;
      asked.add(href);
      document.head.append(
        Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
      );
    }
  };
  for (const sign of ["pointerover", "pointerdown", "focusin"])
    addEventListener(sign, prefetch, { signal: leaving.signal });
  return () => leaving.abort();
}
