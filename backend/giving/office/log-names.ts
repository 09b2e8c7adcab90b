import { nullable, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

const idsAfter = (word: string, entries: string) => [
  ...new Set(
    [...entries.matchAll(RegExp(`\\b${word} (${uuid})\\b`, "g"))].map(([, id = ""]) => id),
  ),
];

const gone = (word: string, ids: string[]) =>
  ids.map((id) => [`${word} ${id}`, `${word} since deleted`] as const);

/** Who gave these gifts and gets these letters, as it is known today. */
export const giftNames = async (db: Database, entries: string) => {
  const giftIds = idsAfter("gift", entries);
  const gifts = await db.rows(
    { id: text, donor: nullable(text) },
    "select id, coalesce(donor_name, donor_email) as donor from gifts where id = any($1::uuid[])",
    [giftIds],
  );
  const letterIds = idsAfter("letter", entries);
  const letters = await db.rows(
    { id: text, name: text },
    "select id, donor_name as name from acknowledgements where id = any($1::uuid[])",
    [letterIds],
  );
  return new Map([
    ...gone("gift", giftIds),
    ...gone("letter", letterIds),
    ...gifts.map(
      ({ id, donor }) => [`gift ${id}`, `gift from ${donor ?? "an unknown donor"}`] as const,
    ),
    ...letters.map(({ id, name }) => [`letter ${id}`, `letter to ${name}`] as const),
  ]);
};
