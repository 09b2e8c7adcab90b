import type { Actor, DoneWith } from "#backend/desk/endpoint.ts";
import { Refused } from "#backend/refused.ts";
import { oneOf, type RowOf, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { type Stage, type Status, stageNames, statusNames } from "#rules/inbox.ts";
import { eventKinds, lockMessage, lockMessages, type Stored, writeEvent } from "./message.ts";

/** Who changes messages, and when. */
export type Changing = { tx: Database; by: Actor; now: Date };

export type Change = Changing & { id: string; revision?: number };

const eventRow = { actor: text, kind: oneOf(eventKinds), text };

const inWords = ({ actor, kind, text }: RowOf<typeof eventRow>) =>
  ({
    status: `${actor} marked it as ${statusNames[text as Status]}`,
    assigned: text ? `${actor} assigned it to ${text}` : `${actor} unassigned it`,
    returned: `${actor} unassigned it because ${text} left`,
    stage: `${actor} changed its stage to ${stageNames[text as Stage]}`,
    visit: text ? `${actor} set the visit for ${text}` : `${actor} removed the date of the visit`,
    note: `${actor} added a note`,
    reply: `${actor} replied`,
    answer: `${actor} replied by email`,
  })[kind];

export const messageSeen = async ({ tx, id, revision }: Change): Promise<Stored> => {
  const message = await lockMessage(tx, id);
  if (revision === undefined || revision === message.revision) return message;
  const since = await tx.rows(
    eventRow,
    "select actor, kind, text from message_events where message_id = $1 and revision > $2 order by id",
    [id, revision],
  );
  const what = since.map(inWords).join(", ") || "it was changed";
  throw new Refused(
    "changed-meanwhile",
    `In the meantime, ${what}. Please look at it again; what you typed is still here.`,
  );
};

/** Sent twice by a shaky connection, the first one stands. Other words in the same form are new. */
export const writtenBefore = async (
  { tx, id }: Change,
  mailKey: string,
  written: string,
): Promise<Written | undefined> => {
  const message = await lockMessage(tx, id);
  const earlier = await tx.row(
    eventRow,
    "select actor, kind, text from message_events where message_id = $1 and mail_key = $2",
    [id, mailKey],
  );
  if (!earlier) return undefined;
  if (earlier.text !== written) {
    const [done, again] = earlier.kind === "reply" ? ["sent", "send"] : ["saved", "save"];
    throw new Refused(
      "changed-meanwhile",
      `This ${earlier.kind} was already ${done}, with different words. Nothing was ${done} this time. If this is another ${earlier.kind}, ${again} it as another one.`,
      { earlier: id },
    );
  }
  const { revision, status, assignedId } = message;
  return {
    action: `sent the form of a ${earlier.kind} again`,
    about: aboutMessage(id),
    answer: { revision, before: { status, assignedId } },
  };
};

type Event = Pick<RowOf<typeof eventRow>, "kind" | "text"> & {
  mailKey?: string;
  columns?: Record<string, unknown>;
  /** For the log: what was done and, where it has to be said, to what end. */
  action: string;
  to?: string;
};

/** The revision that the next change has to name, and what to go back to. */
type Written = DoneWith<{
  revision: number;
  before: { status: Status; assignedId: string | null };
}>;

/** The log keeps no visitor's name: it names a message by its reference. */
const aboutMessage = (id: string) => `message ${id.slice(0, 8)}`;

/** Answers the next revision. */
export const write = async (
  change: Change,
  message: Stored,
  { action, to, ...event }: Event,
): Promise<Written> => {
  const { id, status, assignedId } = message;
  const revision = await writeEvent(change, message, event);
  const about = `${aboutMessage(id)}${to ? `: ${to}` : ""}`;
  return { action, about, answer: { revision, before: { status, assignedId } } };
};

export type Several = { id: string; revision: number }[];

/** The same with each of them. What was changed meanwhile stays as it is and is counted. */
export const eachOf = async (
  change: Changing,
  messages: Several,
  act: (one: Change) => Promise<Written>,
) => {
  await lockMessages(change.tx, messages);
  const done: (Written & { id: string })[] = [];
  const refused: Refused[] = [];
  for (const { id, revision } of messages)
    try {
      done.push({ id, ...(await act({ ...change, id, revision })) });
    } catch (error) {
      // It is thrown before anything is written.
      if (!(error instanceof Refused)) throw error;
      refused.push(error);
    }
  const [first, ...also] = done;
  if (!first) throw refused.find(({ reason }) => reason !== "changed-meanwhile") ?? allChanged();
  const { action, about } = first;
  const changed = done.map(({ id, answer }) => ({ id, ...answer }));
  return { action, ...(about && { about }), also, answer: { changed, left: refused.length } };
};

const allChanged = () =>
  new Refused(
    "changed-meanwhile",
    "Nothing was changed, because someone else changed these messages in the meantime. Please look at them again.",
  );
