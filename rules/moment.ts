import { z } from "zod";

/**
 * A day and a time with their offset, in a year of four digits wherever on earth it is read: others
 * are well formed, and no database takes them.
 */
export const momentText = (error: string) =>
  z.iso.datetime({ offset: true, error }).refine(
    (text) => {
      const year = new Date(text).getUTCFullYear();
      return year >= 1000 && year < 9999;
    },
    { error },
  );
