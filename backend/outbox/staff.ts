import { masked } from "#backend/desk/audit.ts";
import type { DoneWith } from "#backend/desk/endpoint.ts";
import { isHeld } from "#backend/mail/held.ts";
import { notFound } from "#backend/refused.ts";
import {
  integer,
  nullable,
  oneOf,
  type RowOf,
  selected,
  text,
  timestamp,
} from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { may, type Permission, type Rights } from "#rules/desk.ts";

type Kind = {
  what: string;
  access: Permission | "owner";
  /** It lets in whoever reads it. */
  isKey?: true;
  /** To our own mailbox, about others. */
  toStaff?: true;
  /** About a gift, but not to its donor: whoever got it may have it deleted. */
  erasable?: true;
};

/** Every kind of mail, in words, and whose it is: a receipt tells that somebody gave. */
const kinds: Record<string, Kind> = {
  contact: { what: "A message, to staff", access: "messages", toStaff: true },
  "contact-acknowledgement": { what: "“We have your message”", access: "messages" },
  volunteer: { what: "An application, to staff", access: "messages", toStaff: true },
  "volunteer-acknowledgement": { what: "“We have your application”", access: "messages" },
  group: { what: "A group’s sign-up, to staff", access: "messages", toStaff: true },
  "group-acknowledgement": { what: "“Thanks, we have your request”", access: "messages" },
  "held-digest": { what: "Messages held as spam, to staff", access: "messages", toStaff: true },
  "message-digest": { what: "A lot of messages, to staff", access: "messages", toStaff: true },
  "message-for-colleague": { what: "A message for a colleague", access: "messages", toStaff: true },
  reply: { what: "A reply", access: "messages" },
  "newsletter-confirmation": { what: "Newsletter: please confirm", access: "subscribers" },
  "newsletter-already-subscribed": {
    what: "Newsletter: already subscribed",
    access: "subscribers",
  },
  "newsletter-test": { what: "Newsletter: a test", access: "pages" },
  "newsletter-welcome": { what: "Newsletter: welcome", access: "subscribers" },
  receipt: { what: "A receipt", access: "gifts" },
  "gift-on-its-way": { what: "“Your gift is on its way”", access: "gifts" },
  "gift-not-arrived": { what: "“Your gift did not reach us”", access: "gifts" },
  "tribute-card": {
    what: "A card in memory or in honor of someone",
    access: "gifts",
    erasable: true,
  },
  "monthly-gift": { what: "A change to a monthly gift", access: "gifts" },
  "card-link": { what: "A link for a new card", access: "gifts" },
  "address-changed": { what: "“Your gifts have a new email address”", access: "gifts" },
  "addresses-linked": {
    what: "“Your email address was linked to another one”",
    access: "gifts",
  },
  "details-changed": { what: "“Your details for receipts have changed”", access: "gifts" },
  "giving-link": { what: "A link to My giving", access: "gifts", isKey: true },
  statement: { what: "A year-end statement", access: "gifts" },
  "gift-review": { what: "A notice about gifts, to staff", access: "gifts", toStaff: true },
  "desk-invitation": { what: "An invitation to the desk", access: "owner", isKey: true },
  "desk-sign-in": { what: "A sign-in link", access: "owner", isKey: true },
};

export const mailKind = (kind: string): Kind =>
  kinds[kind] ?? { what: `Other (${kind})`, access: "owner" };

export const kindsToStaff = Object.keys(kinds).filter((kind) => kinds[kind]?.toStaff);

/** Of what only a link of the moment is in. */
export const kindsOfKeys = Object.keys(kinds).filter((kind) => kinds[kind]?.isKey);

export const kindsFor = (me: Rights): string[] | undefined =>
  me.owner
    ? undefined
    : Object.entries(kinds)
        .filter(([, { access }]) => may(me, access))
        .map(([kind]) => kind);

export const mailStates = ["queued", "sending", "delivered", "failed"] as const;
export type MailState = (typeof mailStates)[number];

export const counted = (n: number) => (n === 1 ? "1 email" : `${n} emails`);

const mailRow = {
  id: integer,
  kind: text,
  recipient: text,
  state: oneOf(mailStates),
  attempts: integer,
  createdAt: timestamp,
  nextAttemptAt: timestamp,
  deliveredAt: nullable(timestamp),
  lastError: nullable(text),
};
export type MailRow = RowOf<typeof mailRow>;

type Wanted = {
  states: readonly MailState[];
  kinds?: string[] | undefined;
  rows: number;
  page?: number;
};

export const listMails = (db: Database, { states, kinds, rows, page = 1 }: Wanted) =>
  db.rows(
    mailRow,
    `select ${selected(mailRow)} from mails
     where state = any($1) and ($2::text[] is null or kind = any($2))
     order by id desc limit $3 offset $4`,
    [states, kinds ?? null, rows, (page - 1) * rows],
  );

export const countMails = (db: Database, kinds?: string[]) =>
  db.one(
    { queued: integer, sending: integer, delivered: integer, failed: integer, held: integer },
    `select ${mailStates.map((state) => `count(*) filter (where state = '${state}') as ${state}`)},
       count(*) filter (where ${isHeld}) as held
     from mails where $1::text[] is null or kind = any($1)`,
    [kinds ?? null],
  );

/**
 * From the first attempt: who asks for it has probably just put something right. What a restore held
 * goes out only where an owner names it.
 */
export const sendAgain = async (
  db: Database,
  { id, kinds }: { id?: number | undefined; kinds?: string[] | undefined },
  now: Date,
): Promise<DoneWith<{ due: number }>> => {
  const rows = await db.rows(
    { kind: text, recipient: text },
    `update mails set state = 'queued', attempts = 0, next_attempt_at = $1,
       last_error = case when ${isHeld} then null else last_error end
     where state in ('failed', 'queued')
       and (id = $2 or $2::bigint is null) and (not (${isHeld}) or id = $2 and $3::text[] is null)
       and ($3::text[] is null or kind = any($3))
     returning kind, recipient`,
    [now, id ?? null, kinds ?? null],
  );
  const due = rows.length;
  const [first] = rows;
  if (!first)
    throw notFound(
      id === undefined
        ? "There is no email to send again."
        : "This email already went out, or is going out now.",
    );
  const answer = { due };
  return id === undefined
    ? { action: "tried all waiting email again", about: counted(due), answer }
    : {
        action: "tried an email again",
        about: `${mailKind(first.kind).what}, ${masked(first.recipient)}`,
        answer,
      };
};
