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
    subject: `Your invitation to the ${site.organisation.name} desk`,
    title: "You are invited to the desk",
    parts: [
      paragraph(
        `${invitedBy} invites you to the desk, where ${site.organisation.name} staff answer messages, keep track of gifts and edit the website.`,
      ),
      button("Accept the invitation", link),
      paragraph(
        `The link works once, for ${linkMinutes.invitation} minutes. After that, open the desk and ask for a new one there with this email address.`,
      ),
      paragraph("If you did not expect this, you can ignore this email."),
    ],
  });

export const signInMail = (site: Site, to: string, link: string) =>
  linkMail(site, to, "sign-in", {
    subject: `Your link to sign in to the ${site.organisation.name} desk`,
    title: "Sign in to the desk",
    parts: [
      paragraph("Someone, probably you, asked to sign in to the desk with this email address."),
      button("Sign in", link),
      paragraph(
        `The link works once, for ${linkMinutes["sign-in"]} minutes. If you did not ask for it, you can ignore this email: no one can sign in without it.`,
      ),
    ],
  });
