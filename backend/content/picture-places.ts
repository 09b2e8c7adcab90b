import type { Done } from "#backend/desk/endpoint.ts";
import { invalid, notFound } from "#backend/refused.ts";
import { arrayOf, boolean, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import type { FieldPath } from "#rules/pages.ts";
import { findDocument, titlesOf } from "./check.ts";
import { fieldShown } from "./field-shown.ts";
import { letterRevisions, lockPublishing, uploadsShown } from "./published.ts";

/** A field of the site that shows a picture now. */
type Place = { name: string; path: FieldPath; label: string };

const placeOf = ({ name, content, path }: Awaited<ReturnType<typeof uploadsShown>>[number]) => {
  const document = findDocument(name);
  const shown = fieldShown(document, content, path);
  return { name, path: shown.path, label: `${document.title}, ${shown.label}` };
};

const letterRow = { id: text, subject: text, begun: boolean, names: arrayOf(text) };

/** Where visitors see these uploads, in whichever cut, and the newsletters that show them. */
export const placesOf = async (db: Database, ids: readonly string[]) => {
  const cuts = await db.rows(
    { name: text, id: text },
    "select name, upload_id as id from content_pictures where upload_id = any($1)",
    [ids],
  );
  const letters = await db.rows(
    letterRow,
    `select l.id, l.subject, l.started_at is not null as begun,
       array(select jsonb_path_query(r.content, '$.**.upload') #>> '{}') as names
     from ${letterRevisions}
     where jsonb_path_query_array(r.content, '$.**.upload') ?| $1 order by begun, l.id`,
    [cuts.map(({ name }) => name)],
  );
  const shown = await uploadsShown(db);
  return (id: string) => {
    const isOf = (upload: string) => cuts.some((cut) => cut.id === id && cut.name === upload);
    const places: Place[] = shown.filter(({ upload }) => isOf(upload)).map(placeOf);
    return {
      places,
      letters: letters
        .filter(({ names }) => names.some(isOf))
        .map(({ id, subject, begun }) => ({ id, subject, begun })),
    };
  };
};

/** Drafts, schedules and older revisions that name it say so when somebody publishes them. */
export const deletePicture = async (tx: Database, id: string): Promise<Done> => {
  // Nobody publishes it in between.
  await lockPublishing(tx);
  const { places, letters } = (await placesOf(tx, [id]))(id);
  const [letter] = letters;
  if (letter)
    throw invalid(
      letter.begun
        ? `Readers see this picture in the newsletter “${letter.subject}” and it can't be deleted.`
        : `The newsletter “${letter.subject}” is going to show this picture. Please press “Cancel and edit” there first, then delete this picture.`,
    );
  if (places.length > 0)
    throw invalid(
      `This picture is on the site: ${titlesOf(places)}. Please choose another one there and publish it, then delete this one.`,
    );
  const gone = await tx.row(
    { alt: text },
    "delete from content_uploads where id = $1 returning alt",
    [id],
  );
  if (!gone) throw notFound("This picture no longer exists.");
  return { action: "deleted a picture", about: gone.alt };
};
