import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { type Drawing, DrawingContext } from "./frame/late-scripts.tsx";
import { listPageFiles, pageFilesId } from "./page-files.ts";
import { startScripts } from "./starter.ts";

// For whoever draws pages while the site runs: the framework's handler, and what it is handed.
export { createRequestHandler, RouterContextProvider } from "react-router";
export { contentContext } from "./content-context.ts";

const draw = async (context: EntryContext, url: string, drawing: Drawing) => {
  const html = await renderToReadableStream(
    <DrawingContext value={drawing}>
      <ServerRouter context={context} url={url} />
    </DrawingContext>,
  );
  await html.allReady;
  return new Response(html).text();
};

/**
 * Every page is finished before it is written to disk or served. It is drawn twice: first its scripts alone,
 * as the framework writes them, then the page around them, which starts them when it has been seen.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const files = JSON.stringify(listPageFiles(context.manifest));
  const scripts =
    `<script type="application/json" id="${pageFilesId}">${files}</script>` +
    (await draw(context, request.url, { part: "scripts" }));
  // What the scripts are handed can be read only once.
  const { serverHandoffStream: _read, ...rest } = context;
  const starter = `(${startScripts})()`;
  const page = await draw(rest, request.url, { part: "page", scripts, starter });
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(page, { status, headers });
}
