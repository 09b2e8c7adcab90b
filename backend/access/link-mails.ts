import { letter } from "#backend/mail/letter.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { button, paragraph } from "#backend/mail/parts.ts";
import type { Site } from "#backend/site.ts";
import { linkMinutes } from "./links.ts";

const shared = (to: string) => ({
  to,
  urgency: "first" as const,
  headers: { "Auto-Submitted": "auto-generated" },
});

export const invitationMail = (
  site: Site,
  to: string,
  link: string,
  invitedBy: string,
): OutgoingMail => ({
  ...shared(to),
  key: `desk/invitation/${crypto.randomUUID()}`,
  kind: "desk-invitation",
  subject: `Your invitation to ${site.organisation.name}'s desk`,
  ...letter(site, {
    title: "You are invited to the desk",
    preview: `The link works for ${linkMinutes.invitation} minutes.`,
    parts: [
      paragraph(
        `${invitedBy} invites you to the desk, where ${site.organisation.name}'s staff read messages and look after gifts and pages.`,
      ),
      button("Accept the invitation", link),
      paragraph(
        `The link works once, for ${linkMinutes.invitation} minutes. After that, open the desk and ask there for a new one with this mail address.`,
      ),
      paragraph("If you did not expect this, do nothing."),
    ],
  }),
});

export const signInMail = (site: Site, to: string, link: string): OutgoingMail => ({
  ...shared(to),
  key: `desk/sign-in/${crypto.randomUUID()}`,
  kind: "desk-sign-in",
  subject: `Your link to sign in at ${site.organisation.name}'s desk`,
  ...letter(site, {
    title: "Sign in at the desk",
    preview: `The link works for ${linkMinutes["sign-in"]} minutes.`,
    parts: [
      paragraph("Somebody, probably you, asked to sign in at the desk with this address."),
      button("Sign in", link),
      paragraph(
        `The link works once, for ${linkMinutes["sign-in"]} minutes. If you did not ask for it, do nothing: nobody can come in without it.`,
      ),
    ],
  }),
});
