import { setTimeout } from "node:timers/promises";
import type { Deps } from "#backend/deps.ts";
import type { Log } from "#backend/log.ts";
import { siteOf } from "#backend/site.ts";
import type { Database } from "#backend/storage/database.ts";
import { defaultSnapshot, type Snapshot } from "#content/snapshot.ts";
import type { Compare } from "./differences.ts";
import type { PictureMaker } from "./picture-maker.ts";
import { publishedSnapshot, siteRevision } from "./published.ts";
import type { Rendering } from "./rendering.ts";

/** What a host brings for pages. */
export type ContentHost = {
  /** What becomes of publications here. */
  rendering?: Rendering | undefined;
  /** Works out differences between contents elsewhere than among visitors. */
  compare?: Compare | undefined;
  /** Makes uploaded files into pictures. */
  pictures?: PictureMaker | undefined;
};

declare module "#backend/deps.ts" {
  interface Deps extends ContentHost {
    /** The site's documents as they are published now. */
    content: () => Promise<Snapshot>;
    /** Where a host that builds the pages is told of publications. */
    deployHookUrl?: string | undefined;
  }
}

/** How long an answer counts without asking for the site's revision again. */
const asksAgainMs = 1_000;

/**
 * What the site says now, for letters and whatever else the backend writes. The database is asked
 * for the revision at most once a second, and for the documents only when it has grown. While it is
 * away, the last known state goes on: a letter with last hour's phone number is better than none.
 */
export const currentContent = (db: Database, log: Log): (() => Promise<Snapshot>) => {
  let snapshot = defaultSnapshot;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<Snapshot> | undefined;
  let away = false;

  const ask = async () => {
    try {
      if ((await siteRevision(db)) !== snapshot.revision) {
        const newer = await publishedSnapshot(db);
        for (const { name, reason } of newer.problems)
          log("document does not fit", { document: name, reason, shown: "what ships" });
        snapshot = newer.snapshot;
      }
      askedAt = performance.now();
      away = false;
    } catch (error) {
      // Once, and not for every request that is answered meanwhile.
      if (!away) log("content not read", { reason: String(error), revision: snapshot.revision });
      away = true;
    } finally {
      asking = undefined;
    }
    return snapshot;
  };

  return async () => {
    if (performance.now() - askedAt < asksAgainMs) return snapshot;
    asking ??= ask();
    return asking;
  };
};

/** A database that is slow or away keeps nobody waiting: what was said last is said again. */
const timeoutMs = 500;

/** What the site says of itself, from what is published; as it ships until the database answered. */
export const siteFrom = (content: () => Promise<Snapshot>): Deps["site"] => {
  let last = defaultSnapshot;
  return async () => {
    last = await Promise.race([content(), setTimeout(timeoutMs, last, { ref: false })]);
    return siteOf(last);
  };
};

type Wake = (step: string) => void;

type Opening = ContentHost & Pick<Deps, "db" | "log" | "deployHookUrl"> & { wake: Wake };

export const openContent = (opening: Opening) => {
  const { db, log, rendering, compare, pictures, deployHookUrl, wake } = opening;
  const content = currentContent(db, log);
  return {
    content,
    site: siteFrom(content),
    compare,
    pictures,
    deployHookUrl,
    rendering: deployHookUrl ? builtElsewhere(rendering, wake) : rendering,
  };
};

/** Pages that another host builds take their time, whatever this one could draw. */
const builtElsewhere = (rendering: Rendering | undefined, wake: Wake): Rendering => ({
  ...rendering,
  liveIn: "minutes",
  published() {
    rendering?.published?.();
    wake("deploy");
  },
});
