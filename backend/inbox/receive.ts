import type { Deps } from "#backend/deps.ts";
import type { AppContext } from "#backend/http/context.ts";
import { mayAcknowledge, mayEmailStaff, refuseFlood } from "#backend/http/form-limits.ts";
import { readPost, type SiteForm } from "#backend/http/form-post.ts";
import { requestKey } from "#backend/http/request-key.ts";
import { spamIn, suspicionOf, wasQuick } from "#backend/http/suspicion.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import type { Settings } from "#backend/settings.ts";
import type { Site } from "#backend/site.ts";
import { text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { contactFields } from "#rules/contact.ts";
import { checkFields, type Fields, type Values } from "#rules/fields.ts";
import { volunteerFields } from "#rules/volunteer.ts";
import {
  applicationAcknowledgement,
  applicationForStaff,
  contactAcknowledgement,
  contactForStaff,
} from "./mails.ts";

type Person = { firstName: string; lastName: string; email: string };
type Stored<Sent> = Sent & { id: string; quick: boolean };

/** What one of the two forms has of its own. */
type Kind<Sent> = {
  /** As the log names it. */
  what: string;
  limit: "messages" | "applications";
  table: "contact_messages" | "volunteer_applications";
  columns: (sent: Sent) => { email: string; [column: string]: unknown };
  forStaff: (stored: Stored<Sent>, settings: Settings, site: Site) => OutgoingMail;
  acknowledgement: (stored: Stored<Sent>, site: Site) => OutgoingMail;
};

const personColumns = ({ firstName, lastName, email }: Person) => ({
  first_name: firstName,
  last_name: lastName,
  email,
});

/** Stores what was sent and queues its mails in one transaction; only then says success. */
const receives =
  <const Form extends Fields>(form: SiteForm & { fields: Form }, kind: Kind<Values<Form>>) =>
  (deps: Deps) =>
  async (c: AppContext) => {
    const { db, settings } = deps;
    const { body, refuse, accept } = await readPost(c, settings, form);
    const checked = checkFields(form.fields, body);
    if ("problems" in checked) return refuse(checked.problems);

    const sent = checked.values;
    const now = deps.now();
    const key = await requestKey(c, sent, now);
    // Its answer was lost: that counts as no other message, and is not refused because of others.
    if (key && (await isStored(db, kind.table, key))) return accept();
    await refuseFlood(deps, c, kind.limit);
    const suspicion = suspicionOf(body) ?? spamIn(sent);
    const columns = kind.columns(sent);
    const acknowledge = suspicion === null && (await mayAcknowledge(deps, c, columns.email));
    const emailStaff = suspicion === null && (await mayEmailStaff(deps));

    await db.transaction(async (tx) => {
      const row = {
        ...columns,
        request_key: key,
        suspicion,
        created_at: now,
        waits_for_digest: suspicion === null && !emailStaff,
      };
      const names = Object.keys(row);
      const stored = await tx.row(
        { id: text },
        `insert into ${kind.table} (${names}) values (${names.map((_, at) => `$${at + 1}`)})
         on conflict (request_key) do nothing returning id`,
        Object.values(row),
      );
      if (!stored) return;
      const message = { ...sent, ...stored, quick: wasQuick(body) };
      const site = c.get("site");
      if (emailStaff) await enqueueMail(tx, kind.forStaff(message, settings, site), now);
      if (acknowledge) await enqueueMail(tx, kind.acknowledgement(message, site), now);
    });
    deps.log(`${kind.what} stored`, { requestId: c.get("requestId"), suspicion });
    return accept();
  };

const isStored = async (db: Database, table: string, key: string) =>
  (await db.query(`select 1 from ${table} where request_key = $1`, [key])).length > 0;

export const sendContactForm = receives(
  {
    fields: contactFields,
    notSent: "Your message was not sent",
    submit: "Send Message",
    sentAt: "/contact#sent",
  },
  {
    what: "contact message",
    limit: "messages",
    table: "contact_messages",
    columns: ({ phone, subject, message, ...person }) => ({
      ...personColumns(person),
      phone: phone || null,
      subject,
      message,
    }),
    forStaff: contactForStaff,
    acknowledgement: contactAcknowledgement,
  },
);

export const sendVolunteerApplication = receives(
  {
    fields: volunteerFields,
    notSent: "Your application was not sent",
    submit: "Submit Volunteer Application",
    sentAt: "/volunteer#sent",
  },
  {
    what: "volunteer application",
    limit: "applications",
    table: "volunteer_applications",
    columns: (sent) => ({ ...personColumns(sent), application: JSON.stringify(sent) }),
    forStaff: applicationForStaff,
    acknowledgement: applicationAcknowledgement,
  },
);
