import { anyJson, integer, type RowOf, text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { type Document, migrated } from "#content/document.ts";

const listedRow = { number: integer, version: integer, note: text, at: timestamp, by: text };
const revisionRow = { ...listedRow, content: anyJson };
export type Revision = RowOf<typeof revisionRow>;

const columns = "number, version, content, note, at, actor as by";

const findRevision = (db: Database, document: string, number: number) =>
  db.row(
    revisionRow,
    `select ${columns} from content_revisions where document = $1 and number = $2`,
    [document, number],
  );

/** The newest first, `most` of them before a number. */
export const listRevisions = (
  db: Database,
  document: string,
  before: number | undefined,
  most: number,
) =>
  db.rows(
    listedRow,
    `select number, version, note, at, actor as by from content_revisions
     where document = $1 and ($2::int is null or number < $2) order by number desc limit $3`,
    [document, before ?? null, most],
  );

/** In the shape of today, as far as the steps from an older version lead. */
export const inTodaysShape = (document: Document, version: number, content: unknown): unknown => {
  try {
    return migrated(document, version, content);
  } catch {
    return content;
  }
};

/** What a document says in one of its revisions; number 0 is what ships. */
export const contentAt = async (db: Database, document: Document, number: number) => {
  if (number === 0) return document.defaults as unknown;
  const revision = await findRevision(db, document.name, number);
  return revision && inTodaysShape(document, revision.version, revision.content);
};
