import { z } from "zod";
import type { Log } from "#backend/log.ts";
import {
  bytes,
  integer,
  json,
  nullable,
  type RowOf,
  text,
  timestamp,
} from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { tokenInLink } from "#backend/storage/fingerprint.ts";
import { storableText } from "#backend/storage/storable.ts";
import { longestDelaySeconds, nextAttempt } from "./backoff.ts";
import { headerText, type OutgoingMail, type StoredMail, type Transport } from "./mail.ts";

/** As it was typed: what looks encoded would be read as what it stands for, such as a line break. */
const wordsInHeader = (words: string) => headerText(words).replaceAll("=?", "= ?");

/** In the caller's transaction. Answers false when a mail with this key was queued before. */
export const enqueueMail = async (
  tx: Database,
  mail: OutgoingMail,
  now = new Date(),
): Promise<boolean> => {
  const headers = Object.entries(mail.headers ?? {}).map(([name, value]) => [
    headerText(name),
    headerText(value),
  ]);
  const inserted = await tx.query(
    `insert into mails (key, kind, recipient, reply_to, subject, body_text, body_html, headers,
                        message_id, next_attempt_at, created_at, priority, sender_name,
                        sender_email)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11, $12, $13)
     on conflict (key) do nothing
     returning id`,
    [
      mail.key,
      mail.kind,
      headerText(mail.to),
      mail.replyTo === undefined ? null : headerText(mail.replyTo),
      wordsInHeader(mail.subject),
      storableText(mail.text),
      mail.html === undefined ? null : storableText(mail.html),
      JSON.stringify(Object.fromEntries(headers)),
      `<${crypto.randomUUID()}@${mail.from.email.slice(mail.from.email.indexOf("@") + 1)}>`,
      now,
      mail.urgency ? priorities[mail.urgency] : 1,
      wordsInHeader(mail.from.name),
      headerText(mail.from.email),
    ],
  );
  const [row] = inserted as { id: number }[];
  for (const { cid, bytes } of row ? (mail.pictures ?? []) : [])
    await tx.query("insert into mail_pictures (mail_id, cid, bytes) values ($1, $2, $3)", [
      row?.id,
      cid,
      bytes,
    ]);
  return row !== undefined;
};

/** Mails that nothing will happen to any more, older than `$1`. */
export const settled = "state in ('delivered', 'failed') and created_at < $1";

const priorities = { first: 0, last: 2 };

export type Delivery = {
  db: Database;
  transport: Transport;
  log: Log;
  now: () => Date;
  /** Where answers go, unless the mail or what is published says otherwise. */
  staffEmail?: string | undefined;
  /** How long a mail belongs to the process that took it. Longer than any attempt can last. */
  leaseSeconds?: number;
  /** Aborted when the process is about to end: mails in hand are finished, no more are taken. */
  signal?: AbortSignal;
};

const defaultLeaseSeconds = 180;
const mailsAtOnce = 4;

/** Each mail is leased to one process; when that dies, it goes again with the same Message-ID. */
export const deliverDue = async (delivery: Delivery, limit: number): Promise<number> => {
  let left = limit;
  let tried = 0;
  const next = async () =>
    left-- > 0 && !delivery.signal?.aborted ? await claim(delivery) : undefined;
  const deliverFrom = async (first: Promise<MailRow | undefined>) => {
    for (let mail = await first; mail; mail = await next()) {
      tried += 1;
      await attempt(delivery, mail);
    }
  };
  // Mostly there is none, and one question is enough to know it.
  const first = await next();
  if (!first) return 0;
  const others = Array.from({ length: mailsAtOnce - 1 }, next);
  await Promise.all([Promise.resolve(first), ...others].map(deliverFrom));
  return tried;
};

const mailRow = {
  id: integer,
  key: text,
  kind: text,
  recipient: text,
  reply_to: nullable(text),
  subject: text,
  body_text: text,
  body_html: nullable(text),
  headers: json(z.record(z.string(), z.string())),
  message_id: text,
  attempts: integer,
  lease: text,
  created_at: timestamp,
  sender_name: nullable(text),
  sender_email: nullable(text),
  pictures: integer,
};
type MailRow = RowOf<typeof mailRow>;

const { pictures: _, ...stored } = mailRow;
const columns = [
  ...Object.keys(stored),
  "(select count(*) from mail_pictures where mail_id = mails.id) as pictures",
];

const picturesOf = (db: Database, row: MailRow) =>
  row.pictures > 0
    ? db.rows({ cid: text, bytes }, "select cid, bytes from mail_pictures where mail_id = $1", [
        row.id,
      ])
    : undefined;

/** Only for a database that belongs to one process, before that process begins its work. */
export const takeBackMails = (db: Database) =>
  db.query(
    `update mails set state = 'queued', lease = null, leased_until = null
     where state = 'sending'`,
  );

/** Also when its time lies further ahead than any wait can be: then the clock was wrong. */
const claim = async ({ db, now, leaseSeconds = defaultLeaseSeconds }: Delivery) => {
  const at = now();
  const until = new Date(at.getTime() + leaseSeconds * 1000);
  const tooFarAhead = new Date(at.getTime() + (longestDelaySeconds + leaseSeconds) * 1000);
  return db.row(
    mailRow,
    `update mails
     set state = 'sending', attempts = attempts + 1, lease = gen_random_uuid(), leased_until = $2
     where id = (
       select id from mails
       where (state = 'queued' and (next_attempt_at <= $1 or next_attempt_at > $3))
          or (state = 'sending' and (leased_until <= $1 or leased_until > $3))
       order by priority, next_attempt_at, id
       limit 1
       for update skip locked
     )
     returning ${columns}`,
    [at, until, tooFarAhead],
  );
};

/** What opens something is kept as a hash: once the email is out, it stands here no longer either. */
const withoutTokens = (column: string) => `regexp_replace(${column}, $4, '\\1…', 'g')`;

const attempt = async (delivery: Delivery, row: MailRow) => {
  const { db, transport, log, now } = delivery;
  const reference = { mail: row.id, kind: row.kind, attempt: row.attempts };
  try {
    const pictures = await picturesOf(db, row);
    await transport.deliver({ ...toMail(row, delivery), pictures });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const next = nextAttempt(row.attempts, error, now());
    await db.query(
      `update mails
       set state = $3, next_attempt_at = coalesce($4, next_attempt_at), last_error = $5,
           lease = null, leased_until = null
       where id = $1 and lease = $2`,
      [row.id, row.lease, next ? "queued" : "failed", next, reason.slice(0, 500)],
    );
    log(next ? "mail delayed" : "mail failed", { ...reference, code: errorCode(error) });
    return;
  }
  await db.query(
    `with delivered as (
       update mails
       set state = 'delivered', delivered_at = $3, last_error = null, lease = null,
           leased_until = null, body_text = ${withoutTokens("body_text")},
           body_html = ${withoutTokens("body_html")}
       where id = $1 and lease = $2 returning id)
     delete from mail_pictures where mail_id in (select id from delivered)`,
    [row.id, row.lease, now(), tokenInLink],
  );
  log("mail delivered", reference);
};

/** Answers reach staff. What staff themselves get needs no such line. */
const answersTo = (row: MailRow, { staffEmail }: Delivery) => {
  const mailbox = row.reply_to ?? staffEmail ?? row.sender_email ?? undefined;
  return mailbox === row.recipient ? undefined : mailbox;
};

const toMail = (row: MailRow, delivery: Delivery): StoredMail => ({
  key: row.key,
  kind: row.kind,
  senderName: row.sender_name ?? "",
  to: row.recipient,
  replyTo: answersTo(row, delivery),
  subject: row.subject,
  text: row.body_text,
  html: row.body_html ?? undefined,
  headers: row.headers,
  messageId: row.message_id,
  date: row.created_at,
});

/** The answer's number or the network's word; the full text may quote an address. */
const errorCode = (error: unknown) => {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  return responseCode ?? code;
};
