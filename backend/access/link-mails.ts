import { letter } from "#backend/mail/letter.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { button, type Part, paragraph } from "#backend/mail/parts.ts";
import type { Site } from "#backend/site.ts";
import { lastsInWords, type Purpose } from "./links.ts";

const linkMail = (
  site: Site,
  to: string,
  purpose: Purpose,
  {
    subject,
    title,
    lasts,
    parts,
  }: Record<"subject" | "title" | "lasts", string> & { parts: Part[] },
): OutgoingMail => ({
  to,
  urgency: "first",
  headers: { "Auto-Submitted": "auto-generated" },
  key: `desk/${purpose}/${crypto.randomUUID()}`,
  kind: `desk-${purpose}`,
  subject,
  ...letter(site, {
    title,
    preview: `The link works for ${lasts}.`,
    parts,
  }),
});

export const invitationMail = (site: Site, to: string, link: string, invitedBy: string) =>
  linkMail(site, to, "invitation", {
    subject: `Your invitation to the ${site.organisation.name} desk`,
    title: "You're invited to the desk",
    lasts: lastsInWords.invitation,
    parts: [
      paragraph(
        `${invitedBy} invited you to the desk, where ${site.organisation.name} staff answer messages, keep track of gifts and edit the website.`,
      ),
      button("Accept the invitation", link),
      paragraph(
        `The link works once, for ${lastsInWords.invitation}. After that, open the desk and ask for a new one there with this email address.`,
      ),
      paragraph("If you weren't expecting this, you can ignore this email."),
    ],
  });

/** Whoever was invited and never came gets the same letter: their link lasts as an invitation does. */
export const signInMail = (site: Site, to: string, link: string, lasts: string) =>
  linkMail(site, to, "sign-in", {
    subject: `Your link to sign in to the ${site.organisation.name} desk`,
    title: "Sign in to the desk",
    lasts,
    parts: [
      paragraph("Someone, probably you, asked to sign in to the desk with this email address."),
      button("Sign in", link),
      paragraph(
        `The link works once, for ${lasts}. If you did not ask for it, you can ignore this email: no one can sign in without it.`,
      ),
    ],
  });
