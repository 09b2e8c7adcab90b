import type { Done } from "#backend/desk/endpoint.ts";
import { invalid, notFound, Refused } from "#backend/refused.ts";
import { integer, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";

/** The list is answered whole. */
const mostKept = 200;

const columns = "id, title, text, revision";
const savedReplyRow = { id: text, title: text, text, revision: integer };
const changeRow = { revision: integer, changedBy: text };

export const listSavedReplies = (db: Database) =>
  db.rows(savedReplyRow, `select ${columns} from saved_replies order by lower(title), id`);

type Given = {
  id?: string | undefined;
  revision?: number | undefined;
  title: string;
  text: string;
};

export const saveReply = async (
  tx: Database,
  { id, revision, title, text }: Given,
  by: string,
  now: Date,
): Promise<Done> => {
  if (!id) {
    if ((await tx.count("select count(*) as n from saved_replies")) >= mostKept)
      throw invalid(`There are already ${mostKept} saved replies. Please remove one first.`);
    await tx.query(
      "insert into saved_replies (title, text, changed_at, changed_by) values ($1, $2, $3, $4)",
      [title, text, now, by],
    );
    return { action: "saved a reply", about: title };
  }
  const known = await tx.row(
    changeRow,
    `select revision, changed_by as "changedBy" from saved_replies where id = $1 for update`,
    [id],
  );
  if (!known) throw notFound("This reply was removed. You can save it as a new one.");
  if (known.revision !== revision)
    throw new Refused(
      "changed-meanwhile",
      `${known.changedBy} changed this reply in the meantime. What you typed is still here; close and open it again to see theirs.`,
    );
  await tx.query(
    `update saved_replies set title = $2, text = $3, changed_at = $4, changed_by = $5,
            revision = revision + 1 where id = $1`,
    [id, title, text, now, by],
  );
  return { action: "changed a saved reply", about: title };
};

export const removeSavedReply = async (tx: Database, id: string): Promise<Done> => {
  const removed = await tx.row(
    { title: text },
    "delete from saved_replies where id = $1 returning title",
    [id],
  );
  if (!removed) throw notFound("This reply was already removed.");
  return { action: "removed a saved reply", about: removed.title };
};
