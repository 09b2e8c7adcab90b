import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { kindOf } from "./content-type.ts";
import {
  deskHeaders,
  fileHeaders,
  type HeaderPair,
  pageHeaders,
  type SiteFacts,
} from "./headers.ts";

/** One form of a file on the wire, with its answers' headers made ahead (name, value, name, …). */
export type Variant = {
  body: Buffer;
  etag: string;
  headers: string[];
  notModifiedHeaders: string[];
};

export type Resource = {
  plain: Variant;
  br?: Variant;
  gzip?: Variant;
  /** Films and documents are fetched in parts; what is compressed is always sent whole. */
  ranges: boolean;
};

export type SiteFiles = {
  /** By the decoded path of its address. */
  resources: ReadonlyMap<string, Resource>;
  notFound: Resource;
};

const year = "public, max-age=31536000, immutable";
const day = "public, max-age=86400, stale-while-revalidate=604800";
const revalidate = "no-cache";

/** Staff's own application, one page for every address below it. */
export const deskAddress = "/desk";

/** The builder puts a hash of the content into the names below /assets. */
const lifetime = (address: string, page: string | undefined) => {
  if (page === deskAddress) return "no-store";
  if (page) return revalidate;
  return /^(\/desk)?\/assets\//.test(address) ? year : day;
};

const notFoundAddress = "/404";

/** What the builder leaves beside the site: not meant for visitors. */
const isInternal = (address: string) =>
  address === "/__spa-fallback.html" || /\/\.|\.(br|gz|map)$/.test(address);

const pageAddress = (address: string) =>
  address.endsWith("/index.html") ? address.slice(0, -"/index.html".length) || "/" : undefined;

const headersOf = (page: string, html: string, site: SiteFacts): HeaderPair[] =>
  page === deskAddress ? deskHeaders(html, site) : pageHeaders(html, site);

type Source = { address: string; file: string; security: HeaderPair[]; cache: string };

const variant = (
  { address, security, cache }: Source,
  body: Buffer,
  hash: string,
  encoding?: "br" | "gzip",
): Variant => {
  const { type, text } = kindOf(address);
  const etag = `"${hash}${encoding ? `-${encoding}` : ""}"`;
  const shared: HeaderPair[] = [
    ["ETag", etag],
    ["Cache-Control", cache],
    ...(text ? ([["Vary", "Accept-Encoding"]] as HeaderPair[]) : []),
    ...security,
  ];
  const whole: HeaderPair[] = [
    ["Content-Type", type],
    ["Content-Length", String(body.length)],
    ...(encoding ? ([["Content-Encoding", encoding]] as HeaderPair[]) : []),
    ...(text ? [] : ([["Accept-Ranges", "bytes"]] as HeaderPair[])),
    ...shared,
  ];
  return { body, etag, headers: whole.flat(), notModifiedHeaders: shared.flat() };
};

const readIfThere = async (file: string) => (existsSync(file) ? await readFile(file) : undefined);

const loadResource = async (source: Source, body: Buffer): Promise<Resource> => {
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const [br, gzip] = await Promise.all([
    readIfThere(`${source.file}.br`),
    readIfThere(`${source.file}.gz`),
  ]);
  return {
    plain: variant(source, body, hash),
    ...(br && { br: variant(source, br, hash, "br") }),
    ...(gzip && { gzip: variant(source, gzip, hash, "gzip") }),
    ranges: !kindOf(source.address).text,
  };
};

/** Reads the whole built site into memory: a few megabytes that are then never read again. */
export const loadSiteFiles = async (directory: string, site: SiteFacts): Promise<SiteFiles> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const resources = new Map<string, Resource>();
  const forFiles = fileHeaders(site);
  const files = entries.filter((entry) => entry.isFile());
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const address = `/${relative(directory, file).split(sep).join("/")}`;
      if (isInternal(address)) return;
      const page = pageAddress(address);
      const body = await readFile(file);
      const security = page ? headersOf(page, body.toString("utf8"), site) : forFiles;
      const cache = lifetime(address, page);
      const resource = await loadResource({ address, file, security, cache }, body);
      resources.set(page ?? address, resource);
      // Both spellings answer; pages name the one without the slash as canonical.
      if (page && page !== "/") resources.set(`${page}/`, resource);
    }),
  );
  const notFound = resources.get(notFoundAddress);
  if (!notFound || !resources.has("/"))
    throw new Error(`${directory} holds no built site: run npm run build.`);
  resources.delete(notFoundAddress);
  resources.delete(`${notFoundAddress}/`);
  return { resources, notFound };
};
