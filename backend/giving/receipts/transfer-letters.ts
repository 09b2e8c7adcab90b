import { cancelUrl } from "#backend/giving/checkout/checkout.ts";
import type { Gift } from "#backend/giving/ledger/gift.ts";
import type { Recording } from "#backend/giving/ledger/recording.ts";
import { isPlainName, letter } from "#backend/mail/letter.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { button, paragraph } from "#backend/mail/parts.ts";
import type { Database } from "#backend/storage/database.ts";
import { formatDollars } from "#rules/donation.ts";
import { mayTest } from "./receipts.ts";

type News = "on its way" | "did not arrive";
type Context = Pick<Recording, "settings" | "site">;

/** A bank transfer takes days, and may fail: a donor hears of both, and gets a receipt for neither. */
export const composeTransferLetter = (
  gift: Gift,
  to: string,
  news: News,
  amountCents: number,
  { settings, site }: Context,
): OutgoingMail => {
  const test = !gift.livemode;
  const amount = formatDollars(amountCents);
  const { fullName, email, phone } = site.organisation;
  const named = gift.donorName && (!test || isPlainName(gift.donorName));
  const onItsWay = news === "on its way";
  const words = onItsWay
    ? [
        `Thank you. Your gift of ${amount} is on its way to us from your bank, which usually takes up to four business days.`,
        "There is nothing left for you to do. Your receipt comes by email when the money has arrived.",
      ]
    : [
        `Your bank did not send your gift of ${amount}, so we have not received it, and there is no receipt for it. This happens easily: a wrong digit in an account number is enough.`,
        `If you would like to, you can give again in any way you prefer. If you have a question, write to ${email} or call ${phone}.`,
        "Thank you for wanting to help. That alone means a lot to us.",
      ];
  const title = onItsWay ? "Your gift is on its way" : "Your gift did not reach us";
  return {
    key: `${news} ${gift.id}`,
    kind: onItsWay ? "gift-on-its-way" : "gift-not-arrived",
    urgency: test ? "last" : "first",
    to,
    headers: { "Auto-Submitted": "auto-generated" },
    subject: `${test ? "[Test] " : ""}${title}`,
    ...letter(site, {
      title,
      test,
      preview: words[0] ?? title,
      parts: [
        paragraph(named ? `Dear ${gift.donorName},` : "Dear friend,"),
        ...words.map(paragraph),
        ...(onItsWay ? [] : [button("Give again", cancelUrl(settings.siteUrl, gift))]),
        paragraph(`With thanks from all of us at ${fullName}.`),
      ],
    }),
  };
};

export const queueTransferLetter = async (
  tx: Database,
  gift: Gift,
  news: News,
  { amountCents = gift.amountCents }: { amountCents?: number | undefined },
  recording: Recording,
) => {
  const { donorEmail: to, livemode } = gift;
  if (to === null || !(livemode || (await mayTest(tx, to, recording)))) return;
  await enqueueMail(
    tx,
    composeTransferLetter(gift, to, news, amountCents, recording),
    recording.now,
  );
};
