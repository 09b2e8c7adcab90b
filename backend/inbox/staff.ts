import type { Actor, DoneWith } from "#backend/desk/endpoint.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { invalid, Refused } from "#backend/refused.ts";
import type { Settings } from "#backend/settings.ts";
import type { Site } from "#backend/site.ts";
import { integer, oneOf, type RowOf, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { markedBy, type Stage, type Status, stageNames, statusNames } from "#rules/inbox.ts";
import { tableOf } from "./everything.ts";
import { applicationForStaff, contactForStaff, replyMail } from "./mails.ts";
import { eventKinds, lockMessage, type Stored } from "./message.ts";

export type Change = { tx: Database; by: Actor; now: Date; id: string; revision?: number };

const eventRow = { actor: text, kind: oneOf(eventKinds), text };

const inWords = ({ actor, kind, text }: RowOf<typeof eventRow>) =>
  ({
    status: `${actor} marked it as ${statusNames[text as Status]}`,
    assigned: text ? `${actor} assigned it to ${text}` : `${actor} unassigned it`,
    stage: `${actor} changed its stage to ${stageNames[text as Stage]}`,
    note: `${actor} added a note`,
    reply: `${actor} replied`,
  })[kind];

const messageSeen = async ({ tx, id, revision }: Change): Promise<Stored> => {
  const message = await lockMessage(tx, id);
  if (revision === undefined || revision === message.revision) return message;
  const since = await tx.rows(
    eventRow,
    "select actor, kind, text from message_events where message_id = $1 and revision > $2 order by id",
    [id, revision],
  );
  const what = since.map(inWords).join(", ") || "it was changed";
  throw new Refused(
    "changed-meanwhile",
    `In the meantime, ${what}. Please look at it again; what you typed is still here.`,
  );
};

type Event = Pick<RowOf<typeof eventRow>, "kind" | "text"> & {
  mailKey?: string;
  columns?: Record<string, unknown>;
  /** For the log: what was done and, where it has to be said, to what end. */
  action: string;
  to?: string;
};

/**
 * Answers the next revision. The log keeps no visitor's name: it names a message by its reference.
 */
const write = async (
  { tx, by, now }: Change,
  { kind, id }: Stored,
  { action, to, columns = {}, ...event }: Event,
): Promise<DoneWith<{ revision: number }>> => {
  const { table, reference: column } = tableOf[kind];
  const names = Object.keys(columns);
  const { revision } = await tx.one(
    { revision: integer },
    `update ${table} set ${["revision = revision + 1", ...names.map((name, index) => `${name} = $${index + 2}`)].join(", ")}
     where id = $1 returning revision`,
    [id, ...Object.values(columns)],
  );
  await tx.query(
    `insert into message_events (${column}, revision, at, actor_id, actor, kind, text, mail_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, revision, now, by.id, by.name, event.kind, event.text, event.mailKey ?? null],
  );
  const about = `message ${id.slice(0, 8)}${to ? `: ${to}` : ""}`;
  return { action, about, answer: { revision } };
};

const mailForStaff = (message: Stored, settings: Settings, site: Site) =>
  message.kind === "contact"
    ? contactForStaff({ ...message.sent, id: message.id }, settings, site)
    : applicationForStaff({ ...message.sent, id: message.id }, settings, site);

/** What is no spam after all is mailed to staff like every other message, once. */
export const changeStatus = async (
  change: Change,
  settings: Settings,
  site: Site,
  status: Status,
) => {
  const message = await messageSeen(change);
  if (message.status === status) throw invalid(`It is already marked as ${statusNames[status]}.`);
  const wasSpam = message.status === "spam";
  if (wasSpam) await enqueueMail(change.tx, mailForStaff(message, settings, site), change.now);
  return write(change, message, {
    kind: "status",
    text: status,
    action: wasSpam ? "marked as not spam" : `marked as ${statusNames[status]}`,
    columns:
      status === "spam"
        ? { suspicion: markedBy(change.by.name) }
        : { suspicion: null, progress: status },
  });
};

export const changeStage = async (change: Change, stage: Stage) => {
  const message = await messageSeen(change);
  if (message.kind !== "volunteer") throw invalid("Only a volunteer application has a stage.");
  return write(change, message, {
    kind: "stage",
    text: stage,
    action: "changed the stage of an application",
    to: stageNames[stage],
    columns: { stage },
  });
};

export const listColleagues = (db: Database) =>
  db.rows(
    { id: text, name: text },
    `select id, coalesce(nullif(name, ''), email) as name from staff_accounts
     where removed_at is null and joined_at is not null and (owner or 'messages' = any(permissions))
     order by lower(coalesce(nullif(name, ''), email)), id`,
  );

export const assignMessage = async (change: Change, to: string | null) => {
  const message = await messageSeen(change);
  const colleague = (await listColleagues(change.tx)).find(({ id }) => id === to);
  if (to !== null && !colleague) throw invalid("This person does not work with messages anymore.");
  return write(change, message, {
    kind: "assigned",
    text: colleague?.name ?? "",
    action: "assigned a message",
    to: colleague?.name ?? "nobody",
    columns: { assigned_to: to },
  });
};

export const addNote = async (change: Change, text: string) =>
  write(change, await messageSeen(change), { kind: "note", text, action: "added a note" });

const mailRow = { messageId: text };

export const replyTo = async (
  change: Change,
  site: Site,
  { text, status }: { text: string; status: Exclude<Status, "spam"> },
) => {
  const { tx, by, now } = change;
  const message = await messageSeen(change);
  if (message.status === "spam")
    throw invalid("This is marked as spam. Please mark it as not spam before you reply.");
  const { id, kind, sent } = message;
  const key = `reply/${id}/${message.revision}`;
  const earlier = await tx.row(
    mailRow,
    `select message_id as "messageId" from mails where key = $1`,
    [`${kind}/${id}/acknowledgement`],
  );
  const reply = {
    key,
    to: sent.email,
    firstName: sent.firstName,
    subject: kind === "contact" ? sent.subject : "Your volunteer application",
    text,
    from: by.name,
    after: earlier?.messageId,
  };
  await enqueueMail(tx, replyMail(reply, site), now);
  return write(change, message, {
    kind: "reply",
    text,
    mailKey: key,
    action: "replied to a message",
    columns: { progress: status, assigned_to: message.assignedId ?? by.id },
  });
};
