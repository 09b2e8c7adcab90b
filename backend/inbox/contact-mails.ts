import { greeting } from "#backend/mail/greeting.ts";
import { automaticReply, letter } from "#backend/mail/letter.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { facts, paragraph, quotation } from "#backend/mail/parts.ts";
import { staffMailbox } from "#backend/mail/staff-mailbox.ts";
import type { Settings } from "#backend/settings.ts";
import type { Site } from "#backend/site.ts";
import { type ContactMessage, contactResponse } from "#rules/contact.ts";

type StoredContact = ContactMessage & { id: string };
/** Sent sooner than one can type it: most likely a browser filled it in, now and then a program. */
type ForStaff = StoredContact & { quick?: boolean };

/** To the people who answer. "Reply" writes to the visitor. */
export const contactForStaff = (
  message: ForStaff,
  settings: Settings,
  site: Site,
): OutgoingMail => ({
  key: `contact/${message.id}/staff`,
  kind: "contact",
  to: staffMailbox(settings, site),
  replyTo: message.email,
  subject: `Website message${message.quick ? " (sent very quickly)" : ""}: ${message.subject}`,
  ...letter(site, {
    title: "A message from the website",
    preview: `From ${message.firstName} ${message.lastName}`,
    parts: [
      facts([
        ["Name", `${message.firstName} ${message.lastName}`],
        ["Email", message.email],
        ["Phone", message.phone || "not given"],
        ["Subject", message.subject],
      ]),
      quotation(message.message),
      paragraph("Answer this mail to write to the sender."),
      paragraph(`Reference ${message.id}`),
    ],
  }),
});

/** To the visitor: it has arrived, and a person will read it. */
export const contactAcknowledgement = (message: StoredContact, site: Site): OutgoingMail => ({
  key: `contact/${message.id}/acknowledgement`,
  kind: "contact-acknowledgement",
  urgency: "last",
  to: message.email,
  subject: "We have your message",
  ...letter(site, {
    title: "We have your message",
    preview: `A person will read it and answer within ${contactResponse}.`,
    parts: [
      paragraph(greeting(message.firstName)),
      paragraph(
        `Thank you for writing to us. Your message has arrived. A person will read it and answer within ${contactResponse}.`,
      ),
      paragraph(`If it cannot wait, please call us at ${site.organisation.phone}.`),
      paragraph(`Reference ${message.id}`),
      paragraph("If you did not write to us, somebody gave your address by mistake: do nothing."),
    ],
  }),
  headers: automaticReply,
});
