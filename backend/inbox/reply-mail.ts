import { greeting } from "#backend/mail/greeting.ts";
import { letter } from "#backend/mail/letter.ts";
import { headerText, type OutgoingMail } from "#backend/mail/mail.ts";
import { paragraph, typed } from "#backend/mail/parts.ts";
import type { Site } from "#backend/site.ts";

type Reply = {
  key: string;
  to: string;
  firstName: string;
  subject: string;
  text: string;
  /** Who wrote it, as they are named at the desk. */
  from: string;
  /** The Message-ID of what we wrote to them before, so that mail programs show both together. */
  after?: string | undefined;
};

/**
 * A person's answer to a visitor. It quotes nothing: whoever gave a false address must not learn
 * what the other one wrote. Answers go to the mailbox that all of staff read.
 */
export const replyMail = (reply: Reply, site: Site): OutgoingMail => ({
  key: reply.key,
  kind: "reply",
  urgency: "first",
  to: reply.to,
  subject: `Re: ${reply.subject}`,
  ...letter(site, {
    title: `From ${site.organisation.fullName}`,
    preview: "An answer to what you wrote to us.",
    parts: [
      paragraph(greeting(reply.firstName)),
      typed(reply.text),
      typed([headerText(reply.from), site.organisation.fullName].filter(Boolean).join("\n")),
      paragraph("You can answer this mail: a person will read it."),
    ],
  }),
  ...(reply.after && { headers: { "In-Reply-To": reply.after, References: reply.after } }),
});
