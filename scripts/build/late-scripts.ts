import { writeFile } from "node:fs/promises";
import { minifySync } from "vite";
import { awake } from "#app/effects/awake.ts";
import type { BuiltPage } from "./pages.ts";

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const starter =
  /(<script type="module" async="">)import "([^"]+)";\s*((?:import \* as \w+ from "[^"]+";\s*)+)window\.__reactRouterRouteModules = \{([^}]*)\};\s*import\("([^"]+)"\);(<\/script>)/;
const routeImport = /import \* as (\w+) from "([^"]+)";/g;

type Scripts = {
  preloads: string[];
  manifest: string;
  routes: string[];
  modules: string;
  entry: string;
};

/**
 * The pages are whole without their scripts, so these come after the first view instead of
 * competing with its picture and letters: once everything has loaded and been painted, at the first
 * sign of a visitor who wants something, or when this takes too long. A pointer over the page is no
 * such sign: browsers report one that rests there as soon as there is something below it.
 *
 * What a visitor does in the meantime is not lost: the last click on a button, a sent form, and
 * all that was typed or ticked are done again when the page is awake.
 */
const lateStarter = ({ preloads, manifest, routes, modules, entry }: Scripts) => `
const on = addEventListener, once = { once: true, capture: true }, leave = new AbortController, early = { capture: true, signal: leave.signal };
const typed = new Map;
let last, waking;
const wake = async () => {
  if (waking) return;
  waking = true;
  for (const href of ${JSON.stringify(preloads)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  const [${routes.map((_, index) => `route${index}`).join(", ")}] = await Promise.all([${routes.map((href) => `import("${href}")`).join(", ")}, import("${manifest}")]);
  window.__reactRouterRouteModules = {${modules}};
  import("${entry}");
};
for (const sign of ["pointerdown", "keydown", "focusin"]) on(sign, wake, once);
on("submit", event => { event.preventDefault(); last = () => event.target.requestSubmit(event.submitter); }, early);
on("click", ({ target }) => {
  const button = target.closest("button");
  if (button?.type === "button" && !button.popoverTargetElement && !button.commandForElement) last = () => button.click();
}, early);
on("input", ({ target }) => typed.set(target, /radio|checkbox/.test(target.type) ? target.checked : target.value), early);
on("${awake}", () => {
  leave.abort();
  setTimeout(() => {
    for (const [field, value] of typed)
      if (value === true || value === false) { field.checked = !value; field.click(); }
      else {
        field.value = "";
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value").set.call(field, value);
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }
    setTimeout(() => last?.());
  });
}, once);
const soon = () => new PerformanceObserver(() => requestAnimationFrame(() => setTimeout(wake, 50))).observe({ type: "paint", buffered: true });
document.readyState === "complete" ? soon() : on("load", soon);
setTimeout(wake, 4000);
`;

/** The page with its scripts put off. */
export const startLate = (html: string) => {
  const found = starter.exec(html);
  if (!found) throw new Error("The pages no longer start their scripts in the way we know.");
  const [whole, open, manifest = "", imports = "", modules = "", entry = "", close] = found;
  const routes = [...imports.matchAll(routeImport)].map(([, , href = ""]) => href);
  const preloads = [...html.matchAll(preload)].map(([, href = ""]) => href);
  const written = lateStarter({ preloads, manifest, routes, modules, entry });
  const { code: late } = minifySync("starter.js", written, { module: true });
  return html.replace(preload, "").replace(whole, () => `${open}${late}${close}`);
};

export const startScriptsLate = (pages: BuiltPage[]) =>
  Promise.all(
    pages.map(async (page) => {
      const html = startLate(page.html);
      await writeFile(page.file, html);
      return { ...page, html };
    }),
  );
