import { changedBuild } from "../changed-build.ts";

/** Where a page keeps what it heard, from one page to the next. */
const heard = "heard-by-the-proof";

/**
 * Keeps what a page calls an error, throws, was refused by its policy or failed to load. It stands
 * inside every page as text, so it uses nothing from outside itself, and goes before React looks.
 */
function listen(place: string) {
  const keep = (words: string) => {
    const before: string[] = JSON.parse(sessionStorage.getItem(place) ?? "[]");
    sessionStorage.setItem(place, JSON.stringify([...before, words]));
  };
  const { error } = console;
  console.error = (...said: unknown[]) => {
    keep(said.join(" "));
    error.apply(console, said);
  };
  const onError = (event: Event) => {
    const { target } = event;
    if (event instanceof ErrorEvent) keep(`thrown: ${event.message}`);
    // A film in a format that this browser does not know: it takes the next.
    else if (target instanceof Element && target.matches("source:has(+ source)")) return;
    // Broken off because the page is left, not because it is not there.
    else if (target instanceof Element && isLeft) return;
    else if (target instanceof Element) keep(`not loaded: ${target.outerHTML.slice(0, 200)}`);
  };
  let isLeft = false;
  addEventListener("beforeunload", () => (isLeft = true));
  // What does not load is told only on the way down.
  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", ({ reason }) => keep(`rejected: ${reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    keep(`refused by ${violatedDirective}: ${blockedURI}`),
  );
  document.currentScript?.remove();
}

/** The same site for a browser that tells nobody what stands in its console. */
export const buildWithListener = (build: string) =>
  changedBuild(build, (html) =>
    html.replace("<head>", () => `<head><script>(${listen})("${heard}")</script>`),
  );

/** An expression that gives what was heard, and forgets it. */
export const takeHeard = `(() => {
  const words = JSON.parse(sessionStorage.getItem("${heard}") ?? "[]");
  sessionStorage.removeItem("${heard}");
  return words;
})()`;
