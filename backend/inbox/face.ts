import type { Colleague } from "#backend/desk/endpoint.ts";
import { counted } from "#backend/desk/today-card.ts";
import type { Database } from "#backend/storage/database.ts";
import { returnMessages, takeUpMessages } from "./assignments.ts";

type Act = { db: Database; me: Colleague; now: Date };
type Person = { id: string; name: string; email: string };

const by = ({ db, me, now }: Act) => ({
  tx: db,
  by: { id: me.id, name: me.name || me.email },
  now,
});
const named = ({ id, name, email }: Person) => ({ id, name: name || email });

/** Somebody no longer answers messages. Answers how many are unassigned now. */
export const messagesOfLeaving = (act: Act, person: Person): Promise<number> =>
  returnMessages(by(act), named(person));

/** For the log: nothing where there were none. */
export const unassignedInWords = (n: number) =>
  n === 0 ? "" : `: ${counted(n, "message is", "messages are")} now unassigned`;

/** They answer messages again. */
export const messagesOfReturning = (act: Act, person: Person) =>
  takeUpMessages(by(act), named(person));
