import { nullable, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";

const reference = /\bgift ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\b/g;

/** Who gave these gifts, as it is known today. */
export const giftNames = async (db: Database, entries: string) => {
  const ids = [...new Set([...entries.matchAll(reference)].map(([, id = ""]) => id))];
  const rows = await db.rows(
    { id: text, donor: nullable(text) },
    "select id, coalesce(donor_name, donor_email) as donor from gifts where id = any($1::uuid[])",
    [ids],
  );
  return new Map(
    rows.map(({ id, donor }) => [`gift ${id}`, `gift from ${donor ?? "an unknown donor"}`]),
  );
};
