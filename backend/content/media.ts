import type { FileRoute } from "#backend/http/route.ts";
import { bytes } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { cachedSeconds } from "#rules/pictures.ts";
import { knownPictures } from "./known-pictures.ts";
import type { PictureFile } from "./picture-maker.ts";

/** A page full of pictures at every width; what was not asked for the longest goes first. */
const mostBytesHeld = 64 * 2 ** 20;

const pictureName = /^[0-9a-f]{32}$/;
const fileName = /^(?<width>[1-9]\d{0,4})\.(?<type>avif|jpg)$/;

const contentTypes = { avif: "image/avif", jpg: "image/jpeg" };

const findFile = async (db: Database, name: string, width: number, type: PictureFile["type"]) => {
  const row = await db.row(
    { bytes },
    "select bytes from content_picture_files where name = $1 and width = $2 and type = $3",
    [name, width, type],
  );
  return row?.bytes;
};

/** Files by picture and size, up to so many bytes. */
const createMemory = (mostBytes: number) => {
  const held = new Map<string, Uint8Array>();
  let bytesHeld = 0;
  return {
    get(key: string) {
      const bytes = held.get(key);
      if (!bytes) return undefined;
      held.delete(key);
      held.set(key, bytes);
      return bytes;
    },
    /** Forgets what is not there any more. */
    keepOnly(pictures: ReadonlyMap<string, unknown>) {
      for (const [key, { byteLength }] of held) {
        if (pictures.has(key.slice(0, key.indexOf("/")))) continue;
        held.delete(key);
        bytesHeld -= byteLength;
      }
    },
    set(key: string, bytes: Uint8Array) {
      if (held.has(key)) return;
      held.set(key, bytes);
      bytesHeld += bytes.byteLength;
      for (const [oldest, { byteLength }] of held) {
        if (bytesHeld <= mostBytes) break;
        held.delete(oldest);
        bytesHeld -= byteLength;
      }
    },
  };
};

/**
 * Uploaded pictures, at addresses made from their bytes. What no page shows is there for those alone
 * who edit pages. Caches ask again every minute: "please take down my child's photo" is done then.
 */
export const serveMedia: FileRoute["handler"] = ({ db }, isEditor) => {
  const memory = createMemory(mostBytesHeld);
  const findPicture = knownPictures(db, { looked: memory.keepOnly });

  const bytesOf = async (name: string, width: number, type: PictureFile["type"]) => {
    const key = `${name}/${width}.${type}`;
    const held = memory.get(key);
    if (held) return held;
    const bytes = await findFile(db, name, width, type);
    if (bytes) memory.set(key, bytes);
    return bytes;
  };

  return async (c) => {
    const { name = "", file = "" } = c.req.param();
    const asked = fileName.exec(file)?.groups as
      | { width: string; type: "avif" | "jpg" }
      | undefined;
    const missing = () => c.text("There is no such picture.\n", 404);
    if (!asked || !pictureName.test(name)) return missing();
    let asksEditor: Promise<boolean> | undefined;
    const byEditor = () => {
      asksEditor ??= isEditor(c);
      return asksEditor;
    };
    const picture = await findPicture(name, ({ shown }) => shown || byEditor());
    const width = Number(asked.width);
    if (!picture?.widths.includes(width)) return missing();
    const bytes = await bytesOf(name, width, asked.type);
    if (!bytes) return missing();
    c.header(
      "cache-control",
      picture.shown ? `public, max-age=${cachedSeconds}, must-revalidate` : "private, no-cache",
    );
    c.header("etag", `"${name}"`);
    if (c.req.header("if-none-match") === `"${name}"`) return c.body(null, 304);
    c.header("content-type", contentTypes[asked.type]);
    return c.body(Uint8Array.from(bytes));
  };
};
