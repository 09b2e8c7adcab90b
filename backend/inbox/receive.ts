import type { Deps } from "#backend/deps.ts";
import type { AppContext } from "#backend/http/context.ts";
import {
  formLimits,
  mayAcknowledge,
  mayEmailStaff,
  refuseFlood,
} from "#backend/http/form-limits.ts";
import { readPost, requestKey, type SiteForm } from "#backend/http/form-post.ts";
import { spamIn, suspicionOf } from "#backend/http/suspicion.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import type { Settings } from "#backend/settings.ts";
import type { Site } from "#backend/site.ts";
import { text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { contactFields } from "#rules/contact.ts";
import { checkFields, type Fields, type Values } from "#rules/fields.ts";
import type { Language } from "#rules/languages.ts";
import { volunteerFields } from "#rules/volunteer.ts";
import {
  applicationAcknowledgement,
  applicationForStaff,
  contactAcknowledgement,
  contactForStaff,
} from "./mails.ts";

type Person = { firstName: string; lastName: string; email: string };
type Stored<Sent> = Sent & { id: string; language: Language };

/** Whoever asks for help is the last to be refused. */
export const inboxLimits = {
  messages: formLimits("messages", [40, 60, 120]),
  applications: formLimits("applications", [20, 40, 80]),
};

type Kind<Sent> = {
  what: string;
  /** As a refusal calls several of them, and by which limits. */
  many: keyof typeof inboxLimits;
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

const receives =
  <const Form extends Fields>(form: SiteForm & { fields: Form }, kind: Kind<Values<Form>>) =>
  (deps: Deps) =>
  async (c: AppContext) => {
    const { db, settings } = deps;
    const { body, language, refuse, accept } = await readPost(c, settings, form);
    const checked = checkFields(form.fields, body);
    if ("problems" in checked) return refuse(checked.problems);

    const sent = checked.values;
    const now = deps.now();
    const key = await requestKey(c, sent, now);
    // Its answer was lost: that counts as no other message, and is not refused because of others.
    if (key && (await isStored(db, kind.table, key))) return accept();
    await refuseFlood(deps, c, kind.many, inboxLimits[kind.many]);
    const suspicion = suspicionOf(body) ?? spamIn(sent);
    const columns = kind.columns(sent);

    await db.transaction(async (tx) => {
      const row = { ...columns, language, request_key: key, suspicion, created_at: now };
      const names = Object.keys(row);
      const stored = await tx.row(
        { id: text },
        `insert into ${kind.table} (${names}) values (${names.map((_, at) => `$${at + 1}`)})
         on conflict (request_key) do nothing returning id`,
        Object.values(row),
      );
      // Only what is new uses up emails: the same sending many times at once is one message.
      if (!stored || suspicion !== null) return;
      const message = { ...sent, ...stored, language };
      const site = c.get("site");
      if (await mayEmailStaff(tx))
        await enqueueMail(tx, kind.forStaff(message, settings, site), now);
      else
        await tx.query(`update ${kind.table} set waits_for_digest = true where id = $1`, [
          stored.id,
        ]);
      if (await mayAcknowledge(tx, c, columns.email))
        await enqueueMail(tx, kind.acknowledgement(message, site.in(language)), now);
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
    many: "messages",
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
    many: "applications",
    table: "volunteer_applications",
    columns: (sent) => ({ ...personColumns(sent), application: JSON.stringify(sent) }),
    forStaff: applicationForStaff,
    acknowledgement: applicationAcknowledgement,
  },
);
