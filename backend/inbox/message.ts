import { z } from "zod";
import type { Actor } from "#backend/desk/endpoint.ts";
import { notFound } from "#backend/refused.ts";
import {
  anyJson,
  integer,
  json,
  nullable,
  oneOf,
  type RowOf,
  text,
  timestamp,
} from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { messageKinds, stages, statuses } from "#rules/inbox.ts";
import { languageNames, languages } from "#rules/languages.ts";
import { everything, listedColumns, listedRow, tableOf, withAssigned } from "./everything.ts";

const person = {
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
};

const contact = z.object({ ...person, subject: z.string(), message: z.string() });

/** As it was sent: the choices that the form offers today may be others. */
const application = z.object({
  ...person,
  age: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  availability: z.array(z.string()),
  interests: z.array(z.string()),
  experience: z.string(),
  motivation: z.string(),
  emergencyContact: z.string(),
});
export type Application = z.infer<typeof application>;

export const findStored = async (db: Database, id: string) => {
  const row = await db.row(
    {
      id: text,
      kind: oneOf(messageKinds),
      status: oneOf(statuses),
      stage: nullable(oneOf(stages)),
      revision: integer,
      suspicion: nullable(text),
      assignedId: nullable(text),
      assignedTo: nullable(text),
      language: oneOf(languages),
      at: timestamp,
      sent: anyJson,
    },
    `select m.id, m.kind, m.status, m.stage, m.revision, m.suspicion, m.language, m.at, m.sent,
            m.assigned_to as "assignedId", coalesce(nullif(a.name, ''), a.email) as "assignedTo"
     from ${everything} ${withAssigned} where m.id = $1`,
    [id],
  );
  if (!row) return undefined;
  return row.kind === "contact"
    ? { ...row, kind: row.kind, sent: contact.parse(row.sent) }
    : { ...row, kind: row.kind, sent: application.loose().parse(row.sent) };
};
export type Stored = NonNullable<Awaited<ReturnType<typeof findStored>>>;

export const findMessage = async (db: Database, id: string): Promise<Stored> => {
  const stored = await findStored(db, id);
  if (!stored) throw notFound("This message no longer exists.");
  return stored;
};

/** In one order: two who choose the same messages do not wait for each other. */
export const lockMessages = async (tx: Database, ids: string[]) => {
  for (const { table } of Object.values(tableOf))
    await tx.query(`select 1 from ${table} where id = any($1::uuid[]) order by id for update`, [
      ids,
    ]);
};

/** To change it: nobody else can meanwhile. */
export const lockMessage = async (tx: Database, id: string) => {
  await lockMessages(tx, [id]);
  return findMessage(tx, id);
};

export const applicationFacts = (form: Application): [name: string, value: string][] => [
  ["Phone", form.phone],
  ["Address", `${form.address}, ${form.city}, ${form.state} ${form.zipCode}`],
  ["Age", form.age],
  ["Available", form.availability.join("; ")],
  ["Interested in", form.interests.join("; ")],
  ["Experience", form.experience || "not given"],
  ["Emergency contact", form.emergencyContact],
  ["Background check", "agreed"],
];

export const subjectOf = ({ kind, sent }: Stored) =>
  kind === "contact" ? sent.subject : "Volunteer application";

export const shownMessage = (stored: Stored) => {
  const { kind, sent, ...common } = stored;
  const { language } = common;
  const fields: [name: string, value: string][] = [
    ...(kind === "contact"
      ? ([["Phone", sent.phone || "not given"]] as [string, string][])
      : applicationFacts(sent)),
    ...(language === "en" ? [] : ([["Language", languageNames[language]]] as [string, string][])),
  ];
  return {
    ...common,
    kind,
    name: `${sent.firstName} ${sent.lastName}`,
    firstName: sent.firstName,
    email: sent.email,
    subject: subjectOf(stored),
    text: kind === "contact" ? sent.message : sent.motivation,
    fields: fields.map(([name, value]) => ({ name, value })),
  };
};

export const eventKinds = [
  "status",
  "assigned",
  "returned",
  "stage",
  "note",
  "reply",
  "answer",
] as const;
const mailStates = ["queued", "sending", "delivered", "failed"] as const;

/** What is to be said of an answer beside its text. */
const answerDetails = z.object({
  /** A program wrote it: out of office, not delivered. */
  isAutomatic: z.boolean().optional(),
  /** A colleague wrote it in a mail program. */
  isOurs: z.boolean().optional(),
  isUnreadable: z.boolean().optional(),
  isCut: z.boolean().optional(),
  attachments: z.array(z.object({ name: z.string(), bytes: z.number() })).optional(),
});
type AnswerDetails = z.infer<typeof answerDetails>;

const writtenEvent = { kind: oneOf(eventKinds), text };

type NewEvent = RowOf<typeof writtenEvent> & {
  mailKey?: string;
  /** Columns of the message that change with it. */
  columns?: Record<string, unknown>;
  /** The email that it is, if it came as one. */
  received?: { from: string; id: string; details: AnswerDetails };
};

/** Answers the message's next revision. */
export const writeEvent = async (
  { tx, by, now }: { tx: Database; by: Actor; now: Date },
  { kind, id }: Stored,
  { columns = {}, received, ...event }: NewEvent,
): Promise<number> => {
  const { table, reference: column } = tableOf[kind];
  const names = Object.keys(columns);
  const { revision } = await tx.one(
    { revision: integer },
    `update ${table} set ${["revision = revision + 1", ...names.map((name, index) => `${name} = $${index + 2}`)].join(", ")}
     where id = $1 returning revision`,
    [id, ...Object.values(columns)],
  );
  await tx.query(
    `insert into message_events (${column}, revision, at, actor_id, actor, kind, text, mail_key,
                                 email, received_id, details)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      id,
      revision,
      now,
      by.id,
      by.name,
      event.kind,
      event.text,
      event.mailKey ?? null,
      received?.from ?? null,
      received?.id ?? null,
      received ? JSON.stringify(received.details) : null,
    ],
  );
  return revision;
};

export const eventsOf = (db: Database, id: string) =>
  db.rows(
    {
      ...writtenEvent,
      id: integer,
      at: timestamp,
      actor: text,
      mail: nullable(oneOf(mailStates)),
      details: nullable(json(answerDetails)),
    },
    `select e.id, e.at, e.actor, e.kind, e.text, e.details, mails.state as mail
     from message_events e left join mails on mails.key = e.mail_key
     where e.message_id = $1 order by e.id`,
    [id],
  );

/** The Message-ID of what came last, for our next reply to name. */
export const lastAnswerId = async (db: Database, messageId: string) => {
  const row = await db.row(
    { id: text },
    `select received_id as id from message_events
     where message_id = $1 and kind = 'answer' and received_id like '<%' order by id desc limit 1`,
    [messageId],
  );
  return row?.id;
};

export const othersFrom = (db: Database, { id, email }: { id: string; email: string }) =>
  db.rows(
    listedRow,
    `select ${listedColumns}
     from ${everything} ${withAssigned}
     where lower(m.email) = lower($2) and m.id <> $1
     order by m.at desc limit 20`,
    [id, email],
  );

/** The desk tells every ten seconds that a message is still open. */
const staysSeconds = 25;

export const noteInSight = async (
  db: Database,
  messageId: string,
  accountId: string,
  now: Date,
) => {
  const { revision } = await findMessage(db, messageId);
  const past = new Date(now.getTime() - staysSeconds * 1000);
  await db.query(
    `insert into message_presence (message_id, account_id, seen_at) values ($1, $2, $3)
     on conflict (message_id, account_id) do update set seen_at = excluded.seen_at`,
    [messageId, accountId, now],
  );
  const others = await db.rows(
    { name: text },
    `select coalesce(nullif(a.name, ''), a.email) as name
     from message_presence p join staff_accounts a on a.id = p.account_id
     where p.message_id = $1 and p.account_id <> $2 and p.seen_at >= $3 and a.removed_at is null
     order by 1`,
    [messageId, accountId, past],
  );
  return { others: others.map(({ name }) => name), revision };
};

/** What has to be looked at again: by one colleague, or by everybody. */
export const markUnread = (tx: Database, messageIds: string[], accountId?: string) =>
  tx.query(
    `delete from message_presence
     where message_id = any($1::uuid[]) and ($2::uuid is null or account_id = $2)`,
    [messageIds, accountId ?? null],
  );
