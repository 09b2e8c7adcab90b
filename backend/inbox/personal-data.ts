import { text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import type { PersonalData, PersonalEntry } from "#backend/subject.ts";
import { everything, tables } from "./everything.ts";
import { eventsOf, findMessage, shownMessage } from "./message.ts";

const eventWords = { note: "Our note", reply: "Our reply", answer: "Reply by email" };

const entryOf = async (db: Database, id: string): Promise<PersonalEntry> => {
  const message = shownMessage(await findMessage(db, id));
  const events = await eventsOf(db, id);
  return {
    at: message.at,
    title: message.subject,
    language: message.language,
    fields: [
      ["Name", message.name],
      ["Email", message.email],
      ...message.fields.map(({ name, value }): [string, string] => [name, value]),
      ["Message", message.text],
      ...events.flatMap(({ kind, at, actor, text }): PersonalEntry["fields"] =>
        kind === "note" || kind === "reply" || kind === "answer"
          ? [[eventWords[kind], [at, `${actor}:\n${text}`]]]
          : [],
      ),
    ],
  };
};

/** Theirs by their address; without one, by their telephone. */
const theirs = (key: string) =>
  key.includes("@") ? "lower(email) = $1" : "email is null and phone_key = $1";

/** One email may tell of several messages. It names each by the link to it. */
const toColleagues = (key: string) => `from mails join ${everything}
    on strpos(mails.body_text, '/desk/messages/' || m.id) > 0
  where mails.kind = 'message-for-colleague' and ${theirs(key)}`;

/**
 * What colleagues were told of has the subject. One that was not sent goes, too: what they are not
 * emailed about they find unread. This has to come before the messages, by which they are found.
 */
export const emailsToColleagues: PersonalData = {
  what: "Emails to colleagues",
  columns: [],
  async show(db, key) {
    const rows = await db.rows(
      { at: timestamp, recipient: text, subject: text },
      `select mails.created_at as at, mails.recipient, m.subject ${toColleagues(key)}
       order by mails.id, m.at, m.id`,
      [key],
    );
    return rows.map(({ at, recipient, subject }) => ({
      at,
      title: "Notice to our staff",
      fields: [
        ["To", recipient],
        ["Subject", subject],
      ],
    }));
  },
  async remove(tx, key) {
    const rows = await tx.query(
      `delete from mails where id in (select mails.id ${toColleagues(key)}) returning id`,
      [key],
    );
    return rows.length;
  },
};

/** Contact messages and volunteer applications, with what staff wrote about them. */
export const messagesOf: PersonalData = {
  what: "Messages and applications",
  columns: ["contact_messages.email", "volunteer_applications.email"],
  named: (db, name) =>
    db.rows(
      { name: text, phone: text },
      `select distinct on (m.phone_key) m.name, m.phone from ${everything}
       where m.email is null and m.phone is not null
         and strpos(search_words(m.name), search_words($1)) > 0
       order by m.phone_key, m.at desc limit 20`,
      [name],
    ),
  async show(db, key) {
    const rows = await db.rows(
      { id: text },
      `select m.id from ${everything} where ${theirs(key)} order by m.at, m.id`,
      [key],
    );
    const entries = [];
    for (const { id } of rows) entries.push(await entryOf(db, id));
    return entries;
  },
  async remove(tx, key) {
    let removed = 0;
    for (const table of tables) {
      const rows = await tx.query(`delete from ${table} where ${theirs(key)} returning id`, [key]);
      removed += rows.length;
    }
    return removed;
  },
};

/** Those that stand with a message of another address. */
const elsewhere = `from message_events e join ${everything} on m.id = e.message_id
  where lower(e.email) = $1 and lower(m.email) <> $1`;

/** What they sent by email about another's message: with their own it is shown and deleted above. */
export const answersOf: PersonalData = {
  what: "Replies by email",
  columns: ["message_events.email"],
  async show(db, key) {
    const rows = await db.rows(
      { at: timestamp, actor: text, text },
      `select e.at, e.actor, e.text ${elsewhere} order by e.id`,
      [key],
    );
    return rows.map(({ at, actor, text }) => ({
      at,
      title: "Reply by email",
      fields: [
        ["From", actor],
        ["Message", text],
      ],
    }));
  },
  async remove(tx, key) {
    const rows = await tx.query(
      `delete from message_events where id in (select e.id ${elsewhere}) returning 1`,
      [key],
    );
    return rows.length;
  },
};
