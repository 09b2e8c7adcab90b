import type { Deps } from "#backend/deps.ts";
import { letter } from "#backend/mail/letter.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { button, facts, paragraph } from "#backend/mail/parts.ts";
import { staffMailbox } from "#backend/mail/staff-mailbox.ts";
import { dateTime } from "#backend/plain-text.ts";
import type { Site } from "#backend/site.ts";
import { type RowOf, text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { type Limit, takeFromLimit } from "#backend/storage/limits.ts";

const waitingRow = { id: text, name: text, email: text, subject: text, at: timestamp };
type Waiting = RowOf<typeof waitingRow>;

const oneAnHour: Limit = { name: "digest of messages", most: 1, seconds: 3600 };

/** A flood of messages must not become a flood of paragraphs. */
const mostShown = 25;

const waitingMessages = (tx: Database) =>
  tx.rows(
    waitingRow,
    `select id, first_name || ' ' || last_name as name, email, subject, created_at as at
     from contact_messages where waits_for_digest
     union all
     select id, first_name || ' ' || last_name, email, 'Volunteer application', created_at
     from volunteer_applications where waits_for_digest
     order by at, id`,
  );

export const composeCrowdDigest = (
  waiting: Waiting[],
  settings: Pick<Deps["settings"], "siteUrl" | "staffEmail">,
  site: Site,
): OutgoingMail => {
  const count = waiting.length === 1 ? "One more message" : `${waiting.length} messages`;
  return {
    key: `message-digest/${waiting[0]?.id}`,
    kind: "message-digest",
    to: staffMailbox(settings, site),
    subject: `${count} from the website`,
    ...letter(site, {
      title: "Very many messages",
      preview: `${count} came, too many to email one by one.`,
      parts: [
        paragraph(
          `Very many messages came in a short time, so we did not email ${waiting.length === 1 ? "this one by itself" : "these one by one"}. Nothing is lost: all of them wait at the desk.`,
        ),
        ...waiting.slice(0, mostShown).map(({ name, email, subject, at }) =>
          facts([
            ["Received", dateTime(at)],
            ["From", `${name}, ${email}`],
            ["Subject", subject],
          ]),
        ),
        ...(waiting.length > mostShown
          ? [paragraph(`And ${waiting.length - mostShown} more.`)]
          : []),
        button("Read them at the desk", `${settings.siteUrl}/desk/messages`),
      ],
    }),
  };
};

/** One email, once an hour at most, about all messages that got none of their own. Answers how many. */
export const sendCrowdDigest = async ({
  db,
  now,
  settings,
  ...deps
}: Pick<Deps, "db" | "now" | "settings" | "site">): Promise<number> => {
  const site = await deps.site();
  return db.transaction(async (tx) => {
    const [any] = await tx.query(
      `select 1 from contact_messages where waits_for_digest
       union all select 1 from volunteer_applications where waits_for_digest limit 1`,
    );
    // Its row is held until the end: two processes do not tell of the same messages.
    if (!any || !(await takeFromLimit(tx, oneAnHour, "staff")).allowed) return 0;
    const waiting = await waitingMessages(tx);
    if (waiting.length === 0) return 0;
    await enqueueMail(tx, composeCrowdDigest(waiting, settings, site), now());
    const ids = waiting.map(({ id }) => id);
    for (const table of ["contact_messages", "volunteer_applications"])
      await tx.query(`update ${table} set waits_for_digest = false where id = any($1::uuid[])`, [
        ids,
      ]);
    return waiting.length;
  });
};
