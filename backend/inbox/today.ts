import type { TodayCardSource } from "#backend/desk/today-card.ts";
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
          ? "Every message is assigned or answered."
          : `${n === 1 ? "1 message needs" : `${n} messages need`} an answer.`,
      tone: n > 0 ? "waiting" : "calm",
      link: {
        to: "/messages?assigned=nobody",
        label: n > 0 ? "Read messages" : "See all messages",
      },
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
      title: "Your messages",
      figure: String(n),
      sentence: `${n === 1 ? "1 open message is" : `${n} open messages are`} assigned to you.`,
      tone: "waiting",
      link: { to: "/messages?assigned=me", label: "Read your messages" },
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
      sentence: `${n === 1 ? "1 message is" : `${n} messages are`} marked as spam. Check now and then that none is from a real person.`,
      tone: "calm",
      link: { to: "/messages?status=spam", label: "Check spam" },
    };
  },
};
