import type { Database } from "#backend/storage/database.ts";

/**
 * Whether this very sending is stored already: its answer was lost, and asking for it again must
 * neither count as another message nor be refused because of others.
 */
export const isRepeated = async (
  db: Database,
  table: "contact_messages" | "volunteer_applications",
  key: string | null,
) =>
  key !== null &&
  (await db.query(`select 1 from ${table} where request_key = $1`, [key])).length > 0;
