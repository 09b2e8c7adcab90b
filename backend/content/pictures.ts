import { createHash } from "node:crypto";
import { z } from "zod";
import type { Deps } from "#backend/deps.ts";
import type { Done } from "#backend/desk/endpoint.ts";
import { invalid, notFound, Refused } from "#backend/refused.ts";
import { bytes, integer, json, type RowOf, text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import type { Aspect } from "#rules/pictures.ts";
import { titlesOf } from "./check.ts";
import { type Cut, type Focus, type Original, PictureRefused } from "./picture-maker.ts";
import { lockPublishing, uploadsShown, type Written } from "./published.ts";

const mostWaiting = 4;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** One picture at a time: each may take a hundred megabytes while it is worked on. */
const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (waiting >= mostWaiting)
    throw new Refused(
      "too-many",
      "Other pictures are being processed right now. Please try again in a minute.",
    );
  waiting += 1;
  const mine = last.then(work);
  last = mine.catch(() => {});
  try {
    return await mine;
  } catch (error) {
    throw error instanceof PictureRefused ? invalid(error.message) : error;
  } finally {
    waiting -= 1;
  }
};

const hash = (...parts: Uint8Array[]) => {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part);
  return sum.digest("hex");
};

/** A cut's name, made from its bytes: what is at an address never changes. */
export const nameOf = ({ files }: Pick<Cut, "files">) =>
  hash(...files.map(({ bytes }) => bytes)).slice(0, 32);

type Wish = { alt: string; focus: Focus; aspect: Aspect | undefined };

type Parts = Pick<Deps, "db" | "pictures">;

const makerOf = (maker: Parts["pictures"]) => {
  if (!maker)
    throw invalid(
      "Pictures cannot be uploaded here, because this site runs on hosted functions. Ask whoever maintains the site to import them.",
    );
  return maker;
};

const findUpload = (db: Database, where: "id" | "fingerprint", value: string) =>
  db.row(
    { id: text, width: integer, height: integer, bytes },
    `select id, width, height, original as bytes from content_uploads where ${where} = $1`,
    [value],
  );

export const storeUpload = async (
  tx: Database,
  { fingerprint, width, height, bytes, alt }: Original & { fingerprint: string; alt: string },
  { by, now }: Written,
): Promise<string> => {
  const { id } = await tx.one(
    { id: text },
    `insert into content_uploads (fingerprint, width, height, alt, original, at, actor_id, actor)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (fingerprint) do update set alt = excluded.alt returning id`,
    [fingerprint, width, height, alt, bytes, now, by.id, by.name],
  );
  return id;
};

export const storeCut = async (tx: Database, uploadId: string, cut: Cut, now: Date) => {
  const name = nameOf(cut);
  const { width, height, widths, focus, files } = cut;
  const { owner } = await tx.one(
    { owner: text },
    `insert into content_pictures
       (name, upload_id, width, height, widths, focus_x, focus_y, at, shown)
     values ($1, $2, $3, $4, $5, $6, $7, $8, false)
     on conflict (name) do update set at = excluded.at returning upload_id as owner`,
    [name, uploadId, width, height, widths, focus.x, focus.y, now],
  );
  for (const { width: wide, type, bytes } of files)
    await tx.query(
      `insert into content_picture_files (name, width, type, bytes) values ($1, $2, $3, $4)
       on conflict do nothing`,
      [name, wide, type, bytes],
    );
  return { name, owner };
};

/**
 * The same photo may have come before, with other metadata: then the cut is that upload's. A file of
 * which every cut is another's is the same picture again, and is kept once.
 */
const keptAs = async (tx: Database, uploadId: string, cut: Cut, { alt }: Wish, now: Date) => {
  const { name, owner } = await storeCut(tx, uploadId, cut, now);
  const both = [owner, uploadId];
  await tx.query("update content_uploads set alt = $2 where id = any($1::uuid[])", [both, alt]);
  await tx.query(
    `delete from content_uploads u where id = $1
     and not exists (select from content_pictures p where p.upload_id = u.id)`,
    [uploadId],
  );
  return findPicture(tx, owner, name);
};

/** Made outside of any transaction: others wait for the database, not for a picture. */
export type Store = (tx: Database, written: Written) => Promise<RowOf<typeof listedRow>>;

/** Takes a file in, and makes the cut of it that was asked for. The same file twice is one upload. */
export const takeUpload = async (
  { db, pictures }: Parts,
  file: Uint8Array,
  wish: Wish,
): Promise<Store> => {
  const maker = makerOf(pictures);
  const fingerprint = hash(file);
  const known = await findUpload(db, "fingerprint", fingerprint);
  const original = known ?? (await inTurn(() => maker.read(file)));
  const cut = await inTurn(() => maker.cut(original.bytes, wish.focus, wish.aspect));
  return async (tx, written) => {
    const id = await storeUpload(tx, { ...original, fingerprint, alt: wish.alt }, written);
    return keptAs(tx, id, cut, wish, written.now);
  };
};

export const takeCut = async ({ db, pictures }: Parts, id: string, wish: Wish): Promise<Store> => {
  const maker = makerOf(pictures);
  const original = await findUpload(db, "id", id);
  if (!original) throw notFound("This picture no longer exists.");
  const cut = await inTurn(() => maker.cut(original.bytes, wish.focus, wish.aspect));
  return (tx, { now }) => keptAs(tx, id, cut, wish, now);
};

/** Drafts, schedules and older revisions that name it say so when somebody publishes them. */
export const deletePicture = async (tx: Database, id: string): Promise<Done> => {
  // Nobody publishes it in between.
  await lockPublishing(tx);
  const cuts = await tx.rows(
    { name: text },
    "select name from content_pictures where upload_id = $1",
    [id],
  );
  const names = cuts.map(({ name }) => name);
  const showing = (await uploadsShown(tx)).filter(({ upload }) => names.includes(upload));
  if (showing.length > 0)
    throw invalid(
      `This picture is on the site: ${titlesOf(showing)}. Please choose another one there and publish it, then delete this one.`,
    );
  const gone = await tx.row(
    { alt: text },
    "delete from content_uploads where id = $1 returning alt",
    [id],
  );
  if (!gone) throw notFound("This picture no longer exists.");
  return { action: "deleted a picture", about: gone.alt };
};

const picturesPerPage = 24;

const listedRow = {
  id: text,
  alt: text,
  width: integer,
  height: integer,
  by: text,
  at: timestamp,
  picture: json(
    z.object({
      upload: z.string(),
      alt: z.string(),
      width: z.int(),
      height: z.int(),
      widths: z.array(z.int()),
      focus: z.object({ x: z.number(), y: z.number() }),
    }),
  ),
};

const shown = `u.id, u.alt, u.width, u.height, u.actor as by, u.at, jsonb_build_object(
  'upload', p.name, 'alt', u.alt, 'width', p.width, 'height', p.height, 'widths', p.widths,
  'focus', jsonb_build_object('x', p.focus_x, 'y', p.focus_y)) as picture`;

const findPicture = (db: Database, id: string, name: string) =>
  db.one(
    listedRow,
    `select ${shown} from content_uploads u join content_pictures p on p.upload_id = u.id
     where u.id = $1 and p.name = $2`,
    [id, name],
  );

export const listPictures = async (db: Database, before: Date | undefined) => {
  const rows = await db.rows(
    listedRow,
    `select ${shown} from content_uploads u cross join lateral (
       select * from content_pictures where upload_id = u.id order by at desc, name limit 1) as p
     where $1::timestamptz is null or u.at < $1 order by u.at desc, u.id desc limit $2`,
    [before ?? null, picturesPerPage + 1],
  );
  return { pictures: rows.slice(0, picturesPerPage), more: rows.length > picturesPerPage };
};
