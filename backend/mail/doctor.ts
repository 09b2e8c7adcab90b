import type { Finding } from "#backend/doctor/finding.ts";
import type { Env } from "#backend/env.ts";
import { openImap } from "./imap.ts";
import { MailboxFailure } from "./mailbox.ts";
import { smtpTransport, tryLogin } from "./smtp.ts";

/** A person waits for the answer. */
const smtpTimeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 8_000 };

const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split("\n")[0]?.trim();

type MailEnv = Pick<Env, "SITE_URL" | "SMTP_URL" | "MAIL_FROM" | "STAFF_EMAIL">;

export const checkMailServer = async ({ SMTP_URL }: MailEnv): Promise<Finding[]> => {
  if (!SMTP_URL) return [];
  try {
    await tryLogin(SMTP_URL, smtpTimeouts);
    return [];
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    const refused = {
      about: "mail-login",
      says: `The email server refuses the name or the password in SMTP_URL: ${reasonOf(error)}`,
      remedy: "Correct them; characters such as @ : / in a password are written as %40 %3A %2F.",
    };
    const away = {
      about: "mail-server-away",
      says: `The email server in SMTP_URL does not answer: ${reasonOf(error)}`,
      remedy:
        "Check its name and port (465 with smtps://, 587 with smtp://), and that this machine may reach it.",
    };
    return [{ level: "error", ...(code === "EAUTH" || responseCode === 535 ? refused : away) }];
  }
};

const mailboxes = [
  { setting: "INBOX_IMAP_URL", about: "mailbox", what: "shared mailbox" },
  { setting: "BOUNCE_IMAP_URL", about: "bounces", what: "mailbox for newsletters that come back" },
] as const;

type MailboxEnv = Partial<Pick<Env, (typeof mailboxes)[number]["setting"]>>;

/** Opens each as the site does, reads nothing, and closes it. */
export const checkMailboxes = async (env: MailboxEnv): Promise<Finding[]> => {
  const findings = await Promise.all(
    mailboxes.map(async (mailbox) => {
      const url = env[mailbox.setting];
      return url ? tryMailbox(url, mailbox) : [];
    }),
  );
  return findings.flat();
};

const tryMailbox = async (
  url: string,
  { setting, about, what }: (typeof mailboxes)[number],
): Promise<Finding[]> => {
  try {
    const mailbox = await openImap(url, { ...smtpTimeouts, whole: 15_000 });
    await mailbox.close();
    return [];
  } catch (error) {
    if (!(error instanceof MailboxFailure)) throw error;
    const refused = {
      about: `${about}-login`,
      says: `The ${what} refuses the name or the password in ${setting}: ${reasonOf(error)}`,
      remedy:
        "Correct them; most providers want an app password here. Characters such as @ : / in a name or password are written as %40 %3A %2F.",
    };
    const away = {
      about: `${about}-away`,
      says: `The ${what} in ${setting} cannot be read: ${reasonOf(error)}`,
      remedy:
        "Check its name and port (993 with imaps://, 143 with imap:// and STARTTLS), and that this machine may reach it.",
    };
    return [{ level: "error", ...(/authenticat/i.test(error.message) ? refused : away) }];
  }
};

const aboutTestMail = (level: Finding["level"], says: string, remedy: string): Finding[] => [
  { level, about: "test-mail", says, remedy },
];

const notSent = (name: string, remedy: string) =>
  aboutTestMail("warning", `No test email was sent: ${name} is not set.`, remedy);

export const sendTestMail = async (env: MailEnv, now: Date): Promise<Finding[]> => {
  const { SMTP_URL, STAFF_EMAIL: to, MAIL_FROM } = env;
  if (!SMTP_URL) return notSent("SMTP_URL", "Set SMTP_URL first.");
  if (!to) return notSent("STAFF_EMAIL", "Set STAFF_EMAIL to the mailbox that staff read.");
  const transport = smtpTransport(SMTP_URL, MAIL_FROM, smtpTimeouts);
  try {
    await transport.deliver({
      key: `test ${now.toISOString()}`,
      kind: "test",
      to,
      // What the organization calls itself lies in the database, which may be what is amiss.
      senderName: new URL(env.SITE_URL).hostname,
      subject: "A test email from your website",
      messageId: `<${crypto.randomUUID()}@${MAIL_FROM.split("@")[1]}>`,
      date: now,
      text: "If you can read this outside the spam folder, email from the site arrives.\n",
    });
    return aboutTestMail(
      "note",
      `The email server accepted a test email to ${to}.`,
      "Check that it arrived, and not in the spam folder.",
    );
  } catch (error) {
    return aboutTestMail(
      "error",
      `The email server did not accept a test email from ${MAIL_FROM} to ${to}: ${reasonOf(error)}`,
      "Check that this account may send as MAIL_FROM, and that STAFF_EMAIL is spelled right.",
    );
  } finally {
    transport.close();
  }
};
