import { testMark } from "#backend/giving/receipts/receipts.ts";
import { speak } from "#backend/giving/spanish/say.ts";
import { letter } from "#backend/mail/letter.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { button, paragraph } from "#backend/mail/parts.ts";
import type { Site } from "#backend/site.ts";

export const linkMinutes = 30;

export const linkMail = (site: Site, to: string, link: string, test: boolean): OutgoingMail => {
  const { say, language } = speak(site.language);
  const n = linkMinutes;
  return {
    key: `giving link ${crypto.randomUUID()}`,
    kind: "giving-link",
    urgency: test ? "last" : "first",
    to,
    headers: { "Auto-Submitted": "auto-generated" },
    subject: `${testMark(!test, language)}${say("Your link to My giving at {us}", { us: site.organisation.name })}`,
    ...letter(site, {
      title: say("Open My giving"),
      test,
      preview: say("The link works once, for {n} minutes.", { n }),
      parts: [
        paragraph(
          say("Someone, probably you, asked to see the gifts and receipts for this email address."),
        ),
        button(say("Open My giving"), link, language),
        paragraph(
          say(
            "The link works once, for {n} minutes. If you did not ask for it, you can ignore this email: no one can see anything without it.",
            { n },
          ),
        ),
      ],
    }),
  };
};
