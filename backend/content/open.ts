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

export type ContentHost = {
  rendering?: Rendering | undefined;
  compare?: Compare | undefined;
  pictures?: PictureMaker | undefined;
};

declare module "#backend/deps.ts" {
  interface Deps extends ContentHost {
    content: () => Promise<Snapshot>;
    deployHookUrl?: string | undefined;
  }
}

const asksAgainMs = 1_000;

/**
 * While the database is away, the last known state goes on: an old phone number beats none. Until
 * it was read once it is not known, and asking for it fails: what ships may never have been true.
 */
export const currentContent = (db: Database, log: Log): (() => Promise<Snapshot>) => {
  let snapshot = defaultSnapshot;
  let wasRead = false;
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
      wasRead = true;
      away = false;
    } catch (error) {
      // Once, and not for every request that is answered meanwhile.
      if (!away) log("content not read", { reason: String(error), revision: snapshot.revision });
      away = true;
      if (!wasRead) throw error;
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

/**
 * What the site says of itself, from what is published. The first answer is waited for, however
 * long it takes: what is written to people is not written in a name that only ships.
 */
export const siteFrom = (content: () => Promise<Snapshot>): Deps["site"] => {
  let last: Snapshot | undefined;
  return async () => {
    const newest = content();
    last = last
      ? await Promise.race([newest, setTimeout(timeoutMs, last, { ref: false })])
      : await newest;
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
