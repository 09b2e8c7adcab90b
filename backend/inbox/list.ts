import { inPages, latestOf } from "#backend/desk/csv.ts";
import { boolean, integer, oneOf, type RowOf, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { type MessageFilter, type Status, statuses } from "#rules/inbox.ts";
import { rowsPerPage } from "#rules/lists.ts";
import {
  type Conditions,
  conditionsOf,
  everything,
  isUnread,
  listedColumns,
  listedRow,
  ofPeopleWhoLeft,
  withAssigned,
} from "./everything.ts";

type Me = { id: string } | undefined;

const directions = {
  newest: { order: "m.at desc, m.id desc", after: "<" },
  oldest: { order: "m.at, m.id", after: ">" },
} as const;

const shownRow = { ...listedRow, revision: integer, unread: boolean };

export const listMessages = (
  db: Database,
  filter: Conditions & Pick<MessageFilter, "page" | "order">,
  me?: Me,
  rows: number | null = rowsPerPage,
): Promise<RowOf<typeof shownRow>[]> => {
  const { sql, parameters } = conditionsOf(filter, me);
  const { order } = directions[filter.order];
  const at = parameters.length;
  return db.rows(
    shownRow,
    `select ${listedColumns}, m.revision, ${isUnread(`$${at + 3}`)} as unread
     from (select * from ${everything} ${sql} order by ${order} limit $${at + 1} offset $${at + 2}) as m
     ${withAssigned} order by ${order}`,
    [...parameters, rows, (filter.page - 1) * (rows ?? 0), me?.id ?? null],
  );
};

export const countMessages = async (
  db: Database,
  filter: Omit<Conditions, "status">,
  me?: Me,
): Promise<Record<Status, number>> => {
  const { sql, parameters } = conditionsOf({ ...filter, status: "all" }, me);
  const rows = await db.rows(
    { status: oneOf(statuses), n: integer },
    `select m.status, count(*) as n from ${everything} ${sql} group by 1`,
    parameters,
  );
  const counts = { open: 0, waiting: 0, done: 0, spam: 0 };
  for (const { status, n } of rows) counts[status] = n;
  return counts;
};

/** Whether a message is, or was left, by somebody who no longer works here. */
export const isAnyOfPeopleWhoLeft = async (db: Database) => {
  const { any } = await db.one(
    { any: boolean },
    `select exists (select from ${everything} where ${ofPeopleWhoLeft}) as any`,
  );
  return any;
};

/** What volunteers and groups have asked for so far. */
export const askedFor = async (db: Database) => {
  const rows = await db.rows(
    { role: text },
    "select distinct unnest(roles) as role from volunteer_applications order by 1",
  );
  return rows.map(({ role }) => role);
};

const exportedRow = { ...listedRow, text, cursor: text, roles: text };
export type Exported = RowOf<typeof exportedRow>;

const rowsAtOnce = 500;

const lastCame = `select coalesce(greatest((select max(created_at) from contact_messages),
  (select max(created_at) from volunteer_applications)), '-infinity')`;

export const exportMessages = async (
  db: Database,
  filter: Omit<MessageFilter, "page">,
  me?: Me,
) => {
  const { order, after } = directions[filter.order];
  const until = await latestOf(db, lastCame);
  return inPages<Exported>(rowsAtOnce, (last) => {
    const cursor = last && { at: last.cursor, id: last.id, by: after };
    const { sql, parameters } = conditionsOf({ ...filter, until }, me, cursor);
    return db.rows(
      exportedRow,
      `select ${listedColumns}, m.body as text, m.at::text as cursor,
              array_to_string(m.roles, '; ') as roles
       from (select * from ${everything} ${sql} order by ${order} limit ${rowsAtOnce}) as m
       ${withAssigned} order by ${order}`,
      parameters,
    );
  });
};
