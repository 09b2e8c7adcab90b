import type { Deps } from "#backend/deps.ts";
import type { AppContext } from "#backend/http/context.ts";
import { mayAcknowledge, mayEmailStaff, refuseFlood } from "#backend/http/form-limits.ts";
import { readPost, type SiteForm } from "#backend/http/form-post.ts";
import { requestKey } from "#backend/http/request-key.ts";
import { suspicionOf, wasQuick } from "#backend/http/suspicion.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { text } from "#backend/storage/columns.ts";
import { contactFields } from "#rules/contact.ts";
import { checkFields } from "#rules/fields.ts";
import { contactAcknowledgement, contactForStaff } from "./contact-mails.ts";
import { isRepeated } from "./repeated.ts";

const contactForm: SiteForm = {
  fields: contactFields,
  notSent: "Your message was not sent",
  submit: "Send Message",
  sentAt: "/contact#sent",
};

/** Stores the message and queues its mails in one transaction; only then says success. */
export const sendContactForm = (deps: Deps) => async (c: AppContext) => {
  const { body, refuse, accept } = await readPost(c, deps.settings, contactForm);
  const checked = checkFields(contactFields, body);
  if ("problems" in checked) return refuse(checked.problems);

  const message = checked.values;
  const key = await requestKey(c, message, deps.now());
  if (await isRepeated(deps.db, "contact_messages", key)) return accept();
  await refuseFlood(deps, c, "messages");
  const suspicion = suspicionOf(body);
  const acknowledge = suspicion === null && (await mayAcknowledge(deps, c, message.email));
  const emailStaff = suspicion === null && (await mayEmailStaff(deps));

  await deps.db.transaction(async (tx) => {
    const stored = await tx.row(
      { id: text },
      `insert into contact_messages (request_key, first_name, last_name, email, phone, subject,
                                     message, suspicion, created_at, waits_for_digest)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       on conflict (request_key) do nothing
       returning id`,
      [
        key,
        message.firstName,
        message.lastName,
        message.email,
        message.phone || null,
        message.subject,
        message.message,
        suspicion,
        deps.now(),
        suspicion === null && !emailStaff,
      ],
    );
    if (!stored || suspicion !== null) return;
    const forStaff = { ...message, ...stored, quick: wasQuick(body) };
    if (emailStaff)
      await enqueueMail(tx, contactForStaff(forStaff, deps.settings, c.get("site")), deps.now());
    if (acknowledge)
      await enqueueMail(
        tx,
        contactAcknowledgement({ ...message, ...stored }, c.get("site")),
        deps.now(),
      );
  });
  deps.log("contact message stored", { requestId: c.get("requestId"), suspicion });
  return accept();
};
