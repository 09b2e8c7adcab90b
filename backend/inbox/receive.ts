import type { Deps } from "#backend/deps.ts";
import type { AppContext } from "#backend/http/context.ts";
import {
  formLimits,
  mayAcknowledge,
  mayEmailStaff,
  refuseFlood,
} from "#backend/http/form-limits.ts";
import { fieldsOf, readPost, requestKey, type SiteForm } from "#backend/http/form-post.ts";
import { spamIn, suspicionOf } from "#backend/http/suspicion.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import type { Settings } from "#backend/settings.ts";
import type { Site } from "#backend/site.ts";
import { text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { contactFields } from "#rules/contact.ts";
import { checkFields, type Fields, type Values } from "#rules/fields.ts";
import { helpFields } from "#rules/help.ts";
import type { Language } from "#rules/languages.ts";
import { volunteerFields } from "#rules/volunteer.ts";
import { groupFields } from "#rules/volunteer-group.ts";
import { roleField } from "#rules/volunteer-roles.ts";
import { subjectOfCall } from "./calls.ts";
import { groupAcknowledgement, groupForStaff } from "./group-mails.ts";
import {
  applicationAcknowledgement,
  applicationForStaff,
  contactAcknowledgement,
  contactForStaff,
} from "./mails.ts";
import { type Asked, askedRoles, openOf } from "./roles.ts";

type Person = { firstName: string; lastName: string; email: string };
type Stored<Kept> = Kept & { id: string; language: Language };

/** Whoever asks for help is the last to be refused. */
export const inboxLimits = {
  messages: formLimits("messages", [40, 60, 120]),
  requests: formLimits("requests", [40, 60, 120]),
  applications: formLimits("applications", [20, 40, 80]),
  groups: formLimits("groups", [10, 20, 40]),
};

type Kind<Sent, Kept> = {
  what: string;
  /** By which limits, and as a refusal calls several of them. */
  limits: keyof typeof inboxLimits;
  many: string;
  table: "contact_messages" | "volunteer_applications";
  /** What was sent, together with what we know of it now. */
  read: (sent: Sent, site: Site) => Kept;
  columns: (kept: Kept) => { email: string | null; [column: string]: unknown };
  forStaff: (stored: Stored<Kept>, settings: Settings, site: Site) => OutgoingMail;
  /** Nothing where there is no address to send it to. */
  acknowledgement?: (stored: Stored<Kept>, site: Site) => OutgoingMail;
};

const personColumns = ({ firstName, lastName, email }: Person) => ({
  first_name: firstName,
  last_name: lastName,
  email,
});

const receives =
  <const Form extends Fields, Kept extends object>(
    form: SiteForm<Form>,
    kind: Kind<Values<Form>, Kept>,
  ) =>
  (deps: Deps) =>
  async (c: AppContext) => {
    const { db, settings } = deps;
    const { body, language, refuse, accept } = await readPost(c, settings, form);
    const site = c.get("site");
    const checked = checkFields(fieldsOf(form, site), body);
    if ("problems" in checked) return refuse(checked.problems);

    const sent = checked.values;
    const now = deps.now();
    const key = await requestKey(c, sent, now);
    // Its answer was lost: that counts as no other message, and is not refused because of others.
    if (key && (await isStored(db, kind.table, key))) return accept();
    await refuseFlood(deps, c, kind.many, inboxLimits[kind.limits]);
    const suspicion = suspicionOf(body) ?? spamIn(sent);
    const kept = kind.read(sent, site);
    const columns = kind.columns(kept);

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
      const message = { ...kept, ...stored, language };
      if (await mayEmailStaff(tx))
        await enqueueMail(tx, kind.forStaff(message, settings, site), now);
      else
        await tx.query(`update ${kind.table} set waits_for_digest = true where id = $1`, [
          stored.id,
        ]);
      const { acknowledgement } = kind;
      if (acknowledgement && columns.email && (await mayAcknowledge(tx, c, columns.email)))
        await enqueueMail(tx, acknowledgement(message, site.in(language)), now);
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
    ...{ limits: "messages", many: "messages" },
    table: "contact_messages",
    read: (sent) => sent,
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

/** A message with a phone number and no address. */
export const askForHelp = receives(
  {
    fields: helpFields,
    words: ({ callForm }) => callForm(),
    notSent: "Your request was not sent",
    submit: "Ask for a Call",
    sentAt: "/help#asked",
  },
  {
    what: "request for a call",
    ...{ limits: "requests", many: "requests" },
    table: "contact_messages",
    read: (sent) => sent,
    columns: ({ name, phone, topic, words }) => ({
      first_name: name,
      last_name: "",
      email: null,
      phone,
      subject: subjectOfCall(topic),
      message: words,
    }),
    forStaff: ({ name, topic, words, ...sent }, settings, site) =>
      contactForStaff(
        {
          ...sent,
          firstName: name,
          lastName: "",
          email: null,
          subject: subjectOfCall(topic),
          message: words,
        },
        settings,
        site,
      ),
  },
);

/** The rows of both kinds of applications hold the whole form as it was sent. */
const applicationColumns = <Sent extends Person & Asked>({ known, ...sent }: Sent) => {
  const { roles, ...specified } = sent;
  return {
    ...personColumns(sent),
    application: JSON.stringify(roles.length > 0 ? sent : specified),
    roles: known.map(({ title }) => title),
  };
};

export const sendVolunteerApplication = receives(
  {
    fields: ({ roles }: Site) => ({ ...volunteerFields, role: roleField(openOf(roles)) }),
    notSent: "Your application was not sent",
    submit: "Submit Volunteer Application",
    sentAt: "/volunteer#sent",
  },
  {
    what: "volunteer application",
    ...{ limits: "applications", many: "applications" },
    table: "volunteer_applications",
    read: ({ role, ...sent }, site) => ({ ...sent, ...askedRoles(site, role ? [role] : []) }),
    columns: applicationColumns,
    forStaff: applicationForStaff,
    acknowledgement: applicationAcknowledgement,
  },
);

export const sendGroupApplication = receives(
  {
    fields: ({ groupForm }: Site) => groupFields(groupForm().roles),
    words: ({ groupForm }) => groupForm(),
    notSent: "Your group is not signed up yet",
    submit: "Sign Up Our Group",
    sentAt: "/volunteer/groups#sent",
  },
  {
    what: "group application",
    ...{ limits: "groups", many: "applications" },
    table: "volunteer_applications",
    read: (sent, site) => ({ ...sent, ...askedRoles(site, sent.roles) }),
    columns: (kept) => ({ ...applicationColumns(kept), kind: "group" }),
    forStaff: groupForStaff,
    acknowledgement: groupAcknowledgement,
  },
);
