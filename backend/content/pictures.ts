import { createHash } from "node:crypto";
import { z } from "zod";
import type { Deps } from "#backend/deps.ts";
import type { Actor } from "#backend/desk/endpoint.ts";
import { invalid, notFound, Refused } from "#backend/refused.ts";
import { bytes, integer, json, type RowOf, text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import type { Aspect } from "#rules/pictures.ts";
import { type Cut, type Focus, type Original, PictureRefused } from "./picture-maker.ts";
import { placesOf } from "./picture-places.ts";
import { lockPublishing, type Written } from "./published.ts";

/** Each holds its whole file. */
const mostAtOnce = 4;
/** A file may take ten minutes to arrive: slow ones of one person keep nobody else waiting. */
const mostOfOne = 2;
const taken: Actor["id"][] = [];

/** A file is read once there is room for it. */
const withRoom = async <Result>({ id }: Actor, work: () => Promise<Result>): Promise<Result> => {
  const own = taken.filter((one) => one === id);
  if (taken.length >= mostAtOnce || own.length >= mostOfOne)
    throw new Refused(
      "too-many",
      "Other pictures are being processed right now. Please try again in a minute.",
    );
  taken.push(id);
  try {
    return await work();
  } catch (error) {
    throw error instanceof PictureRefused ? invalid(error.message) : error;
  } finally {
    taken.splice(taken.indexOf(id), 1);
  }
};

let last: Promise<unknown> = Promise.resolve();

/** One picture at a time: each may take a hundred megabytes while it is worked on. */
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const mine = last.then(work);
  last = mine.catch(() => {});
  return mine;
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
      "Pictures can't be uploaded here, because this site runs on hosted functions. Ask the person who maintains the site to import them.",
    );
  return maker;
};

const findUpload = (db: Database, fingerprint: string) =>
  db.row({ id: text }, "select id from content_uploads where fingerprint = $1", [fingerprint]);

/** The embedded database has one connection: a gift waits for one slice, not for a whole photo. */
const sliceBytes = 256 * 1024;

const originals = `(select id as upload_id, 0 as number, original as bytes from content_uploads
  union all select upload_id, number, bytes from content_upload_slices) as originals`;

export const readUpload = async (db: Database, id: string): Promise<Uint8Array<ArrayBuffer>> => {
  const slices: Uint8Array[] = [];
  for (;;) {
    const slice = await db.row(
      { bytes },
      `select bytes from ${originals} where upload_id = $1 and number = $2`,
      [id, slices.length],
    );
    if (!slice) return Buffer.concat(slices);
    slices.push(slice.bytes);
  }
};

/** What all pictures together may take: several thousand photos. */
export const mostStoredBytes = 2 * 2 ** 30;

export const storedBytes = (db: Database) =>
  db.count(`select coalesce(sum(size), 0) as n from (
    select octet_length(bytes) as size from ${originals}
    union all select octet_length(bytes) from content_picture_files) as stored`);

const refuseIfFull = async (db: Database, most: number) => {
  if ((await storedBytes(db)) >= most)
    throw new Refused(
      "invalid",
      `There's no room for more pictures. Together they take ${most / 2 ** 30} GB. Please delete some that no page shows.`,
    );
};

type Upload = Original & { alt: string };

/** Stores a file slice by slice. Until it is named nobody finds it, and it goes by age. */
const addUpload = async (
  db: Database,
  { width, height, bytes, alt }: Upload,
  { by, now }: Written,
): Promise<string> => {
  const { id } = await db.one(
    { id: text },
    `insert into content_uploads (fingerprint, width, height, alt, original, at, actor_id, actor)
     values ('unnamed ' || gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7) returning id`,
    [width, height, alt, bytes.subarray(0, sliceBytes), now, by.id, by.name],
  );
  for (let number = 1; number * sliceBytes < bytes.byteLength; number++)
    await db.query(
      "insert into content_upload_slices (upload_id, number, bytes) values ($1, $2, $3)",
      [id, number, bytes.subarray(number * sliceBytes, (number + 1) * sliceBytes)],
    );
  return id;
};

/** The same file twice is one upload: the one that came first. */
const nameUpload = async (tx: Database, id: string, fingerprint: string, alt: string) => {
  await lockPublishing(tx);
  const first = await tx.row(
    { id: text },
    "update content_uploads set alt = $2 where fingerprint = $1 returning id",
    [fingerprint, alt],
  );
  if (first) await tx.query("delete from content_uploads where id = $1", [id]);
  else
    await tx.query("update content_uploads set fingerprint = $2 where id = $1", [id, fingerprint]);
  return first?.id ?? id;
};

export const storeUpload = async (
  tx: Database,
  { fingerprint, ...upload }: Upload & { fingerprint: string },
  written: Written,
): Promise<string> => nameUpload(tx, await addUpload(tx, upload, written), fingerprint, upload.alt);

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
export type Store = (tx: Database) => Promise<RowOf<typeof listedRow>>;

/** Takes a file in, and makes the cut of it that was asked for. The same file twice is one upload. */
export const takeUpload = async (
  { db, pictures }: Parts,
  readFile: () => Promise<Uint8Array>,
  wish: Wish,
  written: Written,
  most = mostStoredBytes,
): Promise<Store> => {
  const maker = makerOf(pictures);
  return withRoom(written.by, async () => {
    await refuseIfFull(db, most);
    const file = await readFile();
    const fingerprint = hash(file);
    const cutOf = (bytes: Uint8Array) => inTurn(() => maker.cut(bytes, wish.focus, wish.aspect));
    const known = await findUpload(db, fingerprint);
    if (known) {
      const cut = await cutOf(await readUpload(db, known.id));
      return (tx) => keptAs(tx, known.id, cut, wish, written.now);
    }
    const original = await inTurn(() => maker.read(file));
    const cut = await cutOf(original.bytes);
    const id = await addUpload(db, { ...original, alt: wish.alt }, written);
    return async (tx) =>
      keptAs(tx, await nameUpload(tx, id, fingerprint, wish.alt), cut, wish, written.now);
  });
};

/** Another cut of a picture that is here already. */
export const takeCut = async (
  { db, pictures }: Parts,
  id: string,
  wish: Wish,
  { by, now }: Written,
): Promise<Store> => {
  const maker = makerOf(pictures);
  return withRoom(by, async () => {
    await refuseIfFull(db, mostStoredBytes);
    const original = await readUpload(db, id);
    if (original.byteLength === 0) throw notFound("This picture no longer exists.");
    const cut = await inTurn(() => maker.cut(original, wish.focus, wish.aspect));
    return (tx) => keptAs(tx, id, cut, wish, now);
  });
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
  const pictures = rows.slice(0, picturesPerPage);
  const places = await placesOf(
    db,
    pictures.map(({ id }) => id),
  );
  return {
    pictures: pictures.map((one) => ({ ...one, ...places(one.id) })),
    more: rows.length > picturesPerPage,
  };
};
