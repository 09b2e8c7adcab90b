import type { Deps } from "#backend/deps.ts";
import { letter } from "#backend/mail/letter.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { command, facts, paragraph } from "#backend/mail/parts.ts";
import { staffMailbox } from "#backend/mail/staff-mailbox.ts";
import { dateTime } from "#backend/plain-text.ts";
import type { Site } from "#backend/site.ts";
import { type RowOf, text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { lastUpkeep, noteUpkeep } from "#backend/storage/upkeep.ts";
import { everything } from "./everything.ts";

const heldRow = { id: text, name: text, email: text, subject: text, at: timestamp };
type Held = RowOf<typeof heldRow>;

/** Read in the morning, with the rest of the mail. */
const sentFromHour = 7;

/** A flood of spam must not become a flood of paragraphs. */
const mostShown = 25;

const chicago = (now: Date) => {
  const [day = "", time = ""] = dateTime(now).split(" ");
  return { day, hour: Number(time.slice(0, 2)) };
};

const heldSince = (db: Database, since: Date | undefined) =>
  db.rows(
    heldRow,
    `select m.id, m.first_name || ' ' || m.last_name as name, m.email, m.subject, m.at
     from ${everything}
     where m.status = 'spam' and m.suspicion not like 'marked by %'
       and ($1::timestamptz is null or m.at > $1)
     order by m.at, m.id`,
    [since ?? null],
  );

export const composeDigest = (held: Held[], day: string, to: string, site: Site): OutgoingMail => {
  const count = held.length === 1 ? "One message was" : `${held.length} messages were`;
  return {
    key: `held/${day}`,
    kind: "held-digest",
    to,
    subject: `${count} held as spam`,
    ...letter(site, {
      title: "Held as spam",
      preview: `${count} kept and not mailed. Is a person among them?`,
      parts: [
        paragraph(`${count} kept and not mailed, because a program seemed to have sent it.`),
        ...held.slice(0, mostShown).flatMap(({ id, name, email, subject, at }) => [
          facts([
            ["Received", dateTime(at)],
            ["From", `${name}, ${email}`],
            ["Subject", subject],
          ]),
          command(`npm run staff -- messages release ${id}`),
        ]),
        ...(held.length > mostShown
          ? [paragraph(`And ${held.length - mostShown} more: npm run staff -- messages --spam`)]
          : []),
        paragraph(
          "If a person wrote it, release it at the desk or with the line below it. Nothing needs to be done about the rest.",
        ),
      ],
    }),
  };
};

/**
 * Once a day, if anything was held since the last time: staff look it through, because now and
 * then a person is taken for a program. Answers how many it told of.
 */
export const sendHeldDigest = async ({
  db,
  now,
  settings,
  ...deps
}: Pick<Deps, "db" | "now" | "settings" | "site">): Promise<number> => {
  const at = now();
  const { day, hour } = chicago(at);
  if (hour < sentFromHour) return 0;
  const site = await deps.site();
  return db.transaction(async (tx) => {
    const { digest: toldUntil } = await lastUpkeep(tx, at);
    const held = await heldSince(tx, toldUntil);
    const newest = held.at(-1);
    if (!newest) return 0;
    // One a day, and two processes may come here at once: the mail's key lets one through.
    const mail = composeDigest(held, day, staffMailbox(settings, site), site);
    if (!(await enqueueMail(tx, mail, at))) return 0;
    await noteUpkeep(tx, "digest", held.length, newest.at);
    return held.length;
  });
};
