import { cancelUrl } from "#backend/giving/checkout/checkout.ts";
import type { Gift } from "#backend/giving/ledger/gift.ts";
import type { Recording } from "#backend/giving/ledger/recording.ts";
import { speak } from "#backend/giving/spanish/say.ts";
import { letter } from "#backend/mail/letter.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { button, paragraph } from "#backend/mail/parts.ts";
import type { Database } from "#backend/storage/database.ts";
import { formatDollars } from "#rules/donation.ts";
import { greetingOf, pauseOrStopLink, testMark } from "./receipts.ts";
import { mayTestGift } from "./test-mails.ts";

type News = "on its way" | "did not arrive";
type Context = Pick<Recording, "settings" | "site">;

/** A bank transfer takes days, and may fail: a donor hears of both, and gets a receipt for neither. */
export const composeTransferLetter = (
  gift: Gift,
  to: string,
  news: News,
  amountCents: number,
  { settings, site: english }: Context,
): OutgoingMail => {
  const { livemode, language, frequency } = gift;
  const site = english.in(language);
  const { say } = speak(language);
  const amount = formatDollars(amountCents);
  const { fullName, email, phone } = site.organisation;
  const onItsWay = news === "on its way";
  const words = onItsWay
    ? [
        say(
          "Thank you. Your gift of {amount} is on its way to us from your bank, which usually takes up to four business days.",
          { amount },
        ),
        say(
          "There is nothing left for you to do. Your receipt comes by email when the money has arrived.",
        ),
      ]
    : [
        say(
          "Your bank did not send your gift of {amount}, so we have not received it, and there is no receipt for it. This can happen when an account number has a wrong digit.",
          { amount },
        ),
        say(
          "If you would like to, you can give again in any way you prefer. If you have a question, write to {email} or call {phone}.",
          { email, phone },
        ),
        say("Thank you for wanting to help. That alone means a lot to us."),
      ];
  const title = say(onItsWay ? "Your gift is on its way" : "Your gift did not reach us");
  const again = cancelUrl(settings.siteUrl, gift);
  return {
    key: `${news} ${gift.id}`,
    kind: onItsWay ? "gift-on-its-way" : "gift-not-arrived",
    urgency: livemode ? "first" : "last",
    to,
    headers: { "Auto-Submitted": "auto-generated" },
    subject: `${testMark(livemode, language)}${title}`,
    ...letter(site, {
      title,
      test: !livemode,
      preview: words[0] ?? title,
      parts: [
        paragraph(greetingOf(gift, language)),
        ...words.map(paragraph),
        ...(onItsWay ? [] : [button(say("Give again"), again, language)]),
        ...(onItsWay && frequency === "monthly" ? [pauseOrStopLink(gift, settings)] : []),
        paragraph(say("With thanks from all of us at {us}.", { us: fullName })),
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
  if (to === null || !(livemode || (await mayTestGift(tx, gift, to, recording)))) return;
  await enqueueMail(
    tx,
    composeTransferLetter(gift, to, news, amountCents, recording),
    recording.now,
  );
};
