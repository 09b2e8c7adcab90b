import { createHash } from "node:crypto";
import { build, scriptOf } from "virtual:page-scripts";
import type { ComponentType } from "react";
import { renderToReadableStream } from "react-dom/server";
import { spanishSnapshot } from "#content/in-spanish.ts";
import type { Snapshot } from "#content/snapshot.ts";
import { englishPathOf, languageOf, notFoundPath, pathIn } from "#rules/languages.ts";
import {
  type FinishedPage,
  pageDataAddress,
  pageDataLink,
  pageScriptId,
} from "#rules/page-data.ts";
import { LateScriptsContext } from "./frame/late-scripts.tsx";
import { ShownPage } from "./frame/shown-page.tsx";
import { pageProps } from "./page-props.ts";
import { listedPath, type PagePath, pages, plainPath } from "./pages.ts";
import { pageMeta } from "./seo/page-meta.ts";
import { siteOf } from "./shown.ts";
import { startScripts } from "./starter.ts";
import type { PageData } from "./visit.ts";

/**
 * The page at a path as a snapshot of the content makes it, finished. A page is made of its data
 * and of code: from the same data it becomes the same page and is not drawn again.
 */
export const renderPage = async (snapshot: Snapshot, path: string): Promise<FinishedPage> => {
  const { listed, data } = dataOf(snapshot, path);
  const text = JSON.stringify(data);
  const earlier = drawn.get(data.path) ?? [];
  const known = earlier.find((one) => one.data.text === text);
  if (known) return known;
  const digest = createHash("sha256").update(text).digest("base64url").slice(0, 22);
  const file = { address: pageDataAddress(digest), text };
  const page: FinishedPage = {
    status: listed === "/404" ? 404 : 200,
    html: await draw(listed, data, file.address),
    data: file,
  };
  drawn.set(data.path, [page, ...earlier].slice(0, drawnKept));
  return page;
};

const drawn = new Map<string, FinishedPage[]>();

/** What is served, and what somebody is about to publish. */
const drawnKept = 2;

const dataOf = (snapshot: Snapshot, path: string): { listed: PagePath; data: PageData } => {
  const listed = listedPath(path);
  // Where nothing is, the page is the same for every path of a language.
  const place = listed === "/404" ? pathIn(languageOf(path), listed) : plainPath(path);
  const said = languageOf(place) === "es" ? spanishSnapshot(snapshot) : snapshot;
  const props = pageProps[listed](said, englishPathOf(place));
  if (!props) return dataOf(snapshot, pathIn(languageOf(path), notFoundPath));
  const site = siteOf(said);
  const head = pageMeta(props, site);
  return { listed, data: { path: place, site, head, props, build } };
};

const draw = async (path: PagePath, data: PageData, file: string) => {
  const { default: Body } = await pages[path]();
  // The row's type says that these are its props; that it is the row of this page, TypeScript
  // cannot follow through the two tables.
  const Checked = Body as ComponentType<object>;
  const page = { body: <Checked {...data.props} />, data };
  const late = { scripts: lateScripts(path, file), starter: `(${startScripts})()` };
  const html = await renderToReadableStream(
    <LateScriptsContext value={late}>
      <ShownPage first={{ page, by: "load" }} />
    </LateScriptsContext>,
  );
  await html.allReady;
  return new Response(html).text();
};

/** Where a page's file lies: where its path says, but for these. */
const otherFiles: Partial<Record<PagePath, string>> = {
  "/": "/home",
  "/news/*": "/news/item",
  "/give/*": "/give/campaign",
  "/give/ways/*": "/give/way",
  "/news/letters/*": "/news/letter",
  "/privacy": "/legal",
  "/terms": "/legal",
  "/accessibility": "/legal",
  "/404": "/not-found",
};

/** The page's data, its script and all that it imports, so that nothing is found out one by one. */
const lateScripts = (path: PagePath, data: string) => {
  const entry = scriptOf("app/client.tsx");
  const page = scriptOf(`app/pages${otherFiles[path] ?? path}.tsx`);
  const imports = new Set([...entry.imports, ...page.imports]);
  return [
    pageDataLink(data),
    `<link id="${pageScriptId}" rel="modulepreload" href="${page.file}">`,
    ...[...imports].map((file) => `<link rel="modulepreload" href="${file}">`),
    `<script type="module" async src="${entry.file}"></script>`,
  ].join("");
};
