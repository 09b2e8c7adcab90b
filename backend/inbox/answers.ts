import type { Deps } from "#backend/deps.ts";
import type { Actor } from "#backend/desk/endpoint.ts";
import { explainConnection } from "#backend/mail/failures.ts";
import { staffMailbox } from "#backend/mail/mail.ts";
import {
  type EmailHeader,
  type Mailbox,
  mailboxState,
  type ReceivedEmail,
  readMailbox,
} from "#backend/mail/mailbox.ts";
import { dateTime } from "#backend/plain-text.ts";
import type { Site } from "#backend/site.ts";
import { text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { type Limit, takeFromLimit } from "#backend/storage/limits.ts";
import { emailColleague, listColleagues } from "./colleagues.ts";
import { messageOfMail } from "./mails.ts";
import { findStored, lockMessages, type Stored, subjectOf, writeEvent } from "./message.ts";
import { markUnread } from "./presence.ts";

declare module "#backend/deps.ts" {
  interface Deps {
    /** Opens the shared mailbox, where it is read and where this process reads it. */
    openInbox?: (() => Promise<Mailbox>) | undefined;
  }
}

const reading = "inbox";

/** Far more than a conversation: a program that answers every answer fills no database. */
const perMessage: Limit = { name: "answers to a message", most: 50, seconds: 24 * 3_600 };
const emailsPerMessage: Limit = { name: "emails about answers", most: 5, seconds: 3_600 };

type AnswerDeps = Pick<Deps, "db" | "log" | "now" | "settings" | "site" | "wake" | "openInbox">;

/** Puts what came back to the shared mailbox with the messages that it answers. */
export const readAnswers = async (deps: AnswerDeps): Promise<Record<string, unknown>> => {
  const { db, log, now, openInbox: open } = deps;
  if (!open) return {};
  const site = await deps.site();
  const figures = await readMailbox(
    { db, log, now, name: reading, open },
    {
      // The limit comes before the content, which may be slow to read.
      wants: async (header) => {
        const message = await messageAnswered(db, header);
        return (
          message !== undefined &&
          !(await isStored(db, message, header.id)) &&
          (await takeFromLimit(db, perMessage, message)).allowed
        );
      },
      content: (mailbox, uid) => mailbox.contentOf(uid),
      unreadable: "unreadable",
      take: (tx, email) => storeAnswer(tx, deps, site, email),
    },
  );
  if (figures.taken > 0) deps.wake?.("mail");
  return figures;
};

/** By the Message-IDs of emails that we sent, never by an address. What we sent is no answer. */
const messageAnswered = async (
  db: Database,
  { id, answers }: EmailHeader,
): Promise<string | undefined> => {
  if (answers.length === 0) return undefined;
  const ours = await db.rows(
    { key: text, messageId: text },
    `select key, message_id as "messageId" from mails where message_id = any($1)`,
    [[id, ...answers]],
  );
  if (ours.some(({ messageId }) => messageId === id)) return undefined;
  const messages = new Map(ours.map(({ key, messageId }) => [messageId, messageOfMail(key)]));
  return answers.map((one) => messages.get(one)).find((message) => message !== undefined);
};

const storeAnswer = async (tx: Database, deps: AnswerDeps, site: Site, email: ReceivedEmail) => {
  const messageId = await messageAnswered(tx, email);
  if (!messageId) return;
  await lockMessages(tx, [{ id: messageId }]);
  const message = await findStored(tx, messageId);
  // Deleted since, or read before it got another number.
  if (!message || (await isStored(tx, messageId, email.id))) return;

  const content = email.content === "unreadable" ? undefined : email.content;
  const from = content?.from ?? { name: "", email: "" };
  const by: Actor = { id: null, name: senderName(message, from) };
  const isOurs = await isOurAddress(tx, deps, site, from.email);
  const isQuiet = email.isAutomatic || isOurs;
  const { columns, colleague } = isQuiet ? quietly : await reopened(tx, message);
  await writeEvent({ tx, by, now: deps.now() }, message, {
    kind: "answer",
    text: content?.text ?? "",
    columns,
    received: {
      from: from.email,
      id: email.id,
      details: {
        ...(email.isAutomatic && { isAutomatic: true }),
        ...(isOurs && { isOurs: true }),
        ...(!content && { isUnreadable: true }),
        ...(content?.isCut && { isCut: true }),
        ...(content?.attachments.length && { attachments: content.attachments }),
      },
    },
  });
  await markUnread(tx, [messageId]);
  if (!colleague || !(await takeFromLimit(tx, emailsPerMessage, messageId)).allowed) return;
  const letters = { settings: deps.settings, site };
  await emailColleague({ tx, by, now: deps.now(), ...letters }, colleague, "answered", [
    { id: messageId, subject: subjectOf(message) },
  ]);
};

const isStored = async (tx: Database, messageId: string, emailId: string) =>
  (
    await tx.query("select 1 from message_events where message_id = $1 and received_id = $2", [
      messageId,
      emailId,
    ])
  ).length > 0;

/** The address too where it is another than the message came from: anybody can write any name. */
const senderName = ({ sent }: Stored, { name, email }: { name: string; email: string }) => {
  if (email.toLowerCase() === sent.email?.toLowerCase())
    return `${sent.firstName} ${sent.lastName}`;
  if (!email) return name || "An unknown sender";
  return name && name !== email ? `${name} (${email})` : email;
};

/**
 * What colleagues write from their own mail program is no answer to us. Anybody can write this, so
 * that somebody is to see it.
 */
const isOurAddress = async (tx: Database, { settings }: AnswerDeps, site: Site, email: string) => {
  const key = email.toLowerCase();
  const ours = [staffMailbox(settings, site), settings.mailFrom, site.organisation.email];
  if (ours.some((one) => one.toLowerCase() === key)) return true;
  const staff = await tx.query(
    "select 1 from staff_accounts where email_key = $1 and removed_at is null",
    [key],
  );
  return staff.length > 0;
};

type Effect = {
  columns: Record<string, unknown>;
  colleague: { id: string; name: string } | undefined;
};

/** What a program or a colleague wrote stands with the message and changes nothing. */
const quietly: Effect = { columns: {}, colleague: undefined };

/** Open again, for whoever it is assigned to; for everybody if they have left since. */
const reopened = async (tx: Database, { assignedId }: Stored): Promise<Effect> => {
  const colleague = (await listColleagues(tx)).find(({ id }) => id === assignedId);
  const hasLeft = assignedId !== null && !colleague;
  return {
    columns: {
      progress: "open",
      ...(hasLeft && { assigned_to: null, returned_from: assignedId }),
    },
    colleague,
  };
};

/** A server that is away for a moment is nothing to speak of. */
const worryingAfterMs = 15 * 60_000;

const fine = { works: "replies by email come in" };

/** For Today. Nothing where no mailbox is read. */
export const mailboxOutside = async ({ db, now, settings }: Deps) => {
  if (!settings.readsAnswers) return undefined;
  const state = await mailboxState(db, reading);
  if (!state?.failingSince) return fine;
  const { readAt, failingSince, failure } = state;
  if (readAt && now().getTime() - failingSince.getTime() < worryingAfterMs) return fine;
  const since = readAt ? ` since ${dateTime(readAt)}` : "";
  return {
    trouble: `Replies by email have not come in${since}; until they do, please look in the shared mailbox. ${explainConnection(failure ?? "")}`,
  };
};
