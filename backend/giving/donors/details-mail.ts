import type { Recording } from "#backend/giving/ledger/recording.ts";
import { longDate, testMark } from "#backend/giving/receipts/receipts.ts";
import { mayTest } from "#backend/giving/receipts/test-mails.ts";
import { speak } from "#backend/giving/spanish/say.ts";
import { letter } from "#backend/mail/letter.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { paragraph, smallLink } from "#backend/mail/parts.ts";
import type { Database } from "#backend/storage/database.ts";
import type { Language } from "#rules/languages.ts";
import { mailboxesOf } from "./own-gifts.ts";
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

/** To every address of the donor: whoever opened My giving at one of them may be somebody else. */
export const queueDetailsChanged = async (
  tx: Database,
  addresses: string[],
  { email, language, sender }: { email: string; language: Language; sender: string },
  recording: Recording,
) => {
  const { settings, now } = recording;
  const mailboxes = await mailboxesOf(tx, addresses);
  const livemode = mailboxes.some((mailbox) => mailbox.livemode);
  for (const { key, to, language: usual } of mailboxes) {
    if (!livemode && !(await mayTest(tx, "test receipts", to, sender, settings))) continue;
    const spoken = key === email ? language : (usual ?? language);
    const mail = composeDetailsChanged(to, { livemode, language: spoken }, recording);
    await enqueueMail(tx, mail, now);
  }
};
