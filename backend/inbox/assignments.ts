import { invalid } from "#backend/refused.ts";
import { text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { type Change, type Changing, eachOf, messageSeen, type Several, write } from "./changes.ts";
import { type Emailing, emailColleague, listColleagues } from "./colleagues.ts";
import { lockMessage, lockMessages, subjectOf } from "./message.ts";
import { markUnread } from "./presence.ts";

/** Assigns the message. Answers also what to tell the colleague of: nothing where it was theirs. */
const assign = async (change: Change, colleague: { id: string; name: string } | undefined) => {
  const message = await messageSeen(change);
  const done = await write(change, message, {
    kind: "assigned",
    text: colleague?.name ?? "",
    action: "assigned a message",
    to: colleague?.name ?? "nobody",
    columns: { assigned_to: colleague?.id ?? null, returned_from: null },
  });
  const isNew = colleague && colleague.id !== message.assignedId && colleague.id !== change.by.id;
  if (isNew) await markUnread(change.tx, [message.id], colleague.id);
  return { done, news: isNew ? [{ id: message.id, subject: subjectOf(message) }] : [] };
};

const colleagueOrNobody = async (tx: Database, to: string | null) => {
  if (to === null) return undefined;
  const colleague = (await listColleagues(tx)).find(({ id }) => id === to);
  if (!colleague) throw invalid("This person doesn't work with messages anymore.");
  return colleague;
};

export const assignMessage = async (change: Change, emailing: Emailing, to: string | null) => {
  const colleague = await colleagueOrNobody(change.tx, to);
  const { done, news } = await assign(change, colleague);
  if (colleague) await emailColleague({ ...change, ...emailing }, colleague, "assigned", news);
  return done;
};

/** One email tells of all of them. */
export const assignSeveral = async (
  change: Changing,
  emailing: Emailing,
  { messages, to }: { messages: Several; to: string | null },
) => {
  const colleague = await colleagueOrNobody(change.tx, to);
  const news: { id: string; subject: string }[] = [];
  const result = await eachOf(change, messages, async (one) => {
    const assigned = await assign(one, colleague);
    news.push(...assigned.news);
    return assigned.done;
  });
  if (colleague) await emailColleague({ ...change, ...emailing }, colleague, "assigned", news);
  return result;
};

type Leaving = { id: string; name: string };

/** What somebody who leaves has not finished goes back to everybody. Answers how many. */
export const returnMessages = async (change: Changing, leaving: Leaving): Promise<number> => {
  const theirs = await change.tx.rows(
    { id: text },
    `select id from contact_messages where assigned_to = $1 and progress <> 'done'
     union all
     select id from volunteer_applications where assigned_to = $1 and progress <> 'done'`,
    [leaving.id],
  );
  await lockMessages(change.tx, theirs);
  for (const { id } of theirs)
    await write({ ...change, id }, await lockMessage(change.tx, id), {
      kind: "returned",
      text: leaving.name,
      action: "unassigned a message",
      columns: { assigned_to: null, returned_from: leaving.id },
    });
  return theirs.length;
};

/** Their messages are theirs again, unless somebody has taken them meanwhile. */
export const takeUpMessages = async (change: Changing, person: Leaving): Promise<void> => {
  const theirs = await change.tx.rows(
    { id: text },
    `select id from contact_messages where returned_from = $1
     union all select id from volunteer_applications where returned_from = $1`,
    [person.id],
  );
  await lockMessages(change.tx, theirs);
  for (const { id } of theirs) await assign({ ...change, id }, person);
};
