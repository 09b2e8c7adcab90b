import type { TodayCardSource } from "#backend/desk/today-card.ts";
import type { Subject } from "#backend/subject.ts";
import { keptFor } from "#rules/retention.ts";
import { inboxEndpoints } from "./desk.ts";
import { sendCrowdDigest, sendHeldDigest } from "./digests.ts";
import { everything } from "./everything.ts";
import { sendContactForm, sendVolunteerApplication } from "./receive.ts";
import { messages } from "./staff-commands.ts";

const countOf = (
  db: Parameters<TodayCardSource["card"]>[0]["db"],
  where: string,
  values: unknown[] = [],
) => db.count(`select count(*) as n from ${everything} where ${where}`, values);

const newMessagesCard: TodayCardSource = {
  access: "messages",
  place: 10,
  async card({ db }) {
    const n = await countOf(db, "m.status = 'open' and m.assigned_to is null");
    return {
      id: "new-messages",
      title: "New messages",
      ...(n > 0 && { figure: String(n) }),
      sentence:
        n === 0
          ? "Somebody looks after every message."
          : `${n === 1 ? "1 message waits" : `${n} messages wait`} for somebody to answer.`,
      tone: n > 0 ? "waiting" : "calm",
      link: { to: "/messages?assigned=nobody", label: n > 0 ? "Read them" : "See all messages" },
    };
  },
};

const myMessagesCard: TodayCardSource = {
  access: "messages",
  place: 20,
  async card({ db }, me) {
    const n = await countOf(db, "m.status = 'open' and m.assigned_to = $1", [me.id]);
    if (n === 0) return undefined;
    return {
      id: "my-messages",
      title: "Yours",
      figure: String(n),
      sentence: `${n === 1 ? "1 open message is" : `${n} open messages are`} yours to answer.`,
      tone: "waiting",
      link: { to: "/messages?assigned=me", label: "Go on with them" },
    };
  },
};

const spamCard: TodayCardSource = {
  access: "messages",
  place: 70,
  async card({ db }) {
    const n = await countOf(db, "m.status = 'spam'");
    if (n === 0) return undefined;
    return {
      id: "spam",
      title: "Spam",
      figure: String(n),
      sentence: `${n === 1 ? "1 message was" : `${n} messages were`} kept and not mailed. A glance now and then finds a person taken for a program.`,
      tone: "calm",
      link: { to: "/messages?status=spam", label: "Have a look" },
    };
  },
};

export const inbox = {
  name: "inbox",
  functions: [
    { method: "POST", name: "send-contact-form", handler: sendContactForm, isForm: true },
    {
      method: "POST",
      name: "send-volunteer-application",
      handler: sendVolunteerApplication,
      isForm: true,
    },
  ],
  desk: inboxEndpoints,
  today: [newMessagesCard, myMessagesCard, spamCard],
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
  ],
  tables: {
    kept: ["contact_messages", "volunteer_applications", "message_events", "saved_replies"],
    passing: ["message_presence"],
  },
} satisfies Subject;
