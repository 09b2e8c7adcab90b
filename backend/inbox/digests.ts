import type { Deps } from "#backend/deps.ts";
import { letter } from "#backend/mail/letter.ts";
import { type OutgoingMail, staffMailbox } from "#backend/mail/mail.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { button, command, facts, type Part, paragraph } from "#backend/mail/parts.ts";
import { dateTime } from "#backend/plain-text.ts";
import type { Site } from "#backend/site.ts";
import { type RowOf, text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { type Limit, takeFromLimit } from "#backend/storage/limits.ts";
import { lastUpkeep, noteUpkeep } from "#backend/storage/upkeep.ts";
import { everything } from "./everything.ts";

const toldRow = { id: text, name: text, reach: text, subject: text, at: timestamp };
type Told = RowOf<typeof toldRow>;

const messagesWhere = (db: Database, where: string, parameters: unknown[] = []) =>
  db.rows(
    toldRow,
    `select m.id, m.name, coalesce(m.email, m.phone, '') as reach, m.subject, m.at
     from ${everything} where ${where} order by m.at, m.id`,
    parameters,
  );

/** A flood of messages must not become a flood of paragraphs. */
const mostShown = 25;

const shown = (messages: Told[], end: string, below: (message: Told) => Part[] = () => []) => [
  ...messages.slice(0, mostShown).flatMap((message) => [
    facts([
      ["Received", dateTime(message.at)],
      ["From", `${message.name}, ${message.reach}`],
      ["Subject", message.subject],
    ]),
    ...below(message),
  ]),
  ...(messages.length > mostShown
    ? [paragraph(`And ${messages.length - mostShown} more${end}`)]
    : []),
];

export const composeHeldDigest = (
  held: Told[],
  day: string,
  to: string,
  site: Site,
): OutgoingMail => {
  const count = held.length === 1 ? "One message was" : `${held.length} messages were`;
  return {
    key: `held/${day}`,
    kind: "held-digest",
    to,
    subject: `${count} held as spam`,
    ...letter(site, {
      title: "Held as spam",
      preview: `${count} held and not emailed. Please check if any are from real people.`,
      parts: [
        paragraph(
          `${count} held and not emailed, because a program seems to have sent ${held.length === 1 ? "it" : "them"}.`,
        ),
        ...shown(held, ": npm run staff -- messages --spam", ({ id }) => [
          command(`npm run staff -- messages release ${id}`),
        ]),
        paragraph(
          "If one is from a real person, open it at the desk and press Not spam, or run the command below it. You can ignore the rest.",
        ),
      ],
    }),
  };
};

type DigestDeps = Pick<Deps, "db" | "now" | "settings" | "site">;

/** Read in the morning, with the rest of the mail. */
const sentFromHour = 7;

/** Now and then a person is taken for a program. Answers how many it told of. */
export const sendHeldDigest = async (deps: DigestDeps): Promise<number> => {
  const at = deps.now();
  const [day = "", time = ""] = dateTime(at).split(" ");
  if (Number(time.slice(0, 2)) < sentFromHour) return 0;
  const site = await deps.site();
  return deps.db.transaction(async (tx) => {
    const { digest: toldUntil } = await lastUpkeep(tx, at);
    const held = await messagesWhere(
      tx,
      `m.status = 'spam' and m.suspicion not like 'marked by %'
       and ($1::timestamptz is null or m.at > $1)`,
      [toldUntil ?? null],
    );
    const newest = held.at(-1);
    if (!newest) return 0;
    // One a day, and two processes may come here at once: the mail's key lets one through.
    const mail = composeHeldDigest(held, day, staffMailbox(deps.settings, site), site);
    if (!(await enqueueMail(tx, mail, at))) return 0;
    await noteUpkeep(tx, "digest", held.length, newest.at);
    return held.length;
  });
};

export const composeCrowdDigest = (
  waiting: Told[],
  settings: Pick<Deps["settings"], "siteUrl" | "staffEmail">,
  site: Site,
): OutgoingMail => {
  const isOne = waiting.length === 1;
  const count = isOne ? "One more message" : `${waiting.length} messages`;
  return {
    key: `message-digest/${waiting[0]?.id}`,
    kind: "message-digest",
    to: staffMailbox(settings, site),
    subject: `${count} from the website`,
    ...letter(site, {
      title: "A lot of messages",
      preview: `${count} came in, too many to email one by one.`,
      parts: [
        paragraph(
          `A lot of messages came in a short time, so we did not email ${isOne ? "this one separately" : "these one by one"}. Nothing is lost: all of them are at the desk.`,
        ),
        ...shown(waiting, "."),
        button("Read them at the desk", `${settings.siteUrl}/desk/messages`),
      ],
    }),
  };
};

const oneAnHour: Limit = { name: "digest of messages", most: 1, seconds: 3600 };

/** One email, once an hour at most, about all messages that got none of their own. Answers how many. */
export const sendCrowdDigest = async (deps: DigestDeps): Promise<number> => {
  const site = await deps.site();
  const waiting = (db: Database) => messagesWhere(db, "m.waits_for_digest");
  if ((await waiting(deps.db)).length === 0) return 0;
  return deps.db.transaction(async (tx) => {
    // Its row is held until the end: two processes do not tell of the same messages.
    if (!(await takeFromLimit(tx, oneAnHour, "staff")).allowed) return 0;
    const messages = await waiting(tx);
    if (messages.length === 0) return 0;
    await enqueueMail(tx, composeCrowdDigest(messages, deps.settings, site), deps.now());
    for (const table of ["contact_messages", "volunteer_applications"])
      await tx.query(`update ${table} set waits_for_digest = false where id = any($1::uuid[])`, [
        messages.map(({ id }) => id),
      ]);
    return messages.length;
  });
};
