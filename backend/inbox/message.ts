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
import { messageKinds, stages, statuses, visitInWords } from "#rules/inbox.ts";
import { languageNames, languages } from "#rules/languages.ts";
import { phoneKey } from "#rules/phone.ts";
import {
  everything,
  listedColumns,
  listedRow,
  tableOf,
  tables,
  withAssigned,
} from "./everything.ts";
import {
  application,
  applicationFacts,
  contact,
  type Facts,
  group,
  groupFacts,
  groupSubject,
} from "./sent.ts";

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
      visitDay: nullable(text),
      visitTime: text,
      at: timestamp,
      sent: anyJson,
    },
    `select m.id, m.kind, m.status, m.stage, m.revision, m.suspicion, m.language, m.at, m.sent,
            m.visit_day as "visitDay", m.visit_time as "visitTime",
            m.assigned_to as "assignedId", coalesce(nullif(a.name, ''), a.email) as "assignedTo"
     from ${everything} ${withAssigned} where m.id = $1`,
    [id],
  );
  if (!row) return undefined;
  switch (row.kind) {
    case "contact":
      return { ...row, kind: row.kind, sent: contact.parse(row.sent) };
    case "volunteer":
      return { ...row, kind: row.kind, sent: application.loose().parse(row.sent) };
    case "group":
      return { ...row, kind: row.kind, sent: group.loose().parse(row.sent) };
  }
};
export type Stored = NonNullable<Awaited<ReturnType<typeof findStored>>>;

export const findMessage = async (db: Database, id: string): Promise<Stored> => {
  const stored = await findStored(db, id);
  if (!stored) throw notFound("This message no longer exists.");
  return stored;
};

/** In one order: two who choose the same messages do not wait for each other. */
export const lockMessages = async (tx: Database, messages: { id: string }[]) => {
  const ids = messages.map(({ id }) => id);
  for (const table of tables)
    await tx.query(`select 1 from ${table} where id = any($1::uuid[]) order by id for update`, [
      ids,
    ]);
};

/** To change it: nobody else can meanwhile. */
export const lockMessage = async (tx: Database, id: string) => {
  await lockMessages(tx, [{ id }]);
  return findMessage(tx, id);
};

export const subjectOf = ({ kind, sent }: Stored) => {
  if (kind === "contact") return sent.subject;
  return kind === "group" ? groupSubject(sent) : "Volunteer application";
};

const factsOf = ({ kind, sent }: Stored): Facts => {
  if (kind === "contact") return [["Phone", sent.phone || "Not given"]];
  return kind === "group" ? groupFacts(sent) : applicationFacts(sent);
};

const textOf = ({ kind, sent }: Stored) => (kind === "volunteer" ? sent.motivation : sent.message);

export const shownMessage = (stored: Stored) => {
  const { kind, sent, ...common } = stored;
  const { language, visitDay, visitTime } = common;
  const fields: Facts = factsOf(stored);
  if (visitDay) fields.unshift(["Visit", visitInWords(visitDay, visitTime)]);
  if (language !== "en") fields.push(["Language", languageNames[language]]);
  return {
    ...common,
    kind,
    name: `${sent.firstName} ${sent.lastName}`.trim(),
    firstName: sent.firstName,
    email: sent.email,
    phone: sent.phone,
    subject: subjectOf(stored),
    text: textOf(stored),
    fields: fields.map(([name, value]) => ({ name, value })),
  };
};

export const eventKinds = [
  "status",
  "assigned",
  "returned",
  "stage",
  "visit",
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
  /** The form that it was typed in and, of a reply, its email. */
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

/** The latest of them, or all, the earliest first. */
export const eventsOf = (db: Database, id: string, most?: number) =>
  db.rows(
    {
      ...writtenEvent,
      id: integer,
      at: timestamp,
      actor: text,
      mail: nullable(oneOf(mailStates)),
      details: nullable(json(answerDetails)),
    },
    `select * from (
       select e.id, e.at, e.actor, e.kind, e.text, e.details, mails.state as mail
       from message_events e left join mails on mails.key = e.mail_key
       where e.message_id = $1 order by e.id desc limit $2) as latest
     order by id`,
    [id, most ?? null],
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

/** From the same address; where there is none, from the same telephone. */
export const othersFrom = (
  db: Database,
  { id, email, phone }: { id: string; email: string | null; phone: string },
) =>
  db.rows(
    listedRow,
    `select ${listedColumns}
     from ${everything} ${withAssigned}
     where ${email === null ? "m.phone_key = $2" : "lower(m.email) = $2"} and m.id <> $1
     order by m.at desc limit 20`,
    [id, email?.toLowerCase() ?? phoneKey(phone)],
  );
