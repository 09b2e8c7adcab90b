import type { Actor, DoneWith } from "#backend/desk/endpoint.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { invalid, Refused } from "#backend/refused.ts";
import type { Settings } from "#backend/settings.ts";
import type { Site } from "#backend/site.ts";
import { oneOf, type RowOf, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import {
  markedBy,
  type Stage,
  type Status,
  stageNames,
  stagesOf,
  statusNames,
} from "#rules/inbox.ts";
import { emailColleague, listColleagues, mentionedIn } from "./colleagues.ts";
import { groupForStaff } from "./group-mails.ts";
import { applicationForStaff, contactForStaff, replyMail } from "./mails.ts";
import {
  eventKinds,
  lastAnswerId,
  lockMessage,
  lockMessages,
  type Stored,
  subjectOf,
  writeEvent,
} from "./message.ts";
import { markUnread } from "./presence.ts";

export type Change = { tx: Database; by: Actor; now: Date; id: string; revision?: number };

const eventRow = { actor: text, kind: oneOf(eventKinds), text };

const inWords = ({ actor, kind, text }: RowOf<typeof eventRow>) =>
  ({
    status: `${actor} marked it as ${statusNames[text as Status]}`,
    assigned: text ? `${actor} assigned it to ${text}` : `${actor} unassigned it`,
    returned: `${actor} unassigned it because ${text} left`,
    stage: `${actor} changed its stage to ${stageNames[text as Stage]}`,
    visit: text ? `${actor} set the visit for ${text}` : `${actor} removed the date of the visit`,
    note: `${actor} added a note`,
    reply: `${actor} replied`,
    answer: `${actor} replied by email`,
  })[kind];

export const messageSeen = async ({ tx, id, revision }: Change): Promise<Stored> => {
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

/** The revision that the next change has to name, and what to go back to. */
type Written = DoneWith<{
  revision: number;
  before: { status: Status; assignedId: string | null };
}>;

/**
 * Answers the next revision. The log keeps no visitor's name: it names a message by its reference.
 */
export const write = async (
  change: Change,
  message: Stored,
  { action, to, ...event }: Event,
): Promise<Written> => {
  const { id, status, assignedId } = message;
  const revision = await writeEvent(change, message, event);
  const about = `message ${id.slice(0, 8)}${to ? `: ${to}` : ""}`;
  return { action, about, answer: { revision, before: { status, assignedId } } };
};

/** What an email needs beside the message. */
type Letters = { settings: Settings; site: Site };

type Several = { id: string; revision: number }[];

/** The same with each of them. What was changed meanwhile stays as it is and is counted. */
const eachOf = async (
  change: Omit<Change, "id" | "revision">,
  messages: Several,
  act: (one: Change) => Promise<Written>,
) => {
  await lockMessages(change.tx, idsOf(messages));
  const done: (Written & { id: string })[] = [];
  const refused: Refused[] = [];
  for (const { id, revision } of messages)
    try {
      done.push({ id, ...(await act({ ...change, id, revision })) });
    } catch (error) {
      // It is thrown before anything is written.
      if (!(error instanceof Refused)) throw error;
      refused.push(error);
    }
  const [first, ...also] = done;
  if (!first) throw refused.find(({ reason }) => reason !== "changed-meanwhile") ?? allChanged();
  const { action, about } = first;
  const changed = done.map(({ id, answer }) => ({ id, ...answer }));
  return { action, ...(about && { about }), also, answer: { changed, left: refused.length } };
};

const allChanged = () =>
  new Refused(
    "changed-meanwhile",
    "Nothing was changed, because someone else changed these messages in the meantime. Please look at them again.",
  );

const idsOf = (messages: { id: string }[]) => messages.map(({ id }) => id);

export const changeStatusOfSeveral = (
  change: Omit<Change, "id" | "revision">,
  { settings, site }: Letters,
  { messages, status }: { messages: Several; status: Status },
) => eachOf(change, messages, (one) => changeStatus(one, settings, site, status));

const mailForStaff = ({ id, kind, sent }: Stored, settings: Settings, site: Site) => {
  if (kind === "contact") return contactForStaff({ ...sent, id }, settings, site);
  return kind === "group"
    ? groupForStaff({ ...sent, id }, settings, site)
    : applicationForStaff({ ...sent, id }, settings, site);
};

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
  if (message.kind === "contact") throw invalid("Only a volunteer application has a stage.");
  if (!stagesOf[message.kind].includes(stage))
    throw invalid(`A ${message.kind} cannot have the stage “${stageNames[stage]}.”`);
  return write(change, message, {
    kind: "stage",
    text: stage,
    action: "changed the stage of an application",
    to: stageNames[stage],
    columns: { stage },
  });
};

/** Assigns the message. Answers also what to tell the colleague of: nothing where it was theirs. */
const assign = async (change: Change, colleague: { id: string; name: string } | undefined) => {
  const message = await messageSeen(change);
  const done = await write(change, message, {
    kind: "assigned",
    text: colleague?.name ?? "",
    action: "assigned a message",
    to: colleague?.name ?? "nobody",
    columns: { assigned_to: colleague?.id ?? null, returned_from: null },
  });
  const isNew = colleague && colleague.id !== message.assignedId && colleague.id !== change.by.id;
  if (isNew) await markUnread(change.tx, [message.id], colleague.id);
  return { done, news: isNew ? [{ id: message.id, subject: subjectOf(message) }] : [] };
};

const colleagueOrNobody = async (tx: Database, to: string | null) => {
  if (to === null) return undefined;
  const colleague = (await listColleagues(tx)).find(({ id }) => id === to);
  if (!colleague) throw invalid("This person doesn't work with messages anymore.");
  return colleague;
};

export const assignMessage = async (change: Change, letters: Letters, to: string | null) => {
  const colleague = await colleagueOrNobody(change.tx, to);
  const { done, news } = await assign(change, colleague);
  if (colleague) await emailColleague({ ...change, ...letters }, colleague, "assigned", news);
  return done;
};

/** One email tells of all of them. */
export const assignSeveral = async (
  change: Omit<Change, "id" | "revision">,
  letters: Letters,
  { messages, to }: { messages: Several; to: string | null },
) => {
  const colleague = await colleagueOrNobody(change.tx, to);
  const news: { id: string; subject: string }[] = [];
  const result = await eachOf(change, messages, async (one) => {
    const assigned = await assign(one, colleague);
    news.push(...assigned.news);
    return assigned.done;
  });
  if (colleague) await emailColleague({ ...change, ...letters }, colleague, "assigned", news);
  return result;
};

/** Whoever it mentions with an @ gets an email, and finds the message unread. */
export const addNote = async (change: Change, letters: Letters, text: string) => {
  const message = await messageSeen(change);
  const done = await write(change, message, { kind: "note", text, action: "added a note" });
  const news = [{ id: message.id, subject: subjectOf(message) }];
  const emailed: string[] = [];
  for (const colleague of mentionedIn(text, await listColleagues(change.tx))) {
    if (colleague.id === change.by.id) continue;
    await markUnread(change.tx, [message.id], colleague.id);
    if (await emailColleague({ ...change, ...letters }, colleague, "mentioned", news))
      emailed.push(colleague.name);
  }
  return { ...done, answer: { ...done.answer, emailed } };
};

type Leaving = { id: string; name: string };

/** What somebody who leaves has not finished goes back to everybody. Answers how many. */
export const returnMessages = async (
  change: Omit<Change, "id" | "revision">,
  leaving: Leaving,
): Promise<number> => {
  const ids = await change.tx.rows(
    { id: text },
    `select id from contact_messages where assigned_to = $1 and progress <> 'done'
     union all
     select id from volunteer_applications where assigned_to = $1 and progress <> 'done'`,
    [leaving.id],
  );
  await lockMessages(change.tx, idsOf(ids));
  for (const { id } of ids)
    await write({ ...change, id }, await lockMessage(change.tx, id), {
      kind: "returned",
      text: leaving.name,
      action: "unassigned a message",
      columns: { assigned_to: null, returned_from: leaving.id },
    });
  return ids.length;
};

/** Their messages are theirs again, unless somebody has taken them meanwhile. */
export const takeUpMessages = async (
  change: Omit<Change, "id" | "revision">,
  person: Leaving,
): Promise<void> => {
  const ids = await change.tx.rows(
    { id: text },
    `select id from contact_messages where returned_from = $1
     union all select id from volunteer_applications where returned_from = $1`,
    [person.id],
  );
  await lockMessages(change.tx, idsOf(ids));
  for (const { id } of ids) await assign({ ...change, id }, person);
};

const mailRow = { messageId: text };

const applicationSubjects = {
  volunteer: { en: "Your volunteer application", es: "Su solicitud de voluntariado" },
  group: { en: "Your group", es: "Su grupo" },
};

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
  if (sent.email === null)
    throw invalid(
      "This person didn't give an email address. Please call them, and add a note about the call.",
    );
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
    subject: kind === "contact" ? sent.subject : applicationSubjects[kind][message.language],
    text,
    from: by.name,
    after: [earlier?.messageId, await lastAnswerId(tx, id)].filter((one) => one !== undefined),
  };
  await enqueueMail(tx, replyMail(reply, site.in(message.language)), now);
  return write(change, message, {
    kind: "reply",
    text,
    mailKey: key,
    action: "replied to a message",
    columns: { progress: status, assigned_to: message.assignedId ?? by.id, returned_from: null },
  });
};
