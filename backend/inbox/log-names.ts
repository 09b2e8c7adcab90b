import { text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { everything } from "./everything.ts";

const reference = /\bmessage ([0-9a-f]{8})\b/g;

/** Whose messages these are, for as long as they are kept. */
export const messageNames = async (db: Database, entries: string) => {
  const starts = [...new Set([...entries.matchAll(reference)].map(([, start = ""]) => start))];
  const rows = await db.rows(
    { start: text, name: text },
    `select r.start, m.name
     from unnest($1::text[]) as r(start) join ${everything}
       on m.id between (r.start || '-0000-0000-0000-000000000000')::uuid
                   and (r.start || '-ffff-ffff-ffff-ffffffffffff')::uuid`,
    [starts],
  );
  const names = new Map(rows.map(({ start, name }) => [start, name]));
  return new Map(
    starts.map((start) => {
      const name = names.get(start);
      return [`message ${start}`, name ? `message from ${name}` : "message since deleted"];
    }),
  );
};
