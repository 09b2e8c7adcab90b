import type { Actor, DoneWith } from "#backend/desk/endpoint.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { Refused } from "#backend/refused.ts";
import type { Settings } from "#backend/settings.ts";
import type { Site } from "#backend/site.ts";
import { integer, oneOf, type RowOf, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { type Stage, type Status, stageNames, statusNames } from "#rules/inbox.ts";
import { tableOf } from "./everything.ts";
import { applicationForStaff, contactForStaff, replyMail } from "./mails.ts";
import { eventKinds, findStored, type Stored } from "./message.ts";

/** What staff do with a message: the desk and the staff command both call these. */

/** In whose name, when, and which revision of the message they had before them. */
export type Change = { tx: Database; by: Actor; now: Date; id: string; revision?: number };

/** The log keeps no visitor's name or address for ever: a message is named by its reference. */
const reference = ({ id }: Pick<Stored, "id">) => `message ${id.slice(0, 8)}`;

const eventRow = { actor: text, kind: oneOf(eventKinds), text };

const inWords = ({ actor, kind, text }: RowOf<typeof eventRow>) =>
  ({
    status: `${actor} moved it to ${statusNames[text as Status]}`,
    assigned: text ? `${actor} gave it to ${text}` : `${actor} took away who looks after it`,
    stage: `${actor} changed its stage to ${stageNames[text as Stage]}`,
    note: `${actor} wrote a note`,
    reply: `${actor} answered it`,
  })[kind];

const refuseOutdated = async (tx: Database, message: Stored, revision: number | undefined) => {
  if (revision === undefined || revision === message.revision) return;
  const since = await tx.rows(
    eventRow,
    "select actor, kind, text from message_events where message_id = $1 and revision > $2 order by id",
    [message.id, revision],
  );
  const what = since.map(inWords).join(", ") || "it was changed";
  throw new Refused(
    "changed-meanwhile",
    `Meanwhile ${what}. Please look at it again; what you typed is still here.`,
  );
};

const lockMessage = async ({ tx, id, revision }: Change): Promise<Stored> => {
  const message = await findStored(tx, id, { lock: true });
  if (!message) throw new Refused("not-found", "This message is not here any more.");
  await refuseOutdated(tx, message, revision);
  return message;
};

type Event = Pick<RowOf<typeof eventRow>, "kind" | "text"> & { mailKey?: string };

/** The revision that the next change has to name. */
type Moved = { revision: number };

/** Changes columns of the message, if any, and writes down what was done. Answers the revision. */
const write = async (
  { tx, by, now }: Change,
  { kind, id }: Stored,
  columns: Record<string, unknown>,
  event: Event,
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
    `insert into message_events (${column}, revision, at, actor_id, actor, kind, text, mail_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, revision, now, by.id, by.name, event.kind, event.text, event.mailKey ?? null],
  );
  return revision;
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
): Promise<DoneWith<Moved>> => {
  const message = await lockMessage(change);
  if (message.status === status)
    throw new Refused("invalid", `It is under ${statusNames[status]} already.`);
  const columns =
    status === "spam"
      ? { suspicion: `marked by ${change.by.name}` }
      : { suspicion: null, progress: status };
  const revision = await write(change, message, columns, { kind: "status", text: status });
  if (message.status === "spam")
    await enqueueMail(change.tx, mailForStaff(message, settings, site), change.now);
  return {
    action: message.status === "spam" ? "released from spam" : `moved to ${statusNames[status]}`,
    about: reference(message),
    answer: { revision },
  };
};

export const changeStage = async (change: Change, stage: Stage): Promise<DoneWith<Moved>> => {
  const message = await lockMessage(change);
  if (message.kind !== "volunteer")
    throw new Refused("invalid", "Only an application has a stage.");
  const revision = await write(change, message, { stage }, { kind: "stage", text: stage });
  const about = `${reference(message)}: ${stageNames[stage]}`;
  return { action: "changed the stage of an application", about, answer: { revision } };
};

/** Everybody who may answer messages. */
export const listColleagues = (db: Database) =>
  db.rows(
    { id: text, name: text },
    `select id, coalesce(nullif(name, ''), email) as name from staff_accounts
     where removed_at is null and joined_at is not null and (owner or 'messages' = any(permissions))
     order by lower(coalesce(nullif(name, ''), email)), id`,
  );

export const assignMessage = async (
  change: Change,
  to: string | null,
): Promise<DoneWith<Moved>> => {
  const message = await lockMessage(change);
  const colleague = (await listColleagues(change.tx)).find(({ id }) => id === to);
  if (to !== null && !colleague)
    throw new Refused("invalid", "This person does not look after messages any more.");
  const name = colleague?.name ?? "";
  const event = { kind: "assigned" as const, text: name };
  const revision = await write(change, message, { assigned_to: to }, event);
  const about = `${reference(message)}: ${name || "nobody"}`;
  return { action: "assigned a message", about, answer: { revision } };
};

export const addNote = async (change: Change, text: string): Promise<DoneWith<Moved>> => {
  const message = await lockMessage(change);
  const revision = await write(change, message, {}, { kind: "note", text });
  return { action: "wrote a note", about: reference(message), answer: { revision } };
};

const mailRow = { messageId: text };

/** Mails a reply. Whoever answers first looks after the message from then on. */
export const replyTo = async (
  change: Change & { revision: number; by: { id: string } },
  site: Site,
  { text, status }: { text: string; status: Exclude<Status, "spam"> },
): Promise<DoneWith<Moved>> => {
  const { tx, by, now } = change;
  const message = await lockMessage(change);
  if (message.status === "spam")
    throw new Refused("invalid", "This is under Spam. Please release it before you answer.");
  const key = `reply/${message.id}/${message.revision}`;
  const earlier = await tx.row(
    mailRow,
    `select message_id as "messageId" from mails where key = $1`,
    [`${message.kind}/${message.id}/acknowledgement`],
  );
  const { firstName, email } = message.sent;
  const subject = message.kind === "contact" ? message.sent.subject : "Your volunteer application";
  const after = earlier?.messageId;
  const reply = { key, to: email, firstName, subject, text, from: by.name, after };
  const revision = await write(
    change,
    message,
    { progress: status, assigned_to: message.assignedId ?? by.id },
    { kind: "reply", text, mailKey: key },
  );
  await enqueueMail(tx, replyMail(reply, site), now);
  return { action: "answered a message", about: reference(message), answer: { revision } };
};
