import type { Settings } from "#backend/deps.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import type { Database } from "#backend/storage/database.ts";
import type { ContactMessage } from "#rules/contact.ts";
import type { VolunteerApplication } from "#rules/volunteer.ts";
import { contactForStaff } from "./contact-mails.ts";
import { applicationForStaff } from "./volunteer-mails.ts";

export type ListedMessage = {
  id: string;
  kind: "contact" | "volunteer";
  name: string;
  email: string;
  subject: string;
  suspicion: string | null;
  at: Date;
};

/** Contact messages and applications in one list. */
const everything = `
  select id, 'contact' as kind, first_name || ' ' || last_name as name, email, subject, suspicion,
         created_at as at
  from contact_messages
  union all
  select id, 'volunteer', first_name || ' ' || last_name, email, 'Volunteer application', suspicion,
         created_at
  from volunteer_applications`;

/** The newest messages first: those marked as spam, or the others. */
export const listMessages = (
  db: Database,
  { spam, most }: { spam: boolean; most: number | null },
) =>
  db.query<ListedMessage>(
    `select * from (${everything}) as every
     where suspicion is not null = $1
     order by at desc limit $2`,
    [spam, most],
  );

export const countMessages = async (db: Database) => {
  const [counts] = await db.query<{ kept: number; spam: number }>(
    `select count(*) filter (where suspicion is null) as kept, count(suspicion) as spam
     from (${everything}) as every`,
  );
  return counts ?? { kept: 0, spam: 0 };
};

/** One message with all that was sent, or undefined. */
export const findMessage = async (db: Database, id: string): Promise<object | undefined> => {
  const [contact] = await db.query<object>(
    `select id, first_name, last_name, email, phone, subject, message, suspicion, created_at
     from contact_messages where id::text = $1`,
    [id],
  );
  if (contact) return contact;
  const [volunteer] = await db.query<{ application: object; created_at: Date }>(
    "select application, created_at from volunteer_applications where id::text = $1",
    [id],
  );
  return volunteer && { ...volunteer.application, created_at: volunteer.created_at };
};

/** Mails to staff what was taken for spam by mistake. False when there is no such thing. */
export const releaseMessage = (db: Database, settings: Settings, id: string, now: Date) =>
  db.transaction(async (tx) => {
    const [message] = await tx.query<ContactMessage & { id: string }>(
      `update contact_messages set suspicion = null
       where id::text = $1 and suspicion is not null
       returning id, first_name as "firstName", last_name as "lastName", email,
                 coalesce(phone, '') as phone, subject, message`,
      [id],
    );
    if (message) return enqueueMail(tx, contactForStaff(message, settings), now);
    const [row] = await tx.query<{ id: string; application: VolunteerApplication }>(
      `update volunteer_applications set suspicion = null
       where id::text = $1 and suspicion is not null
       returning id, application`,
      [id],
    );
    if (!row) return false;
    return enqueueMail(tx, applicationForStaff({ ...row.application, id: row.id }, settings), now);
  });
