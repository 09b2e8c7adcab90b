import { z } from "zod";
import type { Deps } from "#backend/deps.ts";
import type { Actor } from "#backend/desk/endpoint.ts";
import {
  anyJson,
  integer,
  json,
  nullable,
  type RowOf,
  text,
  timestamp,
} from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import type { Limit } from "#backend/storage/limits.ts";
import { oneAtATime } from "#backend/storage/queue.ts";
import { isInArchive } from "#content/archive.ts";
import { type Document, migrated } from "#content/document.ts";
import { readSnapshot } from "#content/snapshot.ts";
import type { FieldPath } from "#rules/pages.ts";

const publishedDocument = z.object({ name: z.string(), version: z.int(), content: z.unknown() });

const publishedStateRow = { revision: integer, documents: json(z.array(publishedDocument)) };
export type PublishedState = RowOf<typeof publishedStateRow>;

/** The site's revision: 0 until something was published. */
export const siteRevision = async (db: Database): Promise<number> => {
  const { revision } = await db.one(
    { revision: integer },
    "select coalesce(max(revision), 0) as revision from content_publications",
  );
  return revision;
};

export const newestOfEach = `select distinct on (document) document, number, revision
  from content_published order by document, revision desc`;

/** What letters show that have gone out, or wait to. */
export const letterRevisions = `letters l join content_revisions r
  on r.document = 'letter/' || l.id and r.number = l.revision`;

/** One statement: the documents are those of the revision, whatever is published meanwhile. */
export const publishedState = (db: Database): Promise<PublishedState> =>
  db.one(
    publishedStateRow,
    `select (select coalesce(max(revision), 0) from content_publications) as revision,
       coalesce(jsonb_agg(jsonb_build_object(
         'name', r.document, 'version', r.version, 'content', r.content) order by r.document)
         filter (where r.document is not null), '[]') as documents
     from (${newestOfEach}) as p
     join content_revisions r on r.document = p.document and r.number = p.number`,
  );

export const publishedSnapshot = async (db: Database) => {
  const { revision, documents } = await publishedState(db);
  return readSnapshot(documents, revision);
};

/** A content that would stand in the place of what is published now; undefined is what ships. */
export type Replacement = { name: string; content: unknown };

/** 0 is what ships. */
export const publishedNumber = async (db: Database, document: string): Promise<number> => {
  const row = await db.row(
    { number: nullable(integer) },
    "select number from content_published where document = $1 order by revision desc limit 1",
    [document],
  );
  return row?.number ?? 0;
};

export const lastPublication = (db: Database, document: string) =>
  db.row(
    { by: text, at: timestamp },
    `select p.actor as by, p.at from content_published d
     join content_publications p using (revision)
     where d.document = $1 order by revision desc limit 1`,
    [document],
  );

/** Any number will do, as long as every process asks for the same one. */
const advisoryLock = 1974_0016;

/** Revisions become visible in their order, and what was checked is what is published. */
export const lockPublishing = (tx: Database) =>
  tx.query("select pg_advisory_xact_lock($1)", [advisoryLock]);

type NewRevision = { document: string; version: number; content: unknown; note: string };

export type Written = { by: Actor; now: Date };

/** Keeps a content under the document's next number. It is not on the site by that. */
export const addRevision = async (
  tx: Database,
  { document, version, content, note }: NewRevision,
  { by, now }: Written,
): Promise<number> => {
  const { number } = await tx.one(
    { number: integer },
    `insert into content_revisions (document, number, version, content, note, at, actor_id, actor)
     select $1, coalesce(max(number), 0) + 1, $2, $3::jsonb, $4, $5, $6, $7
     from content_revisions where document = $1 returning number`,
    [document, version, JSON.stringify(content), note, now, by.id, by.name],
  );
  return number;
};

/** In the shape of today, as far as the steps from an older version lead. */
export const inTodaysShape = (document: Document, version: number, content: unknown): unknown => {
  try {
    return migrated(document, version, content);
  } catch {
    return content;
  }
};

export const contentAt = async (db: Database, document: Document, number: number) => {
  if (number === 0) return document.defaults as unknown;
  const revision = await db.row(
    { version: integer, content: anyJson },
    "select version, content from content_revisions where document = $1 and number = $2",
    [document.name, number],
  );
  return revision && inTodaysShape(document, revision.version, revision.content);
};

type Named = { upload: string; picture: object; path: FieldPath };

export const uploadsIn = (content: unknown, path: FieldPath = []): Named[] => {
  if (typeof content !== "object" || content === null) return [];
  if ("upload" in content && typeof content.upload === "string")
    return [{ upload: content.upload, picture: content, path }];
  return Object.entries(content).flatMap(([name, value]) =>
    uploadsIn(value, [...path, Array.isArray(content) ? Number(name) : name]),
  );
};

/** The uploaded pictures that pages show: what is archived they do not get. */
export const uploadsShown = async (db: Database) => {
  const { documents } = await publishedState(db);
  return documents.flatMap(({ name, content }) =>
    uploadsIn(content)
      .filter(({ path }) => !isInArchive(content, path))
      .map(({ upload, path }) => ({ name, content, upload, path })),
  );
};

/** Everybody may see the pictures that pages show now, and no others. */
export const markShown = async (tx: Database, now: Date) => {
  await tx.query(
    `update content_pictures set shown = not shown, hidden_at = case when shown then $2::timestamptz end
     where shown <> (name = any($1))`,
    [(await uploadsShown(tx)).map(({ upload }) => upload), now],
  );
};

export const setPublished = async (
  tx: Database,
  documents: { document: string; number: number }[],
  note: string,
  { by, now }: Written,
): Promise<number> => {
  await lockPublishing(tx);
  const revision = (await siteRevision(tx)) + 1;
  await tx.query(
    `insert into content_publications (revision, at, actor_id, actor, note)
     values ($1, $2, $3, $4, $5)`,
    [revision, now, by.id, by.name, note],
  );
  for (const { document, number } of documents)
    await tx.query(
      "insert into content_published (revision, document, number) values ($1, $2, $3)",
      [revision, document, number || null],
    );
  await markShown(tx, now);
  // Heard when the transaction is through; who cannot listen asks for the revision every second.
  await tx.query("select pg_notify('content', $1)", [String(revision)]);
  return revision;
};

/** One every five seconds for ten minutes: nobody who reads what they publish does more. */
export const publications: Limit = { name: "publications", most: 120, seconds: 600 };

type Queue = ReturnType<typeof oneAtATime>;

/** By what the site says, which an application has once: each colleague has a database of their own. */
const queues = new WeakMap<Deps["content"], Queue>();

/** Whoever waits inside the database for the lock keeps a connection that a donor needs. */
export const inPublishingTurn = <Result>(
  { content }: Pick<Deps, "content">,
  work: () => Promise<Result>,
) => {
  const queue = queues.get(content) ?? oneAtATime("Too many wait to publish.");
  queues.set(content, queue);
  return queue(work);
};
