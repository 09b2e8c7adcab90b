import { createTransport } from "nodemailer";
import { mailOptions } from "./compose.ts";
import type { Transport } from "./mail.ts";

/** How long a mail server may be silent, and how long one mail may take in all. */
const defaultTimeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
  /** Well inside the lease of a mail, so that no other process takes it up meanwhile. */
  wholeMail: 120_000,
};

export const smtpTransport = (
  url: string,
  from: string,
  changed: Partial<typeof defaultTimeouts> = {},
): Transport => {
  const { wholeMail, ...timeouts } = { ...defaultTimeouts, ...changed };
  const smtp = createTransport({ url, ...timeouts });
  return {
    async deliver(mail) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      // A server that sends a byte now and then is never silent, and still never done.
      const tooLong = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error("The mail server took too long.")), wholeMail);
      });
      try {
        await Promise.race([smtp.sendMail(mailOptions(mail, from)), tooLong]);
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => smtp.close(),
  };
};

/** Connects, says hello and signs in, as for a mail, and sends none. */
export const tryLogin = async (url: string, changed: Partial<typeof defaultTimeouts> = {}) => {
  const { wholeMail: _, ...timeouts } = { ...defaultTimeouts, ...changed };
  const smtp = createTransport({ url, ...timeouts });
  try {
    await smtp.verify();
  } finally {
    smtp.close();
  }
};
