import type { EntryContext } from "react-router";

/** The scripts each page needs beside those of the frame: names of files in one folder, by path. */
export type PageFiles = { folder: string; pages: Record<string, string[]> };

/** Where they stand in a page. */
export const pageFilesId = "page-files";

/** Taken from the framework's list while pages are finished, so that no script has to ask for it. */
export const listPageFiles = ({ entry, routes }: EntryContext["manifest"]): PageFiles => {
  const folder = entry.module.replace(/[^/]*$/, "");
  const { root, ...others } = routes;
  const framed = new Set([entry, root].flatMap((one) => [one?.module, ...(one?.imports ?? [])]));
  const pages = Object.values(others).flatMap((route) => {
    if (!route || route.path === "*") return [];
    const files = [route.module, ...(route.imports ?? [])].filter((file) => !framed.has(file));
    return [[`/${route.path ?? ""}`, files.map((file) => file.slice(folder.length))]];
  });
  return { folder, pages: Object.fromEntries(pages) };
};
