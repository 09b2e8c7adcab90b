import {
  anyJson,
  integer,
  nullable,
  type RowOf,
  text,
  timestamp,
} from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import type { Written } from "./published.ts";

/** The newest save of a document. Without content there is no draft: it was published or discarded. */
const saveRow = {
  revision: integer,
  base: integer,
  version: integer,
  content: anyJson,
  at: timestamp,
  actorId: nullable(text),
  actor: text,
};
export type Save = RowOf<typeof saveRow>;

const columns = `revision, base, version, content, at, actor_id as "actorId", actor`;

/** So that somebody who was away can be told what others wrote since. */
const savesKept = 10;

export const newestSave = (db: Database, document: string): Promise<Save | undefined> =>
  db.row(
    saveRow,
    `select ${columns} from content_drafts where document = $1 order by revision desc limit 1`,
    [document],
  );

/** The save that somebody saw, or the last one before it where a newer one has replaced it. */
export const findSave = (db: Database, document: string, revision: number) =>
  db.row(
    saveRow,
    `select ${columns} from content_drafts where document = $1 and revision <= $2
     order by revision desc limit 1`,
    [document, revision],
  );

/** Documents that are being written, with the newest save of each. */
export const openDrafts = (db: Database) =>
  db.rows(
    { document: text, at: timestamp, actor: text },
    `select document, at, actor from (
       select distinct on (document) document, at, actor, content is null as ended
       from content_drafts order by document, revision desc) as newest
     where not ended order by document`,
  );

/** Two who save one document take turns, also for its first save, when there is no row to lock. */
export const lockDraft = (tx: Database, document: string) =>
  tx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`draft of ${document}`]);

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
  await tx.query(
    `insert into content_drafts (document, revision, base, version, content, at, actor_id, actor)
     values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8)`,
    [
      document,
      revision,
      base,
      version,
      content === undefined ? null : JSON.stringify(content),
      now,
      by.id,
      by.name,
    ],
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

/** Ends the draft; its last saves stay for a while, and its numbers go on. */
export const endDraft = async (tx: Database, document: string, written: Written) => {
  const save = await newestSave(tx, document);
  if (!save || save.content === null) return;
  const { revision, base, version } = save;
  const ended = { document, revision: revision + 1, base, version, content: undefined };
  await addSave(tx, ended, written);
};
