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
};

/** The channel that a publication is announced on. */
const channel = "content";

/** The pages as they are published: what the backend asks of them, and what visitors are served. */
export const openLivePages = ({ buildDirectory, facts, builtFor, built, log }: Parts) => {
  const renderer = createRenderer({ buildDirectory, facts, builtFor });
  let follower: Follower | undefined;
  let listening: ReturnType<typeof listenTo> | undefined;
  let swap: (files: SiteFiles) => void = () => {};
  const files = () => follower?.files() ?? built;

  /** Without what draws pages there is nothing to promise. */
  const rendering: Rendering | undefined = hasBundle(buildDirectory)
    ? {
        liveIn: "seconds",
        renderCheck: (snapshot) => renderer.check({ snapshot, known: knownOf(files()) }),
        renderPage: (snapshot, path) => renderer.page({ snapshot, path }),
        published: () => follower?.hasten(),
      }
    : undefined;

  return {
    rendering,
    files,
    /** Draws what is published, and follows it from then on. */
    async follow({ db, dataDirectory, databaseUrl }: Source) {
      if (!rendering) return;
      follower = createFollower({
        published: { revision: () => siteRevision(db), state: () => publishedState(db) },
        memory: publishedMemory(join(dataDirectory, "published.json")),
        renderer,
        built,
        swap: (next) => swap(next),
        log,
      });
      await follower.start();
      if (databaseUrl) listening = listenTo(databaseUrl, channel, follower.hasten, log);
    },
    /** Who serves the files that come from now on. */
    serveWith(serve: (files: SiteFiles) => void) {
      swap = serve;
    },
    problems: () => follower?.problems() ?? [],
    async close() {
      await listening?.stop();
      await follower?.stop();
      await renderer.close();
    },
  };
};
