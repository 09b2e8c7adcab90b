import { anyJson, integer } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { type Document, migrated } from "#content/document.ts";

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
  const revision = await db.row(
    { version: integer, content: anyJson },
    "select version, content from content_revisions where document = $1 and number = $2",
    [document.name, number],
  );
  return revision && inTodaysShape(document, revision.version, revision.content);
};
