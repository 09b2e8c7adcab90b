import { setTimeout } from "node:timers/promises";
import type { Database } from "#backend/storage/database.ts";

const asksAgainMs = 1_000;

/**
 * Which pictures there are, and in which widths. Whoever asks for one that is not known waits for the
 * next look, which all of them share: names that somebody made up cost one question a second,
 * however many they are, and a picture that another process has just taken in is found.
 */
export const knownPictures = (db: Database, pauseMs = asksAgainMs) => {
  let known = new Map<string, number[]>();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;

  const look = async () => {
    try {
      await setTimeout(Math.max(0, lookedAt + pauseMs - performance.now()));
      lookedAt = performance.now();
      const rows = await db.query<{ name: string; widths: number[] }>(
        "select name, widths from content_pictures",
      );
      known = new Map(rows.map(({ name, widths }) => [name, widths]));
    } finally {
      looking = undefined;
    }
  };

  return async (name: string, width: number): Promise<boolean> => {
    if (!known.has(name)) {
      looking ??= look();
      await looking;
    }
    return known.get(name)?.includes(width) ?? false;
  };
};
