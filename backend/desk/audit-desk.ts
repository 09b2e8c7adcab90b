import { z } from "zod";
import { integer, nullable, text, timestamp } from "#backend/storage/columns.ts";
import { reads } from "./endpoint.ts";

const entriesPerPage = 50;

const page = z.object({ before: z.coerce.number<number | string>().int().positive().optional() });

export const auditEndpoints = [
  reads("audit", "owner", page, async ({ db, input }) => {
    const rows = await db.rows(
      { id: integer, at: timestamp, actor: text, action: text, about: nullable(text) },
      `select id, at, actor, action, about from staff_audit
       where $1::bigint is null or id < $1 order by id desc limit $2`,
      [input.before ?? null, entriesPerPage + 1],
    );
    return { entries: rows.slice(0, entriesPerPage), more: rows.length > entriesPerPage };
  }),
];
