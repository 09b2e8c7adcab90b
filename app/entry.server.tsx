import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, StaticRouter } from "react-router";
import { pageDataId, pageScriptId } from "#rules/page-data.ts";
import { LateScriptsContext } from "./frame/late-scripts.tsx";
import { ShownPage } from "./frame/shown-page.tsx";
import type { PageContent } from "./page-content.ts";
import type { Site } from "./site.ts";
import { startScripts } from "./starter.ts";

// For whoever draws pages while the site runs: the framework's handler, and what it is handed.
export { createRequestHandler, RouterContextProvider } from "react-router";
export { contentContext } from "./content-context.ts";

/** The page's scripts and all that they import, so that nothing has to be found out one by one. */
const scriptsOf = ({ entry, routes, hmr }: EntryContext["manifest"], page: string) => {
  const { module, imports = [] } = routes[page] ?? {};
  return [
    `<link id="${pageScriptId}" rel="modulepreload" href="${module}">`,
    ...[...new Set([...entry.imports, ...imports])].map(
      (file) => `<link rel="modulepreload" href="${file}">`,
    ),
    // While the site is being worked on, changes are put into the open page.
    hmr ? `<script type="module">import ${JSON.stringify(hmr.runtime)}</script>` : "",
    `<script type="module" async src="${entry.module}"></script>`,
  ].join("");
};

const asElement = (content: PageContent) => {
  const text = JSON.stringify(content).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${pageDataId}">${text}</script>`;
};

/** Every page is finished before it is written to disk or served. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  { manifest, routeModules, staticHandlerContext: context }: EntryContext,
) {
  const id = context.matches.at(-1)?.route.id ?? "";
  const Body = routeModules[id]?.default;
  // What a loader refused is no page; whoever asked is told the reason by the framework.
  if (!Body || context.errors) return new Response(null, { status, headers });
  const content: PageContent = {
    site: context.loaderData.root as Site,
    page: context.loaderData[id],
    build: manifest.version,
  };
  const late = {
    scripts: asElement(content) + scriptsOf(manifest, id),
    starter: `(${startScripts})()`,
  };
  const html = await renderToReadableStream(
    <LateScriptsContext value={late}>
      <StaticRouter location={new URL(request.url).pathname}>
        <ShownPage page={{ body: <Body />, content }} />
      </StaticRouter>
    </LateScriptsContext>,
  );
  await html.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}
