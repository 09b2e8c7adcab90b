import { setTimeout } from "node:timers/promises";
import type { Database } from "#backend/storage/database.ts";

const asksAgainMs = 1_000;

export type KnownPicture = { widths: number[]; shown: boolean };

/**
 * Which pictures there are, in which widths, and whether a page has shown them. Whoever asks for one
 * that is not known, or not good enough yet, waits for the next look, which all of them share: names
 * that somebody made up cost one question a second, however many they are, and a picture that
 * another process has just taken in or published is found.
 */
export const knownPictures = (db: Database, pauseMs = asksAgainMs) => {
  let known = new Map<string, KnownPicture>();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;

  const look = async () => {
    try {
      await setTimeout(Math.max(0, lookedAt + pauseMs - performance.now()));
      lookedAt = performance.now();
      const rows = await db.query<KnownPicture & { name: string }>(
        "select name, widths, shown from content_pictures",
      );
      known = new Map(rows.map(({ name, ...picture }) => [name, picture]));
    } finally {
      looking = undefined;
    }
  };

  return async (
    name: string,
    isGood: (picture: KnownPicture) => boolean | Promise<boolean>,
  ): Promise<KnownPicture | undefined> => {
    const before = known.get(name);
    if (before && (await isGood(before))) return before;
    looking ??= look();
    await looking;
    const now = known.get(name);
    return now && (await isGood(now)) ? now : undefined;
  };
};
