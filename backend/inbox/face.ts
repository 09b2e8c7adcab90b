import type { Colleague } from "#backend/desk/endpoint.ts";
import { counted } from "#backend/desk/today-card.ts";
import type { Database } from "#backend/storage/database.ts";
import { returnMessages, takeUpMessages } from "./staff.ts";

type Act = { db: Database; me: Colleague; now: Date };
type Person = { id: string; name: string; email: string };

const by = ({ db, me, now }: Act) => ({
  tx: db,
  by: { id: me.id, name: me.name || me.email },
  now,
});
const named = ({ id, name, email }: Person) => ({ id, name: name || email });

/** Somebody no longer answers messages. Says in words what is unassigned now, if anything. */
export const messagesOfLeaving = async (act: Act, person: Person): Promise<string> => {
  const n = await returnMessages(by(act), named(person));
  if (n === 0) return "";
  return `: ${counted(n, "unfinished message is", "unfinished messages are")} now unassigned`;
};

/** They answer messages again. */
export const messagesOfReturning = (act: Act, person: Person) =>
  takeUpMessages(by(act), named(person));
