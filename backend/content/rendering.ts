import type { Snapshot } from "#content/snapshot.ts";

export type RenderCheck = {
  changed: string[];
  /** Pages that could not be rendered, each with a reason for people. Any of them blocks. */
  failed: { path: string; reason: string }[];
};

export type RenderedPage = { html: string; headers: [name: string, value: string][] };

/** When a publication shows: this host renders pages itself, builds them anew, or leaves that to somebody. */
export type LiveIn = "seconds" | "minutes" | "next-build";

export type Rendering = {
  liveIn: LiveIn;
  /** Absent where pages are built elsewhere. It must not ask the database: a publication waits for it. */
  renderCheck?(snapshot: Snapshot): Promise<RenderCheck>;
  renderPage?(snapshot: Snapshot, path: string): Promise<RenderedPage | undefined>;
  /** Something was published: follow now, or have the site built. Never throws. */
  published?(): void;
};
