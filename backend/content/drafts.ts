import type { Actor } from "#backend/desk/endpoint.ts";
import { invalid, notFound } from "#backend/refused.ts";
import { anyJson, integer, text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import type { Document } from "#content/document.ts";
import { isLetter } from "#content/letter.ts";
import { inTodaysShape, type Written } from "./published.ts";

/** So that somebody who was away can be told what others wrote since. */
const savesKept = 10;

/** Without content there is no draft: it was published or discarded. */
export const newestSave = async (db: Database, document: Document, seen?: number) => {
  const save = await db.row(
    {
      revision: integer,
      base: integer,
      version: integer,
      content: anyJson,
      at: timestamp,
      by: text,
    },
    `select revision, base, version, content, at, actor as by from content_drafts
     where document = $1 and ($2::int is null or revision <= $2) order by revision desc limit 1`,
    [document.name, seen ?? null],
  );
  if (!save || save.content === null) return save;
  return { ...save, content: inTodaysShape(document, save.version, save.content) };
};
export type Save = NonNullable<Awaited<ReturnType<typeof newestSave>>>;

export const refuseNoDraft = (document: Document, newest: Save | undefined): Save => {
  if (newest && newest.content !== null) return newest;
  throw notFound(`There is no draft of ${document.title} anymore.`);
};

/** Of what the site shows. Letters are listed by themselves. */
export const openDrafts = (db: Database) =>
  db.rows(
    { document: text, at: timestamp, by: text },
    `select document, at, by from (
       select distinct on (document) document, at, actor as by, content is null as ended
       from content_drafts order by document, revision desc) as newest
     where not ended and document not like 'letter/%' order by document`,
  );

/** Two who save one document take turns, also for its first save, when there is no row to lock. */
export const lockDraft = (tx: Database, document: string) =>
  tx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`draft of ${document}`]);

/** Its names are free: a draft is kept only of a letter that somebody has begun and not yet sent. */
export const refuseUnlessWritten = async (tx: Database, name: string) => {
  if (!isLetter(name)) return;
  const written = await tx.query(
    "select 1 from letters where 'letter/' || id = $1 and state = 'draft' for share",
    [name],
  );
  if (written.length === 0)
    throw invalid("This newsletter isn't a draft anymore. Please look at the list of newsletters.");
};

/** Many times the whole site: a search reads every draft, however little it takes when stored. */
const mostBytes = 16 * 2 ** 20;

/** One person leaves room for the others. */
const mostOfOne = mostBytes / 4;

/** Only what is newest of each draft stays where room is short. */
const isFull = async (tx: Database, most: number, person: Actor["id"] = null) => {
  const counts = "($1::uuid is null or d.actor_id = $1)";
  const bytesKept = () =>
    tx.count(`select coalesce(sum(bytes), 0) as n from content_drafts d where ${counts}`, [person]);
  if ((await bytesKept()) < most) return false;
  await tx.query(
    `delete from content_drafts d where ${counts} and exists (
       select from content_drafts later
       where later.document = d.document and later.revision > d.revision)`,
    [person],
  );
  return (await bytesKept()) >= most;
};

export const refuseIfFull = async (tx: Database, by: Actor) => {
  if (by.id && (await isFull(tx, mostOfOne, by.id)))
    throw invalid("You have too many drafts. Please publish or discard some.");
  if (await isFull(tx, mostBytes))
    throw invalid("There are too many drafts. Please publish or discard some of them.");
};

type NewSave = {
  document: string;
  revision: number;
  base: number;
  version: number;
  /** Undefined ends the draft. */
  content: unknown;
};

/** Whoever types saves every few seconds: of these, the newest of each minute stays. */
export const addSave = async (
  tx: Database,
  { document, revision, base, version, content }: NewSave,
  { by, now }: Written,
) => {
  const json = content === undefined ? null : JSON.stringify(content);
  await tx.query(
    `insert into content_drafts (document, revision, base, version, content, at, actor_id, actor)
     values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8)`,
    [document, revision, base, version, json, now, by.id, by.name],
  );
  await tx.query(
    `delete from content_drafts where document = $1 and (
       revision <= (select revision from content_drafts where document = $1
                    order by revision desc offset $2 limit 1)
       or (revision = $3 and $4 and content is not null and actor_id is not distinct from $5
           and date_trunc('minute', at) = date_trunc('minute', $6::timestamptz)))`,
    [document, savesKept, revision - 1, content !== undefined, by.id, now],
  );
};

export const endDraft = (tx: Database, { name }: Document, save: Save, written: Written) =>
  addSave(
    tx,
    { ...save, document: name, revision: save.revision + 1, content: undefined },
    written,
  );
