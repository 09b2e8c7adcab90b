import { join } from "node:path";
import { publishedState, siteRevision } from "#backend/content/published.ts";
import type { Rendering } from "#backend/content/rendering.ts";
import type { Log } from "#backend/log.ts";
import type { Database } from "#backend/storage/database.ts";
import { listenTo } from "#backend/storage/notifications.ts";
import type { SiteFacts } from "#hosts/node/headers.ts";
import type { SiteFiles } from "#hosts/node/site-files.ts";
import { knownOf } from "./assemble.ts";
import { hasBundle } from "./bundle.ts";
import { createFollower, type Follower } from "./follower.ts";
import { publishedMemory } from "./published-memory.ts";
import { createRenderer } from "./renderer.ts";

type Parts = {
  buildDirectory: string;
  facts: SiteFacts;
  builtFor: string;
  built: SiteFiles;
  log: Log;
};

type Source = {
  db: Database;
  dataDirectory: string;
  /** Where processes tell each other of a publication, if they can. */
  databaseUrl: string | undefined;
  /** How often it is looked for publications that were not told. */
  everyMs?: number;
};

/** The channel that a publication is announced on. */
const channel = "content";

/** What is said on it when somebody is about to publish. */
const soon = "soon";

/** Much shorter than the others stay prepared. */
const soonEveryMs = 60_000;

/** One page takes a moment; whoever typed something that takes longer is told so. */
const previewLimits = { longestMs: 5_000, idleMs: 5 * 60_000, mostWaiting: 8 };

/** The pages as they are published: what the backend asks of them, and what visitors are served. */
export const openLivePages = ({ buildDirectory, facts, builtFor, built, log }: Parts) => {
  const start = { buildDirectory, facts, builtFor };
  const renderer = createRenderer(start);
  // Somebody's half-typed page keeps no publication waiting.
  const previews = createRenderer(start, previewLimits);
  let follower: Follower | undefined;
  let listening: ReturnType<typeof listenTo> | undefined;
  let swap: (files: SiteFiles) => void = () => {};
  const files = () => follower?.files() ?? built;

  let announcedAt = Number.NEGATIVE_INFINITY;
  /** Somebody looks at what they write: the others will have to draw it too. */
  const announceDrawing = () => {
    if (performance.now() - announcedAt < soonEveryMs) return;
    announcedAt = performance.now();
    listening?.tell(soon);
  };

  /** Without what draws pages there is nothing to promise. */
  const rendering: Rendering | undefined = hasBundle(buildDirectory)
    ? {
        liveIn: "seconds",
        renderCheck(snapshot) {
          announceDrawing();
          return renderer.check({ snapshot, known: knownOf(files()) });
        },
        renderPage(snapshot, path) {
          announceDrawing();
          return previews.page({ snapshot, path });
        },
        published: () => follower?.hasten(),
      }
    : undefined;

  return {
    rendering,
    files,
    /** Draws what is published, and follows it from then on. */
    async follow({ db, dataDirectory, databaseUrl, everyMs }: Source) {
      if (!rendering) return;
      const following = createFollower({
        published: { revision: () => siteRevision(db), state: () => publishedState(db) },
        memory: publishedMemory(join(dataDirectory, "published.json")),
        renderer,
        built,
        swap: (next) => swap(next),
        log,
        ...(everyMs && { everyMs }),
      });
      follower = following;
      await following.start();
      const hear = (said: string) => (said === soon ? following.prepare() : following.hasten());
      if (databaseUrl) listening = listenTo(databaseUrl, channel, hear, log);
    },
    /** Who serves the files that come from now on. */
    serveWith(serve: (files: SiteFiles) => void) {
      swap = serve;
    },
    problems: () => follower?.problems() ?? [],
    async close() {
      await listening?.stop();
      await follower?.stop();
      await Promise.all([renderer.close(), previews.close()]);
    },
  };
};
