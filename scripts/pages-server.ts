import type { Plugin, ViteDevServer } from "vite";
import type { Snapshot } from "#content/snapshot.ts";
import type { RenderPage } from "#hosts/node/rendering/bundle.ts";
import { drawSite } from "#hosts/node/rendering/draw.ts";
import { robots } from "#hosts/node/rendering/found.ts";
import { followsContent, isPageData } from "#hosts/node/site-addresses.ts";

type Answer = { status?: number; type: string; text: string };

/** The name under which a page's data is asked for, without its end. */
const pageOfData = (path: string) => path.slice(0, -".data".length).replace(/^\/_$/, "/");

/** The pages as they are written now, drawn as the build draws them. */
const openPages = (server: ViteDevServer, siteUrl: string) => {
  const data = new Map<string, string>();

  const load = async () => {
    const { renderPage } = await server.ssrLoadModule("/app/render.tsx");
    const { defaultSnapshot } = await server.ssrLoadModule("/content/snapshot.ts");
    return { renderPage: renderPage as RenderPage, snapshot: defaultSnapshot as Snapshot };
  };
  const draw = async (path: string) => {
    const { renderPage, snapshot } = await load();
    const page = await renderPage(snapshot, path);
    data.set(page.data.address, page.data.text);
    return page;
  };
  const otherFile = async (path: string) => {
    const { renderPage, snapshot } = await load();
    const { files } = await drawSite(renderPage, snapshot, siteUrl);
    return String(files.get(path) ?? "");
  };

  return async (path: string): Promise<Answer> => {
    if (isPageData(path)) return { type: "application/json", text: data.get(path) ?? "" };
    if (path.endsWith(".data")) {
      const page = await draw(pageOfData(path));
      return { status: page.status, type: "application/json", text: page.data.text };
    }
    if (path === "/robots.txt") return { type: "text/plain", text: robots(siteUrl) };
    if (followsContent(path)) return { type: "text/plain", text: await otherFile(path) };
    const { status, html } = await draw(path);
    return { status, type: "text/html", text: html };
  };
};

/** Serves what the build would have written, and tells the open page when a text was changed. */
export const servePages = (siteUrl: string): Plugin => ({
  name: "serve-pages",
  configureServer(server) {
    const answerTo = openPages(server, siteUrl);
    // The desk's own server knows its page with the slash only.
    server.middlewares.use("/desk", ({ originalUrl }, response, next) => {
      if (originalUrl === "/desk") response.writeHead(302, { Location: "/desk/" }).end();
      else next();
    });
    // After Vite's own files.
    return () =>
      server.middlewares.use(async (request, response, next) => {
        try {
          const { pathname } = new URL(request.originalUrl ?? "/", siteUrl);
          const { status = 200, type, text } = await answerTo(pathname);
          response.writeHead(status, { "Content-Type": `${type}; charset=utf-8` }).end(text);
        } catch (error) {
          next(error);
        }
      });
  },
  hotUpdate({ file, modules, server }) {
    const { client } = server.environments;
    // What is in a script as well is put into the open page by React's plugin.
    if (this.environment.name !== "ssr" || client.moduleGraph.getModulesByFile(file)?.size) return;
    if (modules.length > 0) client.hot.send({ type: "custom", event: "content" });
  },
});
