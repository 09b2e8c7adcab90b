import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { type Language, languages, notFoundPath, pathIn } from "#rules/languages.ts";
import { pageDataPath } from "#rules/page-data.ts";
import type { SiteFacts } from "./headers.ts";
import { type FileForms, makeResource, type Resource } from "./resource.ts";
import { deskAddress, pageOf, securityOf } from "./site-addresses.ts";

export type SiteFiles = {
  /** By the address of the file, as it lies in the built folder. */
  files: ReadonlyMap<string, Resource>;
  /** By the decoded path that a visitor asks for. */
  resources: ReadonlyMap<string, Resource>;
  notFound: Record<Language, Resource>;
  /** What a visitor may ask for as a page, and the page's own path. */
  pages: ReadonlyMap<string, string>;
};

const notFoundIn = (language: Language) => pathIn(language, notFoundPath);
const fileOfNotFound = (language: Language) => `${notFoundIn(language)}/index.html`;

/** Nobody asks for them by name. */
const filesOfNotFound = languages.flatMap((language) => [
  fileOfNotFound(language),
  pageDataPath(notFoundIn(language)),
]);

/** What the builder leaves beside the site: not meant for visitors. */
const isInternal = (address: string) => /\/\.|\.(br|gz|map)$/.test(address);

/**
 * Under which paths a file is found. Pages answer with and without a slash at the end, and name the
 * one without as canonical.
 */
const pathsTo = (address: string) => {
  const page = pageOf(address);
  return page && page !== "/" ? [page, `${page}/`] : [page ?? address];
};

export const siteOf = (files: ReadonlyMap<string, Resource>): SiteFiles => {
  const notFound = files.get(fileOfNotFound("en"));
  if (!notFound || !files.has("/index.html")) throw new Error("There is no built site.");
  const resources = new Map<string, Resource>();
  const pages = new Map<string, string>();
  for (const [address, resource] of files) {
    if (filesOfNotFound.includes(address)) continue;
    const page = pageOf(address);
    for (const path of pathsTo(address)) {
      resources.set(path, resource);
      if (page && page !== deskAddress) pages.set(path, page);
    }
  }
  const inSpanish = files.get(fileOfNotFound("es")) ?? notFound;
  return { files, resources, notFound: { en: notFound, es: inSpanish }, pages };
};

const readIfThere = async (file: string) => (existsSync(file) ? await readFile(file) : undefined);

const readForms = async (file: string): Promise<FileForms> => {
  const [body, br, gzip] = await Promise.all([
    readFile(file),
    readIfThere(`${file}.br`),
    readIfThere(`${file}.gz`),
  ]);
  return { body, br, gzip };
};

/** Reads the whole built site into memory: a few megabytes that are then never read again. */
export const loadSiteFiles = async (directory: string, site: SiteFacts): Promise<SiteFiles> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = new Map<string, Resource>();
  await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        const address = `/${relative(directory, file).split(sep).join("/")}`;
        if (isInternal(address)) return;
        const forms = await readForms(file);
        files.set(address, makeResource(address, forms, securityOf(address, forms.body, site)));
      }),
  );
  try {
    return siteOf(files);
  } catch {
    throw new Error(`${directory} holds no built site: run npm run build.`);
  }
};
