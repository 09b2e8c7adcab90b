import { nullable, oneOf, text, timestamp } from "#backend/storage/columns.ts";
import {
  isColleague,
  type MessageFilter,
  type MessageKind,
  messageKinds,
  stages,
  statuses,
} from "#rules/inbox.ts";

/** Contact messages and applications as one list. The planner goes into both by their indexes. */
export const everything = `(
  select id, 'contact'::text as kind, trim(first_name || ' ' || last_name) as name, email,
         phone, phone_key, subject,
         message as body, status, null::text as stage, null::text as visit_day,
         ''::text as visit_time, assigned_to, returned_from, revision,
         suspicion, created_at as at, search, waits_for_digest, language, '{}'::text[] as roles,
         jsonb_build_object('firstName', first_name, 'lastName', last_name, 'email', email,
           'phone', coalesce(phone, ''), 'subject', subject, 'message', message) as sent
  from contact_messages
  union all
  select id, kind, trim(first_name || ' ' || last_name), email,
         application ->> 'phone', phone_key,
         case kind when 'group'
           then 'Group of ' || (application ->> 'people') || ': ' || (application ->> 'organization')
           else 'Volunteer application' end,
         coalesce(application ->> 'motivation', application ->> 'message'), status, stage,
         visit_on::text, visit_time, assigned_to, returned_from, revision, suspicion, created_at, search, waits_for_digest,
         language, roles, application
  from volunteer_applications
) as m`;

export const listedColumns = `m.id, m.kind, m.name, m.email, m.phone, m.subject,
  left(m.body, 160) as excerpt, m.status, m.stage, m.suspicion, m.at,
  m.visit_day as "visitDay", m.visit_time as "visitTime",
  coalesce(nullif(a.name, ''), a.email) as "assignedTo",
  coalesce(nullif(r.name, ''), r.email) as "returnedFrom"`;

export const listedRow = {
  id: text,
  kind: oneOf(messageKinds),
  name: text,
  /** Without one, this person can only be called. */
  email: nullable(text),
  phone: nullable(text),
  subject: text,
  excerpt: text,
  status: oneOf(statuses),
  stage: nullable(oneOf(stages)),
  suspicion: nullable(text),
  at: timestamp,
  /** When a group comes, and at what time in words. */
  visitDay: nullable(text),
  visitTime: text,
  assignedTo: nullable(text),
  /** Who had it and left, while nobody has taken it. */
  returnedFrom: nullable(text),
};

export const withAssigned = `left join staff_accounts a on a.id = m.assigned_to
  left join staff_accounts r on r.id = m.returned_from`;

const applications = { table: "volunteer_applications", reference: "application_id" };

export const tableOf: Record<MessageKind, { table: string; reference: string }> = {
  contact: { table: "contact_messages", reference: "contact_id" },
  volunteer: applications,
  group: applications,
};
export const tables = new Set(Object.values(tableOf).map(({ table }) => table));

export type Conditions = Omit<MessageFilter, "page" | "order" | "status"> & {
  status: MessageFilter["status"] | "not-spam";
  /** A day in Chicago, such as 2026-01-31. */
  day?: string | undefined;
  /** What came later is left out. */
  until?: string;
};

type Cursor = { at: string; id: string };

/** Not opened yet, and something is to be done with it. `me` is an SQL expression. */
export const isUnread = (me: string) =>
  `(m.status in ('open', 'waiting') and not exists (
     select from message_presence p where p.message_id = m.id and p.account_id = ${me}::uuid))`;

/** It went back to everybody, and since then nobody has opened it. */
export const isReturnedUnseen = `(m.returned_from is not null and m.status in ('open', 'waiting')
  and not exists (
    select from message_presence p where p.message_id = m.id and p.seen_at > coalesce(
      (select max(e.at) from message_events e where e.message_id = m.id and e.kind = 'returned'),
      '-infinity')))`;

/** Whose it is has left, or it went back to everybody when they did and nobody has taken it. */
export const ofPeopleWhoLeft = `(m.returned_from is not null or m.assigned_to in (
  select id from staff_accounts where removed_at is not null))`;

const startOf = (day: string) => `((${day})::date::timestamp at time zone 'America/Chicago')`;

/** The filter as SQL: only what is asked for stands in it, so that an index can serve it. */
export const conditionsOf = (
  { status, kind, stage, role, assigned, read, q, day, until }: Conditions,
  me: { id: string } | undefined,
  after?: Cursor & { by: "<" | ">" },
) => {
  const parameters: unknown[] = [];
  const given = (value: unknown) => `$${parameters.push(value)}`;
  const conditions = [
    status === "not-spam" && "m.status <> 'spam'",
    status !== "all" && status !== "not-spam" && `m.status = ${given(status)}`,
    kind !== "all" && `m.kind = ${given(kind)}`,
    stage !== "all" && `m.stage = ${given(stage)}`,
    role && `m.roles @> array[${given(role)}]`,
    assigned === "nobody" && "m.assigned_to is null",
    assigned === "me" && `m.assigned_to = ${given(me?.id ?? null)}`,
    assigned === "left" && ofPeopleWhoLeft,
    isColleague(assigned) && `m.assigned_to = ${given(assigned)}`,
    read === "unread" && isUnread(given(me?.id ?? null)),
    day && `m.at >= ${startOf(given(day))} and m.at < ${startOf(`${given(day)}::date + 1`)}`,
    until && `m.at <= ${given(until)}::timestamptz`,
    q && `m.search @@ search_query(${given(q)})`,
    after && `(m.at, m.id) ${after.by} (${given(after.at)}::timestamptz, ${given(after.id)}::uuid)`,
  ].filter(Boolean);
  return { parameters, sql: conditions.length > 0 ? `where ${conditions.join(" and ")}` : "" };
};
