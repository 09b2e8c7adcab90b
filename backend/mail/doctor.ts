import type { Finding } from "#backend/doctor/finding.ts";
import type { Env } from "#backend/env.ts";
import { smtpTransport, tryLogin } from "./smtp.ts";

/** A person waits for the answer. */
const smtpTimeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 8_000 };

const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split("\n")[0]?.trim();

type MailEnv = Pick<Env, "SITE_URL" | "SMTP_URL" | "MAIL_FROM" | "STAFF_EMAIL">;

/** Whether the mail server takes our name and password. Nothing is sent. */
export const checkMailServer = async ({ SMTP_URL }: MailEnv): Promise<Finding[]> => {
  if (!SMTP_URL) return [];
  try {
    await tryLogin(SMTP_URL, smtpTimeouts);
    return [];
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    const refused = code === "EAUTH" || responseCode === 535;
    return [
      refused
        ? {
            level: "error",
            about: "mail-login",
            says: `The mail server refuses the name or the password in SMTP_URL: ${reasonOf(error)}`,
            remedy:
              "Correct them; characters such as @ : / in a password are written as %40 %3A %2F.",
          }
        : {
            level: "error",
            about: "mail-server-away",
            says: `The mail server in SMTP_URL does not answer: ${reasonOf(error)}`,
            remedy:
              "Check its name and port (465 with smtps://, 587 with smtp://), and that this machine may reach it.",
          },
    ];
  }
};

/** Sends one mail to staff, past the queue, and says how it went. */
export const sendTestMail = async (env: MailEnv, now: Date): Promise<Finding[]> => {
  if (!env.SMTP_URL)
    return [
      {
        level: "warning",
        about: "test-mail",
        says: "No test mail was sent: SMTP_URL is not set.",
        remedy: "Set SMTP_URL first.",
      },
    ];
  const { STAFF_EMAIL: to } = env;
  if (!to)
    return [
      {
        level: "warning",
        about: "test-mail",
        says: "No test mail was sent: STAFF_EMAIL is not set.",
        remedy: "Set STAFF_EMAIL to the mailbox that staff read.",
      },
    ];
  const transport = smtpTransport(env.SMTP_URL, env.MAIL_FROM, smtpTimeouts);
  try {
    await transport.deliver({
      key: `test ${now.toISOString()}`,
      kind: "test",
      to,
      // What the organization calls itself lies in the database, which may be what is amiss.
      senderName: new URL(env.SITE_URL).hostname,
      subject: "A test email from your website",
      messageId: `<${crypto.randomUUID()}@${env.MAIL_FROM.split("@")[1]}>`,
      date: now,
      text: "If you can read this outside the spam folder, email from the site arrives.\n",
    });
    return [
      {
        level: "note",
        about: "test-mail",
        says: `The mail server took a test mail to ${to}.`,
        remedy: "See that it has arrived, and not among spam.",
      },
    ];
  } catch (error) {
    return [
      {
        level: "error",
        about: "test-mail",
        says: `The mail server did not take a test mail from ${env.MAIL_FROM} to ${to}: ${reasonOf(error)}`,
        remedy:
          "Check that this account may send as MAIL_FROM, and that STAFF_EMAIL is written right.",
      },
    ];
  } finally {
    transport.close();
  }
};
