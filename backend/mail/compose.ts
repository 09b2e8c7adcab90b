import MailComposer from "nodemailer/lib/mail-composer";
import type { StoredMail } from "./mail.ts";

/** Addresses go in as objects, so that nothing in them is read as a list. */
export const mailOptions = (mail: StoredMail, from: string) => ({
  from: { name: mail.senderName, address: from },
  to: { name: "", address: mail.to },
  ...(mail.replyTo ? { replyTo: { name: "", address: mail.replyTo } } : {}),
  subject: mail.subject,
  text: mail.text,
  ...(mail.html ? { html: mail.html } : {}),
  headers: mail.headers ?? {},
  messageId: mail.messageId,
  date: mail.date,
  // A visitor's text is never a file name or an address to fetch.
  disableFileAccess: true,
  disableUrlAccess: true,
});

export const composeRaw = (mail: StoredMail, from: string): Promise<Buffer> =>
  new MailComposer(mailOptions(mail, from)).compile().build();
