import type { Gift } from "#backend/giving/ledger/gift.ts";
import type { Recording } from "#backend/giving/ledger/recording.ts";
import { speak } from "#backend/giving/spanish/say.ts";
import { letter } from "#backend/mail/letter.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { paragraph } from "#backend/mail/parts.ts";
import type { Site } from "#backend/site.ts";
import type { Database } from "#backend/storage/database.ts";
import { testMark } from "./receipts.ts";
import { mayTestGift } from "./test-mails.ts";

/** Names nobody and no amount: it may have been a stranger's address all along. */
export const composeAddressChanged = (
  { livemode, language }: Pick<Gift, "livemode" | "language">,
  to: string,
  key: string,
  english: Site,
): OutgoingMail => {
  const site = english.in(language);
  const { say } = speak(language);
  const { fullName, email, phone } = site.organisation;
  const title = say("Your gifts have a new email address");
  return {
    key,
    kind: "address-changed",
    to,
    headers: { "Auto-Submitted": "auto-generated" },
    subject: `${testMark(livemode, language)}${title}`,
    ...letter(site, {
      title,
      test: !livemode,
      preview: say("Our office changed it. If you did not ask for this, please tell us."),
      parts: [
        paragraph(
          say(
            "Our office has changed the email address on gifts to {us}. Receipts and links no longer come to this address.",
            { us: fullName },
          ),
        ),
        paragraph(
          say(
            "If you did not ask for this, please write to {email} or call {phone} right away. If you have never given to us, this address was a typing mistake, and there is nothing to do.",
            { email, phone },
          ),
        ),
      ],
    }),
  };
};

/** Whoever reads at the old address learns that nothing comes there anymore. */
export const queueAddressChanged = async (
  tx: Database,
  gift: Gift,
  to: string,
  recording: Recording,
) => {
  if (!(gift.livemode || (await mayTestGift(tx, gift, to, recording)))) return;
  const key = `address changed ${gift.id} ${recording.now.toISOString()}`;
  await enqueueMail(tx, composeAddressChanged(gift, to, key, recording.site), recording.now);
};
