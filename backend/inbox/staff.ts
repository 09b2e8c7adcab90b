import { enqueueMail } from "#backend/mail/outbox.ts";
import { invalid } from "#backend/refused.ts";
import type { Settings } from "#backend/settings.ts";
import type { Site } from "#backend/site.ts";
import { text } from "#backend/storage/columns.ts";
import {
  markedBy,
  type Stage,
  type Status,
  stageNames,
  stagesOf,
  statusNames,
} from "#rules/inbox.ts";
import {
  type Change,
  type Changing,
  eachOf,
  messageSeen,
  type Several,
  write,
  writtenBefore,
} from "./changes.ts";
import { type Emailing, emailColleague, listColleagues, mentionedIn } from "./colleagues.ts";
import { groupForStaff } from "./group-mails.ts";
import { applicationForStaff, contactForStaff, replyMail } from "./mails.ts";
import { lastAnswerId, type Stored, subjectOf } from "./message.ts";
import { markUnread } from "./presence.ts";

export const changeStatusOfSeveral = (
  change: Changing,
  { settings, site }: Emailing,
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

/** Whoever it mentions with an @ gets an email, and finds the message unread. */
export const addNote = async (
  change: Change,
  emailing: Emailing,
  { key, text }: { key: string; text: string },
) => {
  const mailKey = `note/${change.id}/${key}`;
  const before = await writtenBefore(change, mailKey, text);
  if (before) return { ...before, answer: { ...before.answer, emailed: [] } };
  const message = await messageSeen(change);
  const done = await write(change, message, {
    kind: "note",
    text,
    mailKey,
    action: "added a note",
  });
  const news = [{ id: message.id, subject: subjectOf(message) }];
  const emailed: string[] = [];
  for (const colleague of mentionedIn(text, await listColleagues(change.tx))) {
    if (colleague.id === change.by.id) continue;
    await markUnread(change.tx, [message.id], colleague.id);
    if (await emailColleague({ ...change, ...emailing }, colleague, "mentioned", news))
      emailed.push(colleague.name);
  }
  return { ...done, answer: { ...done.answer, emailed } };
};

const mailRow = { messageId: text };

const applicationSubjects = {
  volunteer: { en: "Your volunteer application", es: "Su solicitud de voluntariado" },
  group: { en: "Your group", es: "Su grupo" },
};

export const replyTo = async (
  change: Change,
  site: Site,
  { key: form, text, status }: { key: string; text: string; status: Exclude<Status, "spam"> },
) => {
  const { tx, by, now } = change;
  const key = `reply/${change.id}/${form}`;
  const before = await writtenBefore(change, key, text);
  if (before) return before;
  const message = await messageSeen(change);
  if (message.status === "spam")
    throw invalid("This is marked as spam. Please mark it as not spam before you reply.");
  const { id, kind, sent } = message;
  if (sent.email === null)
    throw invalid(
      "This person didn't give an email address. Please call them, and add a note about the call.",
    );
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
