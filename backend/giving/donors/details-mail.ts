import type { Recording } from "#backend/giving/ledger/recording.ts";
import { longDate, testMark } from "#backend/giving/receipts/receipts.ts";
import { mayTest } from "#backend/giving/receipts/test-mails.ts";
import { speak } from "#backend/giving/spanish/say.ts";
import { letter } from "#backend/mail/letter.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { paragraph, smallLink } from "#backend/mail/parts.ts";
import { boolean, nullable, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import type { Language } from "#rules/languages.ts";
import { ofDonor } from "./own-gifts.ts";
import { inLanguage } from "./paths.ts";

/** What was changed is not repeated: whoever reads this mailbox can look. */
export const composeDetailsChanged = (
  to: string,
  { livemode, language }: { livemode: boolean; language: Language },
  { now, settings, site: english }: Pick<Recording, "now" | "settings" | "site">,
): OutgoingMail => {
  const site = english.in(language);
  const { say } = speak(language);
  const title = say("Your details for receipts have changed");
  const what = say(
    "The name or mailing address for your receipts was changed on My giving on {date}. The change will appear starting with your next gift.",
    { date: longDate(now, language) },
  );
  const { email, phone } = site.organisation;
  return {
    key: `donor details ${crypto.randomUUID()}`,
    kind: "details-changed",
    urgency: livemode ? "first" : "last",
    to,
    headers: { "Auto-Submitted": "auto-generated" },
    subject: `${testMark(livemode, language)}${title}`,
    ...letter(site, {
      title,
      test: !livemode,
      preview: what,
      parts: [
        paragraph(what),
        paragraph(
          say(
            "If this was you, there is nothing to do. If it was not, please write to {email} or call {phone} right away.",
            { email, phone },
          ),
        ),
        smallLink(say("See your details"), inLanguage(`${settings.functionsUrl}/giving`, language)),
      ],
    }),
  };
};

/** To the address that opened My giving, as its donor spells it. */
export const queueDetailsChanged = async (
  tx: Database,
  whose: unknown[],
  { email, language, sender }: { email: string; language: Language; sender: string },
  recording: Recording,
) => {
  const { to, livemode } = await tx.one(
    { to: nullable(text), livemode: nullable(boolean) },
    `select max(g.donor_email) filter (where lower(g.donor_email) = $3) as to,
            bool_or(g.livemode) as livemode from gifts g where ${ofDonor}`,
    [...whose, email],
  );
  const mailbox = to ?? email;
  const live = livemode ?? false;
  const { settings } = recording;
  if (!live && !(await mayTest(tx, "test receipts", mailbox, sender, settings))) return;
  const mail = composeDetailsChanged(mailbox, { livemode: live, language }, recording);
  await enqueueMail(tx, mail, recording.now);
};
