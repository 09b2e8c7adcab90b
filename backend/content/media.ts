import { setTimeout } from "node:timers/promises";
import type { FileRoute } from "#backend/http/route.ts";
import { arrayOf, boolean, bytes, integer, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { cachedSeconds } from "#rules/pictures.ts";
import { pictureFiles } from "./picture-files.ts";

const pictureName = /^[0-9a-f]{32}$/;
const fileName = /^(?<width>[1-9]\d{0,4})\.(?<type>avif|jpg)$/;

const contentTypes = { avif: "image/avif", jpg: "image/jpeg" };
type Asked = { width: string; type: keyof typeof contentTypes };

const asksAgainMs = 1_000;

/** A database that is slow or away takes no picture from the page that shows it. */
const timeoutMs = 500;

type KnownPicture = { widths: number[]; shown: boolean };

/** All who ask for an unknown picture share the next look: made-up names cost one a second. */
export const knownPictures = (db: Database, pauseMs = asksAgainMs) => {
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

/** Caches ask again every minute: "please take down my child's photo" is done then. */
export const serveMedia: FileRoute["handler"] = ({ db }, isEditor) => {
  const findPicture = knownPictures(db);
  const fileOf = pictureFiles(db);

  return async (c) => {
    const { name = "", file = "" } = c.req.param();
    const asked = fileName.exec(file)?.groups as Asked | undefined;
    const missing = () => c.text("We couldn't find this picture.\n", 404);
    if (!asked || !pictureName.test(name)) return missing();
    let asksEditor: Promise<boolean> | undefined;
    const byEditor = () => {
      asksEditor ??= isEditor(c);
      return asksEditor;
    };
    const picture = await findPicture(name, ({ shown }) => shown || byEditor());
    const width = Number(asked.width);
    if (!picture?.widths.includes(width)) return missing();
    const kept = {
      "cache-control": picture.shown
        ? `public, max-age=${cachedSeconds}, must-revalidate`
        : "private, no-cache",
      etag: `"${name}"`,
    };
    if (c.req.header("if-none-match") === kept.etag) return c.body(null, 304, kept);
    const bytes = await fileOf(c.get("clientAddress"), name, width, asked.type);
    if (!bytes) return missing();
    return c.body(bytes, 200, { ...kept, "content-type": contentTypes[asked.type] });
  };
};

/** Of these files, those that only editors may see now. */
export const filesNotShown = (db: Database, files: readonly { name: string; width: number }[]) =>
  db.rows(
    { name: text, width: integer, bytes },
    `select f.name, f.width, f.bytes
     from (select distinct * from unnest($1::text[], $2::integer[])) as wanted (name, width)
     join content_picture_files f using (name, width)
     join content_pictures p using (name)
     where f.type = 'jpg' and not p.shown`,
    [files.map(({ name }) => name), files.map(({ width }) => width)],
  );
