import type { Colleague } from "#backend/desk/endpoint.ts";
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

/** Somebody no longer answers messages. Says in words what went back to everybody, if anything. */
export const messagesOfLeaving = async (act: Act, person: Person): Promise<string> => {
  const n = await returnMessages(by(act), named(person));
  if (n === 0) return "";
  return `: ${n === 1 ? "1 unfinished message is" : `${n} unfinished messages are`} with nobody now`;
};

/** They answer messages again. */
export const messagesOfReturning = (act: Act, person: Person) =>
  takeUpMessages(by(act), named(person));
