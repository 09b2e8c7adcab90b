import { setTimeout } from "node:timers/promises";
import { arrayOf, boolean, integer, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";

const asksAgainMs = 1_000;

/** A database that is slow or away takes no picture from the page that shows it. */
const timeoutMs = 500;

export type KnownPicture = { widths: number[]; shown: boolean };

type Options = {
  pauseMs?: number;
  /** Told of every look. */
  looked?: (known: ReadonlyMap<string, KnownPicture>) => void;
};

/**
 * Which pictures there are, in which widths, and whether a page shows them. An answer counts for a
 * second: what is taken off the site or deleted, by whichever process, is gone everywhere by then.
 * Whoever asks for one that is not known, or not good enough yet, waits for the next look, which all
 * of them share: names that somebody made up cost one question a second, however many they are.
 */
export const knownPictures = (db: Database, { pauseMs = asksAgainMs, looked }: Options = {}) => {
  let known = new Map<string, KnownPicture>();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;

  const look = async () => {
    try {
      await setTimeout(Math.max(0, lookedAt + pauseMs - performance.now()));
      lookedAt = performance.now();
      const rows = await db.rows(
        { name: text, widths: arrayOf(integer), shown: boolean },
        "select name, widths, shown from content_pictures",
      );
      known = new Map(rows.map(({ name, ...picture }) => [name, picture]));
      looked?.(known);
    } finally {
      looking = undefined;
    }
  };

  return async (
    name: string,
    isGood: (picture: KnownPicture) => boolean | Promise<boolean>,
  ): Promise<KnownPicture | undefined> => {
    const before = known.get(name);
    const wasGood = before && (await isGood(before));
    if (wasGood && performance.now() - lookedAt < pauseMs) return before;
    looking ??= look();
    if (wasGood) await Promise.race([looking.catch(() => {}), setTimeout(timeoutMs)]);
    else await looking;
    const now = known.get(name);
    return now && (await isGood(now)) ? now : undefined;
  };
};
