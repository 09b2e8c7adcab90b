import { bytes, type RowOf } from "#backend/storage/columns.ts";
import { type Database, DatabaseUnavailable } from "#backend/storage/database.ts";
import { widestOf } from "#backend/storage/networks.ts";
import { fewAtATimeByKey } from "#backend/storage/queue.ts";

type File = RowOf<{ bytes: typeof bytes }>["bytes"];

/** A page full of pictures at every width. */
const mostBytesHeld = 64 * 2 ** 20;

/** A larger file would take the place of too many others. */
const largestShare = 1 / 8;

/** Whoever looks at a page has gone on by then. */
const longestWaitMs = 5_000;

/** What was asked for last stays. */
export const fileMemory = (mostBytes: number) => {
  const held = new Map<string, File>();
  let bytesHeld = 0;
  return {
    get(key: string) {
      const file = held.get(key);
      if (!file) return;
      held.delete(key);
      held.set(key, file);
      return file;
    },
    add(key: string, file: File) {
      if (file.byteLength > mostBytes * largestShare) return;
      held.set(key, file);
      bytesHeld += file.byteLength;
      for (const [oldest, { byteLength }] of held) {
        if (bytesHeld <= mostBytes) break;
        held.delete(oldest);
        bytesHeld -= byteLength;
      }
    },
  };
};

/**
 * Files of pictures out of memory, or read one after the other: gifts have the rest of the database,
 * however many pictures are asked for. Networks take turns, so that visitors of another one see
 * theirs, and each finds what was read while it waited.
 */
export const pictureFiles = (db: Database, memory = fileMemory(mostBytesHeld)) => {
  const inTurn = fewAtATimeByKey({
    most: 1,
    refusal: () => new DatabaseUnavailable("Very many pictures are asked for."),
    waitMs: longestWaitMs,
  });
  return (address: string, name: string, width: number, type: string) => {
    const key = `${name}/${width}.${type}`;
    const find = async () => {
      const known = memory.get(key);
      if (known) return known;
      const file = await db.row(
        { bytes },
        "select bytes from content_picture_files where name = $1 and width = $2 and type = $3",
        [name, width, type],
      );
      if (file) memory.add(key, file.bytes);
      return file?.bytes;
    };
    return memory.get(key) ?? inTurn(widestOf(address), find);
  };
};
