import type { Snapshot } from "#content/snapshot.ts";
import type { HeaderPair, SiteFacts } from "#hosts/node/headers.ts";

/** What the drawing thread needs from the beginning. */
export type Start = {
  buildDirectory: string;
  facts: SiteFacts;
  /** The address that the pages were built for: links for search engines name it. */
  builtFor: string;
};

/** The digests of the files that are served now, by their address. */
export type Known = Readonly<Record<string, string>>;

export type Failure = { path: string; reason: string };

/** A file that is another than the known one, ready to be served. */
type DrawnFile = {
  address: string;
  body: Uint8Array;
  br: Uint8Array | undefined;
  gzip: Uint8Array | undefined;
  security: HeaderPair[];
};

export type DrawnSite = {
  /** Every file that follows the content, changed or not. */
  addresses: string[];
  changed: DrawnFile[];
  failed: Failure[];
};

type SiteCheck = { changed: string[]; failed: Failure[] };

type DrawnPage = { html: string; headers: HeaderPair[] };

export type Tasks = {
  site(question: { snapshot: Snapshot; known: Known }): Promise<DrawnSite>;
  check(question: { snapshot: Snapshot; known: Known }): Promise<SiteCheck>;
  page(question: { snapshot: Snapshot; path: string }): Promise<DrawnPage | undefined>;
  compress(question: { address: string; body: Uint8Array }): Promise<Uint8Array | undefined>;
};

export type TaskName = keyof Tasks;
