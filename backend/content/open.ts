import { setTimeout } from "node:timers/promises";
import type { Deps } from "#backend/deps.ts";
import type { Log } from "#backend/log.ts";
import { siteOf } from "#backend/site.ts";
import type { Database } from "#backend/storage/database.ts";
import { defaultSnapshot, type Snapshot } from "#content/snapshot.ts";
import type { Compare } from "./comparing.ts";
import { currentContent } from "./current.ts";
import type { PictureMaker } from "./picture-maker.ts";
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

type Opening = ContentHost & {
  db: Database;
  log: Log;
  deployHookUrl: string | undefined;
  wake: (step: string) => void;
};

export const openContent = ({
  db,
  log,
  rendering,
  compare,
  pictures,
  deployHookUrl,
  wake,
}: Opening) => {
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
const builtElsewhere = (
  rendering: Rendering | undefined,
  wake: (step: string) => void,
): Rendering => ({
  ...rendering,
  liveIn: "minutes",
  published() {
    rendering?.published?.();
    wake("deploy");
  },
});
