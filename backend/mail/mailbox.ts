import type { Log } from "#backend/log.ts";
import { integer, nullable, text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { withLease } from "#backend/storage/lease.ts";

/** What the header of an email tells. */
export type EmailHeader = {
  uid: number;
  /** Its Message-ID, or a fingerprint where it has none. */
  id: string;
  /** The Message-IDs that it answers, the nearest first. */
  answers: string[];
  /** Sent by a program: out of office, not delivered. */
  isAutomatic: boolean;
};

type Attachment = { name: string; bytes: number };

type EmailContent = {
  from: { name: string; email: string };
  text: string;
  /** There is more of the text in the mailbox. */
  isCut: boolean;
  attachments: Attachment[];
};

export type ReceivedEmail<Content = EmailContent | "unreadable"> = EmailHeader & {
  content: Content;
};

/** A mailbox that is open for reading. Everything in it may throw a MailboxFailure. */
export type Mailbox = {
  /** A fingerprint of whose it is and where. */
  identity: string;
  /** A new one means that all emails have new numbers. */
  uidValidity: number;
  newestUid: number;
  /** The number before the first email that came on that day or later. */
  uidBefore(day: Date): Promise<number>;
  /** Those with higher numbers, in order, and no more than `most`. */
  headersAfter(uid: number, most: number): Promise<EmailHeader[]>;
  contentOf(uid: number): Promise<EmailContent | "unreadable" | "gone">;
  /** As it came, headers and all, up to a bound; "" where it cannot be read. */
  sourceOf(uid: number): Promise<string>;
  /** A failure that leaves it open was an answer of the server. */
  isOpen(): boolean;
  close(): Promise<void>;
};

/** The mailbox or the way to it is at fault. The message is what the server or the network said. */
export class MailboxFailure extends Error {
  override name = "MailboxFailure";
}

export type MailboxReader<Content> = {
  /** Whether this email is to be read in full. All others are left alone. */
  wants(header: EmailHeader): Promise<boolean>;
  /** As much of it as the reader needs. */
  content(mailbox: Mailbox, uid: number): Promise<Content | "gone">;
  /** In its place, where reading it broke the connection again and again. */
  unreadable: Content;
  /** In the transaction that also notes that it was read. */
  take(tx: Database, email: ReceivedEmail<Content>): Promise<void>;
};

type Reading = {
  db: Database;
  log: Log;
  now: () => Date;
  /** The same mailbox, read for another purpose, is read by itself. */
  name: string;
  open: () => Promise<Mailbox>;
};

/** Longer than a reading can last: see the limit on it where the mailbox is opened. */
const leaseSeconds = 120;

/** Leaves the mailbox that was opened last its whole time within the lease. */
const opensAgainForMs = 60_000;

/** The rest is read a minute later. */
const emailsAtOnce = 100;

/** One that breaks the connection each time is then taken without its content. */
const mostTries = 5;

/** When all numbers are new, emails from the day before the last reading are looked at again. */
const lookBackMs = 24 * 3_600_000;

/**
 * Reads what is new, once, by one of the processes. A mailbox that fails is noted, and tried again
 * at the next time.
 */
export const readMailbox = async <Content>(reading: Reading, reader: MailboxReader<Content>) => {
  const figures = { looked: 0, taken: 0 };
  const { db, log, now, name } = reading;
  await withLease(db, `mailbox ${name}`, leaseSeconds, now(), async () => {
    try {
      await readNew(reading, reader, figures);
      await db.query(
        `update mailbox_readings set read_at = $2, failing_since = null, failure = null
         where name = $1`,
        [name, now()],
      );
    } catch (error) {
      const isMailboxes = error instanceof MailboxFailure;
      await db.query(
        `insert into mailbox_readings as m (name, failing_since, failure) values ($1, $2, $3)
         on conflict (name) do update
         set failing_since = coalesce(m.failing_since, excluded.failing_since),
             failure = excluded.failure`,
        [name, now(), isMailboxes ? error.message : "An email could not be stored."],
      );
      if (!isMailboxes) throw error;
      log("mailbox not read", { mailbox: name });
      return "not now";
    }
    return undefined;
  });
  return figures;
};

const readNew = async <Content>(
  reading: Reading,
  reader: MailboxReader<Content>,
  figures: { looked: number; taken: number },
) => {
  const begun = performance.now();
  let mailbox = await reading.open();
  const openAgain = async () => {
    if (performance.now() - begun > opensAgainForMs)
      throw new MailboxFailure("Emails broke the connection again and again.");
    await mailbox.close();
    mailbox = await reading.open();
  };
  const contentOf = async (header: EmailHeader): Promise<Content | "gone"> => {
    if (!mailbox.isOpen()) await openAgain();
    if ((await timesBegun(reading, header)) > mostTries) return reader.unreadable;
    try {
      return await reader.content(mailbox, header.uid);
    } catch (error) {
      if (mailbox.isOpen()) throw error;
      return contentOf(header);
    }
  };
  try {
    const last = await positionIn(reading, mailbox);
    const headers = await mailbox.headersAfter(last, emailsAtOnce);
    for (const header of headers) {
      figures.looked += 1;
      if (!(await reader.wants(header))) continue;
      const content = await contentOf(header);
      if (content === "gone") continue;
      if (await takeOne(reading, mailbox, reader, { ...header, content })) figures.taken += 1;
    }
    const newest = headers.at(-1);
    if (newest) await moveTo(reading.db, reading.name, mailbox, newest.uid);
  } finally {
    await mailbox.close();
  }
};

/** Where the last reading ended. A mailbox that is new to us begins with what comes from now on. */
const positionIn = async ({ db, name, now }: Reading, mailbox: Mailbox): Promise<number> => {
  const known = await db.row(
    {
      mailbox: nullable(text),
      uidValidity: nullable(integer),
      lastUid: nullable(integer),
      readAt: nullable(timestamp),
    },
    `select mailbox, uid_validity as "uidValidity", last_uid as "lastUid", read_at as "readAt"
     from mailbox_readings where name = $1`,
    [name],
  );
  const isSame = known?.mailbox === mailbox.identity;
  if (isSame && known.uidValidity === mailbox.uidValidity && known.lastUid !== null)
    return known.lastUid;
  const readAt = known?.readAt ?? now();
  const begin = isSame
    ? await mailbox.uidBefore(new Date(readAt.getTime() - lookBackMs))
    : mailbox.newestUid;
  await db.query(
    `insert into mailbox_readings (name, mailbox, uid_validity, last_uid) values ($1, $2, $3, $4)
     on conflict (name) do update
     set mailbox = excluded.mailbox, uid_validity = excluded.uid_validity,
         last_uid = excluded.last_uid, begun_uid = null, times_begun = 0`,
    [name, mailbox.identity, mailbox.uidValidity, begin],
  );
  return begin;
};

/** Answers whether this moved it: of two that read the same email, one does. */
const moveTo = async (db: Database, name: string, mailbox: Mailbox, uid: number) => {
  const moved = await db.query(
    `update mailbox_readings set last_uid = $4, begun_uid = null, times_begun = 0
     where name = $1 and mailbox = $2 and uid_validity = $3 and last_uid < $4 returning 1`,
    [name, mailbox.identity, mailbox.uidValidity, uid],
  );
  return moved.length > 0;
};

const timesBegun = async ({ db, name }: Reading, { uid }: EmailHeader) => {
  const { times } = await db.one(
    { times: integer },
    `update mailbox_readings
     set times_begun = case when begun_uid = $2 then times_begun + 1 else 1 end, begun_uid = $2
     where name = $1 returning times_begun as times`,
    [name, uid],
  );
  return times;
};

const takeOne = <Content>(
  { db, name }: Reading,
  mailbox: Mailbox,
  reader: MailboxReader<Content>,
  email: ReceivedEmail<Content>,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (!(await moveTo(tx, name, mailbox, email.uid))) return false;
    await reader.take(tx, email);
    return true;
  });

/** How the reading goes: undefined before the first. */
export const mailboxState = (db: Database, name: string) =>
  db.row(
    { readAt: nullable(timestamp), failingSince: nullable(timestamp), failure: nullable(text) },
    `select read_at as "readAt", failing_since as "failingSince", failure
     from mailbox_readings where name = $1`,
    [name],
  );
