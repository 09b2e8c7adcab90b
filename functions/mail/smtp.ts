import { createTransport } from "nodemailer";
import { mailOptions } from "./compose.ts";
import type { Transport } from "./mail.ts";

/** All of them together stay well inside the lease of a mail. */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};

export const smtpTransport = (
  url: string,
  from: string,
  limits: Partial<typeof timeouts> = {},
): Transport => {
  const smtp = createTransport({ url, ...timeouts, ...limits });
  return {
    async deliver(mail) {
      await smtp.sendMail(mailOptions(mail, from));
    },
    close: () => smtp.close(),
  };
};
