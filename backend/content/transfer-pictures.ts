import { z } from "zod";
import { invalid } from "#backend/refused.ts";
import { arrayOf, bytes, integer, json, oneOf, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { readType } from "./picture-maker.ts";
import { nameOf, readUpload, storeCut, storeUpload } from "./pictures.ts";
import { markShown, type Written } from "./published.ts";

const base64 = z.base64().transform((text) => Uint8Array.from(Buffer.from(text, "base64")));
const size = z.int().positive().max(10_000);
const share = z.number().min(0).max(1);
const focus = z.object({ x: share, y: share });

export const transferredPicture = z.object({
  fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
  alt: z.string().min(1).max(300),
  width: size,
  height: size,
  original: base64,
  cuts: z.array(
    z.object({
      name: z.string().regex(/^[0-9a-f]{32}$/),
      width: size,
      height: size,
      widths: z.array(size).min(1),
      focus,
      files: z
        .array(z.object({ width: size, type: z.enum(["avif", "jpg"]), bytes: base64 }))
        .min(1),
    }),
  ),
});
type TransferredPicture = z.output<typeof transferredPicture>;

/** As JSON holds them. Some databases give bytes that would already have become something else. */
export function bytesAsText(this: Record<string, unknown>, key: string, value: unknown) {
  const given = this[key];
  return given instanceof Uint8Array ? Buffer.from(given).toString("base64") : value;
}

const measures = { width: integer, height: integer };

export const exportPictures = async (db: Database, names: string[]) => {
  const uploads = await db.rows(
    { ...measures, id: text, fingerprint: text, alt: text },
    `select u.id, u.fingerprint, u.alt, u.width, u.height from content_uploads u
     where exists (select from content_pictures p where p.upload_id = u.id and p.name = any($1))
     order by u.fingerprint`,
    [names],
  );
  const pictures: TransferredPicture[] = [];
  for (const { id, ...upload } of uploads) {
    const found = await db.rows(
      { ...measures, name: text, widths: arrayOf(integer), focus: json(focus) },
      `select name, width, height, widths, jsonb_build_object('x', focus_x, 'y', focus_y) as focus
       from content_pictures where upload_id = $1 and name = any($2) order by name`,
      [id, names],
    );
    const cuts = [];
    for (const cut of found) {
      const files = await db.rows(
        { width: integer, type: oneOf(["avif", "jpg"]), bytes },
        "select width, type, bytes from content_picture_files where name = $1 order by width, type",
        [cut.name],
      );
      cuts.push({ ...cut, files });
    }
    pictures.push({ ...upload, original: await readUpload(db, id), cuts });
  }
  return pictures;
};

const isWhat = (file: Uint8Array, type: "avif" | "jpeg") => {
  try {
    return readType(file) === type;
  } catch {
    return false;
  }
};

/** A file's address is made from its bytes, and what is served as a picture is one. */
export const refuseWrongPictures = (pictures: TransferredPicture[]) => {
  for (const { alt, original, cuts } of pictures) {
    const right =
      isWhat(original, "jpeg") &&
      cuts.every(
        ({ name, widths, files }) =>
          nameOf({ files }) === name &&
          files.every((file) => isWhat(file.bytes, file.type === "jpg" ? "jpeg" : "avif")) &&
          widths.every((width) => files.filter((file) => file.width === width).length === 2),
      );
    if (!right) throw invalid(`Nothing was imported: the picture “${alt}” is damaged.`);
  }
};

export const importPictures = async (
  tx: Database,
  pictures: TransferredPicture[],
  written: Written,
) => {
  for (const { original, cuts, ...upload } of pictures) {
    const id = await storeUpload(tx, { ...upload, bytes: original }, written);
    for (const cut of cuts) await storeCut(tx, id, cut, written.now);
  }
  // A document of ours may have named them before they were here.
  await markShown(tx, written.now);
};
