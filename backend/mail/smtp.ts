import { createTransport } from "nodemailer";
import MailComposer from "nodemailer/lib/mail-composer";
import { isLocalAddress } from "#backend/settings.ts";
import { within } from "#backend/within.ts";
import type { EmbeddedPicture, StoredMail, Transport } from "./mail.ts";

const attached = ({ cid, bytes }: EmbeddedPicture) => ({
  cid,
  filename: `${cid}.jpg`,
  contentType: "image/jpeg",
  contentDisposition: "inline" as const,
  content: Buffer.from(bytes),
});

/** Addresses go in as objects, so that nothing in them is read as a list. */
const mailOptions = (mail: StoredMail, from: string) => ({
  from: { name: mail.senderName, address: from },
  to: { name: "", address: mail.to },
  ...(mail.replyTo ? { replyTo: { name: "", address: mail.replyTo } } : {}),
  subject: mail.subject,
  text: mail.text,
  ...(mail.html ? { html: mail.html } : {}),
  headers: mail.headers ?? {},
  ...(mail.pictures && { attachments: mail.pictures.map(attached) }),
  ...(mail.returnPath ? { envelope: { from: mail.returnPath, to: [mail.to] } } : {}),
  messageId: mail.messageId,
  date: mail.date,
  // A visitor's text is never a file name or an address to fetch.
  disableFileAccess: true,
  disableUrlAccess: true,
});

export const composeRaw = (mail: StoredMail, from: string): Promise<Buffer> =>
  new MailComposer(mailOptions(mail, from)).compile().build();

const defaultTimeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
  /** Well inside the lease of a mail, so that no other process takes it up meanwhile. */
  wholeMail: 120_000,
};

/** A password goes through TLS or not at all, except on this machine itself. */
export const needsTls = (url: string) => new URL(url).username !== "" && !isLocalAddress(url);

/** What an address says of STARTTLS outranks other options: there it may not say anything. */
const encrypted = (url: string) => {
  if (!needsTls(url)) return { url };
  const address = new URL(url);
  for (const name of ["requireTLS", "ignoreTLS", "opportunisticTLS"])
    address.searchParams.delete(name);
  return { url: address.href, requireTLS: true };
};

export const smtpTransport = (
  url: string,
  from: string,
  changed: Partial<typeof defaultTimeouts> = {},
): Transport => {
  const { wholeMail, ...timeouts } = { ...defaultTimeouts, ...changed };
  const options = { ...encrypted(url), ...timeouts };
  const smtp = createTransport(options);
  // A server that sends a byte now and then is never silent, and still never done.
  const tooLate = new Error("The email server took too long.");
  const inTime = async (sent: Promise<unknown>) => {
    await within(wholeMail, sent, () => tooLate);
  };
  return {
    deliver: (mail) => inTime(smtp.sendMail(mailOptions(mail, from))),
    lane() {
      // What is tried again is only what was not offered to the server, because it had hung up.
      const open = () =>
        createTransport({ ...options, pool: true, maxConnections: 1, maxRequeues: 1 });
      let connection = open();
      return {
        async deliver(mail) {
          try {
            await inTime(connection.sendMail(mailOptions(mail, from)));
          } catch (error) {
            if (error === tooLate) {
              // It would hold up every email after it.
              connection.close({ force: true });
              connection = open();
            }
            throw error;
          }
        },
        close: () => connection.close(),
      };
    },
    close: () => smtp.close(),
  };
};

export const tryLogin = async (url: string, changed: Partial<typeof defaultTimeouts> = {}) => {
  const { wholeMail: _, ...timeouts } = { ...defaultTimeouts, ...changed };
  const smtp = createTransport({ url, ...timeouts });
  try {
    await smtp.verify();
  } finally {
    smtp.close();
  }
};
