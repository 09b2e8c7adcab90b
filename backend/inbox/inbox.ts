import { countCard, counted, type TodayCardSource } from "#backend/desk/today-card.ts";
import { boolean, integer, nullable, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import type { Subject } from "#backend/subject.ts";
import { keptFor } from "#rules/retention.ts";
import { mailboxOutside, readAnswers } from "./answers.ts";
import { inboxEndpoints } from "./desk.ts";
import { sendCrowdDigest, sendHeldDigest } from "./digests.ts";
import { everything, isReturnedUnseen, withAssigned } from "./everything.ts";
import { groupVisitsCard } from "./group-visit.ts";
import { messageNames } from "./log-names.ts";
import { answersOf, emailsToColleagues, messagesOf } from "./personal-data.ts";
import {
  askForHelp,
  sendContactForm,
  sendGroupApplication,
  sendVolunteerApplication,
} from "./receive.ts";
import { messages } from "./staff-commands.ts";

const countOf = (db: Database, where: string, values: unknown[] = []) =>
  db.count(`select count(*) as n from ${everything} where ${where}`, values);

const list = new Intl.ListFormat("en-US");

/** The open messages by whose they are: "2 for Ruth Banks and 1 that was assigned to someone who left". */
const openMessages = async (db: Database, me: { id: string }) => {
  const rows = await db.rows(
    { who: nullable(text), mine: boolean, returned: boolean, n: integer },
    `select coalesce(nullif(a.name, ''), a.email) as who,
            coalesce(m.assigned_to = $1, false) as mine,
            ${isReturnedUnseen} as returned, count(*) as n
     from ${everything} ${withAssigned} where m.status = 'open'
     group by 1, 2, 3 order by 2 desc, 3, 1`,
    [me.id],
  );
  const forWhom = ({ who, mine, n }: (typeof rows)[number]) => {
    if (mine) return "assigned to you";
    return who
      ? `assigned to ${who}`
      : `that ${n === 1 ? "was" : "were"} assigned to someone who left`;
  };
  const isNew = ({ who, returned }: (typeof rows)[number]) => who === null && !returned;
  return {
    unassigned: rows.filter(isNew).reduce((sum, { n }) => sum + n, 0),
    others: rows.filter((row) => !isNew(row)).map((row) => `${row.n} ${forWhom(row)}`),
    someReturned: rows.some(({ returned }) => returned),
  };
};

const newMessagesCard: TodayCardSource = {
  access: "messages",
  place: 10,
  async card({ db }, me) {
    const { unassigned: n, others, someReturned } = await openMessages(db, me);
    const none = someReturned
      ? "All other messages are assigned."
      : "Every message is assigned or answered.";
    const needed = n === 0 ? none : `${counted(n, "message needs", "messages need")} an answer.`;
    return {
      id: "new-messages",
      title: "New messages",
      ...(n > 0 && { figure: String(n) }),
      // With the others it is as many as the list says.
      sentence: [needed, ...(others.length > 0 ? [`Also open: ${list.format(others)}.`] : [])].join(
        " ",
      ),
      tone: n > 0 ? "waiting" : "calm",
      // Without a filter: whoever answers a message is assigned it, and still finds it there.
      link: { to: "/messages", label: n > 0 ? "Read messages" : "See all messages" },
    };
  },
};

const myMessagesCard = countCard({
  access: "messages",
  place: 20,
  id: "my-messages",
  title: "Your messages",
  tone: "waiting",
  count: ({ db }, me) => countOf(db, "m.status = 'open' and m.assigned_to = $1", [me.id]),
  sentence: (n) => `${counted(n, "open message is", "open messages are")} assigned to you.`,
  link: { to: "/messages?assigned=me", label: "Read your messages" },
});

/** Until someone has opened each of them since it came back. */
const returnedMessagesCard: TodayCardSource = {
  access: "messages",
  place: 15,
  async card({ db }) {
    const unseen = await db.rows(
      { name: text, status: text },
      `select coalesce(nullif(a.name, ''), a.email) as name, m.status
       from ${everything} join staff_accounts a on a.id = m.returned_from
       where ${isReturnedUnseen} order by 1`,
    );
    const n = unseen.length;
    if (n === 0) return undefined;
    const whose = list.format(new Set(unseen.map(({ name }) => name)));
    const open = unseen.filter(({ status }) => status === "open").length;
    const states = [
      ...(open > 0 ? [counted(open, "open message", "open messages")] : []),
      ...(open < n ? [counted(n - open, "waiting message", "waiting messages")] : []),
    ];
    return {
      id: "returned-messages",
      title: "Messages that were assigned to someone who left",
      figure: String(n),
      sentence: `${list.format(states)} ${n === 1 ? "was" : "were"} assigned to ${whose}, who left.`,
      tone: "waiting",
      link: {
        to: open > 0 ? "/messages?assigned=left" : "/messages?status=waiting&assigned=left",
        label: "Read these messages",
      },
    };
  },
};

const spamCard = countCard({
  access: "messages",
  place: 70,
  id: "spam",
  title: "Spam",
  tone: "calm",
  count: ({ db }) => countOf(db, "m.status = 'spam'"),
  sentence: (n) =>
    `${counted(n, "message is", "messages are")} marked as spam. Please check from time to time for messages from real people.`,
  link: { to: "/messages?status=spam", label: "Check spam" },
});

export const inbox = {
  name: "inbox",
  functions: [
    { method: "POST", name: "send-contact-form", handler: sendContactForm, isForm: true },
    { method: "POST", name: "ask-for-help", handler: askForHelp, isForm: true },
    {
      method: "POST",
      name: "send-volunteer-application",
      handler: sendVolunteerApplication,
      isForm: true,
    },
    { method: "POST", name: "send-group-application", handler: sendGroupApplication, isForm: true },
  ],
  desk: inboxEndpoints,
  logNames: messageNames,
  today: [newMessagesCard, myMessagesCard, returnedMessagesCard, groupVisitsCard, spamCard],
  clock: [
    {
      name: "digest",
      everySeconds: 600,
      async run(deps) {
        const held = await sendHeldDigest(deps);
        const waiting = await sendCrowdDigest(deps);
        if (held + waiting > 0) deps.wake?.("mail");
        return { held, waiting };
      },
    },
    { name: "answers", everySeconds: 60, run: readAnswers },
  ],
  commands: { messages },
  keeps: [
    {
      what: "contact messages",
      table: "contact_messages",
      condition: "created_at < $1",
      age: keptFor.contactMessages,
    },
    {
      what: "volunteer applications",
      table: "volunteer_applications",
      condition: "created_at < $1",
      age: keptFor.volunteerApplications,
    },
    {
      what: "marks of who has seen a message",
      table: "message_presence",
      // Seen after it came: the message itself is gone by then.
      condition: "seen_at < $1",
      age: keptFor.contactMessages,
    },
  ],
  personal: [emailsToColleagues, messagesOf, answersOf],
  outside: mailboxOutside,
  tables: {
    kept: ["contact_messages", "volunteer_applications", "message_events", "saved_replies"],
    passing: ["message_presence"],
  },
} satisfies Subject;
