import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type {
  createRequestHandler,
  RouterContext,
  RouterContextProvider,
  ServerBuild,
} from "react-router";
import type { Snapshot } from "#content/snapshot.ts";

/** What the pages' own entry offers besides drawing (app/entry.server.tsx). */
type Entry = ServerBuild["entry"]["module"] & {
  createRequestHandler: typeof createRequestHandler;
  RouterContextProvider: typeof RouterContextProvider;
  contentContext: RouterContext<Snapshot>;
};

const bundleFile = (buildDirectory: string) => join(buildDirectory, "server/index.js");

/** Builds of earlier versions, and small ones for tests, hold finished pages only. */
export const hasBundle = (buildDirectory: string) => existsSync(bundleFile(buildDirectory));

/** A page that cannot be drawn. Its message is for the person who wants to publish it. */
export class PageFailed extends Error {
  override name = "PageFailed";
  constructor(reason: unknown) {
    super(reason instanceof Error ? reason.message : String(reason), { cause: reason });
  }
}

export type Page = { path: string; hasData: boolean };

/** The pages of the route table. The catch-all page has the path that its file is written for. */
const pagesOf = ({ routes, assets }: ServerBuild): Page[] => {
  const hasLoader = (id: string | undefined): boolean =>
    id !== undefined && (assets.routes[id]?.hasLoader || hasLoader(routes[id]?.parentId));
  return Object.values(routes).flatMap((route) => {
    if (!route || route.id === "root") return [];
    const path = route.path === "*" ? "/404" : `/${route.path ?? ""}`;
    return [{ path, hasData: hasLoader(route.id) }];
  });
};

/** The framework's request handler over the built pages, asked with a snapshot at a time. */
export const openBundle = async (buildDirectory: string) => {
  const build: ServerBuild = await import(pathToFileURL(bundleFile(buildDirectory)).href);
  const module = build.entry.module as Entry;
  const pages = pagesOf(build);
  const failures = new WeakMap<Request, unknown>();
  const handle = module.createRequestHandler(
    {
      ...build,
      prerender: pages.map(({ path }) => path),
      entry: {
        module: {
          ...module,
          handleError: (error, { request }) => void failures.set(request, error),
        },
      },
    },
    "production",
  );

  return {
    pages,
    /** The answer to a path, or nothing where the content has no such page. */
    async ask(snapshot: Snapshot, path: string): Promise<Buffer | undefined> {
      const context = new module.RouterContextProvider();
      context.set(module.contentContext, snapshot);
      const request = new Request(new URL(path, "http://localhost"));
      const response = await handle(request, context);
      const body = Buffer.from(await response.arrayBuffer());
      if (failures.has(request)) throw new PageFailed(failures.get(request));
      if (response.status === 404) return undefined;
      if (response.status !== 200) throw new PageFailed(`It answers ${response.status}.`);
      return body;
    },
  };
};

export type Bundle = Awaited<ReturnType<typeof openBundle>>;
