import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Snapshot } from "#content/snapshot.ts";
import type { FinishedPage } from "#rules/page-data.ts";

/** What the server half of a build is there for (app/render.tsx). */
export type RenderPage = (snapshot: Snapshot, path: string) => Promise<FinishedPage>;

const bundleFile = (buildDirectory: string) => join(buildDirectory, "server/index.js");

/** Builds of earlier versions, and small ones for tests, hold finished pages only. */
export const hasBundle = (buildDirectory: string) => existsSync(bundleFile(buildDirectory));

export const openBundle = async (buildDirectory: string): Promise<RenderPage> => {
  const { renderPage } = await import(pathToFileURL(bundleFile(buildDirectory)).href);
  return renderPage;
};
