import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { fakeBuild } from "./fake-build.ts";

const root = join(import.meta.dirname, "../../..");
const from = (file: string) => JSON.stringify(pathToFileURL(join(root, file)).href);

/**
 * A small server half of a build: the framework's real handler over pages that print the data
 * they were handed. A notice that says "break" and a path keeps that page from being drawn, one
 * that says "hang" lets its drawing never end; /terms is there once the notice names it.
 */
const bundle = `
import { createContext, createRequestHandler, RouterContextProvider } from ${JSON.stringify(
  import.meta.resolve("react-router"),
)};
import { notice, noticeTimes } from ${from("content/notice.ts")};
import { organisation } from ${from("content/organisation.ts")};
import { contentOf, defaultSnapshot } from ${from("content/snapshot.ts")};

const contentContext = createContext(defaultSnapshot);
const shown = (snapshot) => {
  const content = contentOf(snapshot, notice);
  const times = noticeTimes(content);
  return times && times.from <= Date.now() && Date.now() < times.until ? content.text : "";
};
const said = (context) => contentOf(context.get(contentContext), notice).text;
const route = (id, path, title, more) => ({
  id, path, parentId: "root", index: path === undefined,
  module: {
    default: () => null,
    loader: ({ context }) => {
      if (said(context) === "break /" + (path ?? "")) throw new Error("It does not add up.");
      if (said(context) === "hang /" + (path ?? "")) for (;;);
      if (path === "terms" && !said(context).includes("terms")) throw new Response("", { status: 404 });
      return { title, revision: context.get(contentContext).revision };
    },
  },
});
const list = [
  route("home", undefined, "Home"),
  route("about", "about", "About"),
  route("terms", "terms", "Terms"),
  route("missing", "*", "Oops! Page not found"),
];
const rootRoute = {
  id: "root", path: "",
  module: {
    default: () => null,
    ErrorBoundary: () => null,
    loader: ({ context }) => {
      const snapshot = context.get(contentContext);
      const { phone } = contentOf(snapshot, organisation);
      return { phone, notice: shown(snapshot), revision: snapshot.revision };
    },
  },
};
export const routes = Object.fromEntries([rootRoute, ...list].map((one) => [one.id, one]));
export const assets = {
  entry: { module: "/assets/entry.js", imports: [] }, url: "", version: "1",
  routes: Object.fromEntries([rootRoute, ...list].map(({ id, parentId, path }) =>
    [id, { id, parentId, path, hasLoader: true, module: "", imports: [] }])),
};
export const basename = "/";
export const future = {};
export const ssr = true;
export const isSpaMode = false;
export const prerender = [];
export const routeDiscovery = { mode: "initial" };
export const publicPath = "/";
export const assetsBuildDirectory = "";
const draw = (request, status, headers, { staticHandlerContext }) => {
  headers.set("Content-Type", "text/html");
  const data = JSON.stringify(staticHandlerContext.loaderData);
  const html = "<h1>" + Object.values(staticHandlerContext.loaderData).at(-1)?.title + "</h1>";
  return new Response(
    "<!doctype html><html><head></head><body>" + html + "<script>data = " + data + "</script>" +
      '<script type="application/json" id="page-data">' + data + "</script></body></html>",
    { status, headers },
  );
};
export const entry = {
  module: { default: draw, createRequestHandler, RouterContextProvider, contentContext },
};
`;

/** A small built site that can draw its pages anew. */
export const fakeBuildWithBundle = async () => {
  const build = await fakeBuild();
  await mkdir(join(build.root, "server"));
  await writeFile(join(build.root, "server/index.js"), bundle);
  await writeFile(join(build.root, "package.json"), '{ "type": "module" }');
  return build;
};
