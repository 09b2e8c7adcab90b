import { letter } from "#backend/mail/letter.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { button, paragraph } from "#backend/mail/parts.ts";
import type { Site } from "#backend/site.ts";

export const linkMinutes = 30;

export const linkMail = (site: Site, to: string, link: string, test: boolean): OutgoingMail => ({
  key: `giving link ${crypto.randomUUID()}`,
  kind: "giving-link",
  urgency: test ? "last" : "first",
  to,
  headers: { "Auto-Submitted": "auto-generated" },
  subject: `${test ? "[Test] " : ""}Your link to My giving at ${site.organisation.name}`,
  ...letter(site, {
    title: "Open My giving",
    test,
    preview: `The link works once, for ${linkMinutes} minutes.`,
    parts: [
      paragraph(
        "Someone, probably you, asked to see the gifts and receipts under this email address.",
      ),
      button("Open My giving", link),
      paragraph(
        `The link works once, for ${linkMinutes} minutes. If you did not ask for it, you can ignore this email: nobody sees anything without it.`,
      ),
    ],
  }),
});
