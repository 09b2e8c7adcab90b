import {
  beginDraft,
  endDraftSeen,
  keepRevision,
  lockPublishing,
  publishRevision,
  refuseIfFull,
  revisionOf,
} from "#backend/content/face.ts";
import type { Actor, Done, DoneWith } from "#backend/desk/endpoint.ts";
import { dateTime } from "#backend/plain-text.ts";
import { invalid } from "#backend/refused.ts";
import type { Database } from "#backend/storage/database.ts";
import { addressFor, emptyLetter, type Letter, letterName, letterSchema } from "#content/letter.ts";
import type { Snapshot } from "#content/snapshot.ts";
import { type Checking, checkContent } from "./check.ts";
import { finished } from "./compose.ts";
import { stopLetter } from "./stopping.ts";
import { findLetter, type LetterRow, takenAddresses } from "./store.ts";

/** What staff do with letters. */

type Editing = { tx: Database; by: Actor; now: Date };

/** More than anybody finds their way in. */
const mostDrafts = 200;

const countDrafts = (tx: Database) =>
  tx.count("select count(*) as n from letters where state = 'draft'");

/** A new one, empty or with what another said. */
export const beginLetter = async (
  editing: Editing,
  from: string | undefined,
): Promise<DoneWith<{ id: string }>> => {
  const { tx, by, now } = editing;
  if ((await countDrafts(tx)) >= mostDrafts)
    throw invalid("There are 200 newsletters that were never sent. Please delete some of them.");
  await refuseIfFull(tx, by);
  const id = crypto.randomUUID();
  await tx.query("insert into letters (id, created_at, created_by) values ($1, $2, $3)", [
    id,
    now,
    by.name,
  ]);
  await beginDraft(editing, letterName(id), from ? await copyOf(tx, from) : emptyLetter);
  return { action: "started a newsletter", answer: { id } };
};

const copyOf = async (tx: Database, from: string): Promise<Letter> => {
  const { revision } = await findLetter(tx, from);
  if (revision === null) throw invalid("Only a newsletter that was sent can be copied.");
  const letter = letterSchema.parse(await revisionOf(tx, letterName(from), revision));
  return { ...letter, day: "", address: "", onSite: "no" };
};

const refuseUnless = ({ state }: LetterRow, ...states: LetterRow["state"][]) => {
  if (!states.includes(state))
    throw invalid("This newsletter has changed in the meantime. Please look at it again.");
};

type Seen = { id: string; revision: number };

export const deleteDraft = async (editing: Editing, { id, revision }: Seen): Promise<Done> => {
  const { tx } = editing;
  refuseUnless(await findLetter(tx, id, true), "draft");
  const content = await endDraftSeen(editing, { name: letterName(id), revision });
  await tx.query("delete from letters where id = $1", [id]);
  return { action: "deleted a newsletter", about: subjectIn(content) };
};

const subjectIn = (content: unknown) => {
  const { subject } = (content ?? {}) as { subject?: unknown };
  return typeof subject === "string" && subject ? subject : "without a subject";
};

type Order = Seen & {
  at: Date | undefined;
  emailsAnHour: number;
  onSite: boolean;
  forNewReaders: boolean;
};

const chicagoDay = (at: Date) => dateTime(at).slice(0, 10);

/** Farther ahead is a slip of the finger. */
const farthestDays = 366;

/** Kept before what goes out, for whoever calls it off. */
const asWritten = "As it was written";

/** What was checked is what goes out: from here on nobody changes it. */
export const orderSending = async (
  editing: Editing,
  deps: Omit<Checking, "db">,
  snapshot: Snapshot,
  order: Order,
): Promise<Done> => {
  const { tx, by, now } = editing;
  const { id } = order;
  const at = order.at && order.at > now ? order.at : now;
  if (at.getTime() > now.getTime() + farthestDays * 86_400_000)
    throw invalid("Please choose a time within a year.");
  const name = letterName(id);
  refuseUnless(await findLetter(tx, id, true), "draft");
  const content = await endDraftSeen(editing, { name, revision: order.revision });
  const { problems } = await checkContent({ ...deps, db: tx }, snapshot, { id, content }, now);
  const [wrong] = problems.filter(({ blocks }) => blocks);
  if (wrong) throw invalid(`${wrong.label}: ${wrong.message}`);
  const letter = finished(content, snapshot, now);
  const frozen = letterSchema.parse({
    ...letter,
    day: chicagoDay(at),
    address: addressFor(letter.subject, [
      ...takenAddresses(snapshot),
      ...(await addressesOfScheduled(tx)),
    ]),
    onSite: order.onSite ? "yes" : "no",
  });
  await keepRevision(editing, name, content, asWritten);
  const number = await keepRevision(editing, name, frozen, `Newsletter: ${letter.subject}`);
  await tx.query(
    `update letters set state = 'scheduled', revision = $2, subject = $3, send_at = $4,
       hourly_pace = $5, for_new_readers = $6, sent_by = $7, sent_by_id = $8,
       stopped_reason = null
     where id = $1`,
    [id, number, letter.subject, at, order.emailsAnHour, order.forNewReaders, by.name, by.id],
  );
  return order.at
    ? { action: "scheduled a newsletter", about: `${letter.subject}, for ${dateTime(at)}` }
    : { action: "sent a newsletter", about: letter.subject };
};

const addressesOfScheduled = async (tx: Database) => {
  const scheduled = (await tx.query(
    "select id, revision from letters where state = 'scheduled'",
  )) as { id: string; revision: number }[];
  const letters = [];
  for (const { id, revision } of scheduled)
    letters.push((await revisionOf(tx, letterName(id), revision)) as Letter);
  return letters.map(({ address }) => address);
};

/** Nothing has gone out: it is a draft again, as it was. */
export const cancelLetter = async (editing: Editing, id: string): Promise<Done> => {
  const { tx } = editing;
  const letter = await findLetter(tx, id, true);
  const isUnsent = letter.state === "stopped" && letter.startedAt === null;
  if (!isUnsent) refuseUnless(letter, "scheduled");
  const written = await revisionOf(tx, letterName(id), (letter.revision ?? 0) - 1);
  await tx.query(
    `update letters set state = 'draft', revision = null, send_at = null, stopped_reason = null
     where id = $1`,
    [id],
  );
  await beginDraft(editing, letterName(id), written);
  return { action: "canceled a newsletter", about: letter.subject };
};

export const stopByHand = async ({ tx, by }: Editing, id: string): Promise<Done> => {
  const letter = await findLetter(tx, id, true);
  refuseUnless(letter, "sending");
  await stopLetter(tx, id, `${by.name} stopped it.`);
  return { action: "stopped a newsletter", about: letter.subject };
};

export const goOn = async ({ tx, now }: Editing, id: string): Promise<Done> => {
  const letter = await findLetter(tx, id, true);
  refuseUnless(letter, "stopped");
  await tx.query(
    `update letters set state = $3, send_at = case when started_at is null then $2 else send_at end,
       counted_from = $2, stopped_reason = null, wait_until = null
     where id = $1`,
    [id, now, letter.startedAt ? "sending" : "scheduled"],
  );
  return { action: "resumed a stopped newsletter", about: letter.subject };
};

/** A person has decided that some may get it twice. */
export const sendUnknownAgain = async ({ tx, now }: Editing, id: string): Promise<Done> => {
  const letter = await findLetter(tx, id, true);
  refuseUnless(letter, "sending", "sent");
  const again = await tx.query(
    `update letter_deliveries
     set state = 'waiting', attempts = 0, next_attempt_at = $2, settled_at = null, lease = null
     where letter_id = $1 and state = 'unknown' returning 1`,
    [id, now],
  );
  if (again.length === 0) throw invalid("There's no one left to send it to again.");
  await tx.query(
    "update letters set state = 'sending', finished_at = null, counted_from = $2 where id = $1",
    [id, now],
  );
  return {
    action: "sent a newsletter again where the outcome was not known",
    about: `${letter.subject}: ${again.length}`,
  };
};

/** Shown on the site or not. What readers got stays what it was. */
export const showLetter = async (
  editing: Editing,
  snapshot: Snapshot,
  { id, on }: { id: string; on: boolean },
): Promise<Done> => {
  const { tx } = editing;
  await lockPublishing(tx);
  const letter = await findLetter(tx, id, true);
  if (letter.startedAt === null) throw invalid("This newsletter hasn't gone out yet.");
  const name = letterName(id);
  const content = letterSchema.parse(
    snapshot.documents[name] ?? (await revisionOf(tx, name, letter.revision ?? 0)),
  );
  const next = { ...content, onSite: on ? "yes" : "no" };
  const note = on ? "Shown on the site" : "Taken off the site";
  const number = await keepRevision(editing, name, next, note);
  await publishRevision(editing, name, number, `${note}: ${letter.subject}`);
  return {
    action: on ? "showed a newsletter on the site" : "took a newsletter off the site",
    about: letter.subject,
  };
};
