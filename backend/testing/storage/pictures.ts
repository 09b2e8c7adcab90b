import { randomBytes } from "node:crypto";
import type { Database } from "#backend/storage/database.ts";

const pictureBytes = 5_000_000;

/** As many uploaded pictures as make so many megabytes: they do not compress, as no picture does. */
export const fillWithPictures = async (db: Database, megabytes: number) => {
  for (let n = 0; n < megabytes; n += pictureBytes / 1e6)
    await db.query(
      `insert into content_uploads (fingerprint, width, height, alt, original, at, actor)
       values ($1, 4000, 3000, 'A sample', $2, now(), 'Sample Person')`,
      [`sample ${n}`, randomBytes(pictureBytes)],
    );
};
