import { letter } from "#backend/mail/letter.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { button, type Part, paragraph } from "#backend/mail/parts.ts";
import type { Site } from "#backend/site.ts";
import { linkMinutes, type Purpose } from "./links.ts";

const linkMail = (
  site: Site,
  to: string,
  purpose: Purpose,
  { subject, title, parts }: { subject: string; title: string; parts: Part[] },
): OutgoingMail => ({
  to,
  urgency: "first",
  headers: { "Auto-Submitted": "auto-generated" },
  key: `desk/${purpose}/${crypto.randomUUID()}`,
  kind: `desk-${purpose}`,
  subject,
  ...letter(site, {
    title,
    preview: `The link works for ${linkMinutes[purpose]} minutes.`,
    parts,
  }),
});

export const invitationMail = (site: Site, to: string, link: string, invitedBy: string) =>
  linkMail(site, to, "invitation", {
    subject: `Your invitation to ${site.organisation.name}'s desk`,
    title: "You are invited to the desk",
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
  });

export const signInMail = (site: Site, to: string, link: string) =>
  linkMail(site, to, "sign-in", {
    subject: `Your link to sign in at ${site.organisation.name}'s desk`,
    title: "Sign in at the desk",
    parts: [
      paragraph("Somebody, probably you, asked to sign in at the desk with this address."),
      button("Sign in", link),
      paragraph(
        `The link works once, for ${linkMinutes["sign-in"]} minutes. If you did not ask for it, do nothing: nobody can come in without it.`,
      ),
    ],
  });
