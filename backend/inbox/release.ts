import type { Settings } from "#backend/deps.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import type { Database } from "#backend/storage/database.ts";
import type { ContactMessage } from "#rules/contact.ts";
import type { VolunteerApplication } from "#rules/volunteer.ts";
import { contactForStaff } from "./contact-mails.ts";
import { applicationForStaff } from "./volunteer-mails.ts";

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
