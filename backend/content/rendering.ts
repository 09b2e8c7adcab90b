import type { Snapshot } from "#content/snapshot.ts";

/** What rendering a whole site from a snapshot showed. */
export type RenderCheck = {
  /** The paths of the pages that would look different from now. */
  changed: string[];
  /** Pages that could not be rendered, each with a reason for people. Any of them blocks. */
  failed: { path: string; reason: string }[];
};

/** A page as it would be served, with the headers that belong to it. */
export type RenderedPage = { html: string; headers: [name: string, value: string][] };

/** When a publication shows: this host renders pages itself, builds them anew, or leaves that to somebody. */
export type LiveIn = "seconds" | "minutes" | "next-build";

/** What a host does about publications. */
export type Rendering = {
  liveIn: LiveIn;
  /** Absent where pages are built elsewhere. It must not ask the database: a publication waits for it. */
  renderCheck?(snapshot: Snapshot): Promise<RenderCheck>;
  /** Undefined for a path without a page. */
  renderPage?(snapshot: Snapshot, path: string): Promise<RenderedPage | undefined>;
  /** Something was published: follow now, or have the site built. Never throws. */
  published?(): void;
};
