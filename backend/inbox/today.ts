import type { TodayCardSource } from "#backend/desk/today-card.ts";
import { text } from "#backend/storage/columns.ts";
import { everything } from "./everything.ts";

const countOf = (
  db: Parameters<TodayCardSource["card"]>[0]["db"],
  where: string,
  values: unknown[] = [],
) => db.count(`select count(*) as n from ${everything} where ${where}`, values);

export const newMessagesCard: TodayCardSource = {
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

export const myMessagesCard: TodayCardSource = {
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

/** Until somebody has opened each of them. */
export const returnedMessagesCard: TodayCardSource = {
  access: "messages",
  place: 15,
  async card({ db }) {
    const unseen = await db.rows(
      { name: text },
      `select coalesce(nullif(a.name, ''), a.email) as name
       from ${everything} join staff_accounts a on a.id = m.returned_from
       where m.status in ('open', 'waiting')
         and not exists (select from message_presence p where p.message_id = m.id)
       order by 1`,
    );
    const n = unseen.length;
    if (n === 0) return undefined;
    const whose = new Intl.ListFormat("en-US").format(new Set(unseen.map(({ name }) => name)));
    return {
      id: "returned-messages",
      title: "Messages of people who left",
      figure: String(n),
      sentence: `${n === 1 ? "1 unfinished message" : `${n} unfinished messages`} of ${whose} ${n === 1 ? "is" : "are"} with nobody now.`,
      tone: "waiting",
      link: { to: "/messages?status=all&assigned=left&read=unread", label: "Look at them" },
    };
  },
};

export const spamCard: TodayCardSource = {
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
