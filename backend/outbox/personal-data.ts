import { boolean, integer, oneOf, type RowOf, text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import type { PersonalData, PersonalEntry } from "#backend/subject.ts";
import { ageInWords, keptFor } from "#rules/retention.ts";
import { kindsFor, kindsToStaff, mailKind, mailStates } from "./staff.ts";

const mailRow = {
  id: integer,
  kind: text,
  recipient: text,
  subject: text,
  body: text,
  state: oneOf(mailStates),
  at: timestamp,
  /** To this address or from it, and about nobody else. A notice to staff is from who wrote to us. */
  own: boolean,
};

/** An apostrophe may quote it, and after a letter is part of a name: o'brien@ is not brien@. */
const before = "(^|[^a-z0-9._%+'-]|(^|[^a-z0-9._%+-])')";

const kindsOfGifts = kindsFor({ owner: false, permissions: ["gifts"] })?.filter(
  (kind) => !mailKind(kind).erasable,
);

/** The ten digits as anybody may have written them, and no part of a longer number. */
const digits = (key: string) =>
  `(1[^0-9]{0,2})?${[key.slice(0, 3), key.slice(3, 6), key.slice(6)].join("[^0-9]{0,3}")}`;
const patternOfPhone = (key: string) => `(^|[^0-9])${digits(key)}($|[^0-9])`;

/** As a notice to staff says whom to call. What this person wrote is quoted: it may name others. */
const patternOfCall = (key: string) => `\\nPhone:[^0-9\\n]*${digits(key)}`;

/** The address by itself, not as the end of a longer one: a pattern for the database. */
const patternOf = (key: string) =>
  `${before}${key.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}($|[^a-z0-9.-]|\\.($|[^a-z0-9]))`;

/**
 * To the address, answered to it, or naming it: a notice to staff lists several people. Addresses
 * are plain letters: to make every letter of all emails small takes four times as long, and on the
 * embedded database donors wait for it.
 */
const emailsNaming = (db: Database, key: string, aboutGifts: boolean) => {
  const isPhone = !key.includes("@");
  const naming = isPhone ? "body ~ $2" : `strpos(lower(body collate "C"), $1) > 0 and body ~* $2`;
  return db.rows(
    mailRow,
    `select * from (
       select id, kind, recipient, subject, body_text as body, state, created_at as at,
              case when kind = any($5)
                     then coalesce(lower(reply_to) = $1, kind = 'contact' and body_text ~ $6, false)
                   else lower(recipient) = $1 end as own
       from mails where (kind = any($3)) = $4) as m
     where own or lower(recipient) = $1 or (${naming})
     order by id`,
    [
      key,
      isPhone ? patternOfPhone(key) : patternOf(key),
      kindsOfGifts,
      aboutGifts,
      kindsToStaff,
      isPhone ? patternOfCall(key) : null,
    ],
  );
};

const stateWords = {
  queued: "Waiting to be sent",
  sending: "Being sent",
  delivered: "Sent",
  failed: "Could not be delivered",
};

/** Such a link lets in whoever reads it: a session that was stolen would become a new one. */
const textOf = ({ kind, body, own }: RowOf<typeof mailRow>) => {
  if (mailKind(kind).isKey)
    return "This email has a link that signs in whoever opens it. It is not shown.";
  return own ? body : "It is about other people, too, and is not shown.";
};

const shown = (mail: RowOf<typeof mailRow>) => {
  const { recipient, subject, state, at, own } = mail;
  const fields: PersonalEntry["fields"] = [
    ["To", recipient],
    ["Status", stateWords[state]],
    ["Message", textOf(mail)],
  ];
  return { at, title: own ? subject : "Notice to our staff", fields };
};

const columns = ["mails.recipient", "mails.reply_to"];

/** Whoever it is for has not read it yet: it is theirs, although it names this person. */
const isWaitingForOthers =
  (key: string) =>
  ({ state, own, recipient }: RowOf<typeof mailRow>) =>
    !own && recipient.toLowerCase() !== key && (state === "queued" || state === "sending");

const deletable = async (db: Database, key: string) => {
  const stays = isWaitingForOthers(key);
  return (await emailsNaming(db, key, false)).filter((mail) => !stays(mail));
};

export const emailsOf: PersonalData = {
  what: "Emails",
  columns,
  show: async (db, key) => (await deletable(db, key)).map(shown),
  async remove(tx, key) {
    const ids = (await deletable(tx, key)).map(({ id }) => id);
    await tx.query("delete from mails where id = any($1)", [ids]);
    return ids.length;
  },
};

export const emailsToOthers: PersonalData = {
  what: "Emails to others",
  columns: [],
  stays:
    "Emails to other people that are waiting to be sent stay: those people have not read them.",
  show: async (db, key) =>
    (await emailsNaming(db, key, false)).filter(isWaitingForOthers(key)).map(shown),
};

export const emailsAboutGifts: PersonalData = {
  what: "Emails about gifts",
  columns,
  stays: `Copies of receipts and statements stay for ${ageInWords(keptFor.letters)}: they prove what we confirmed.`,
  show: async (db, key) => (await emailsNaming(db, key, true)).map(shown),
};
