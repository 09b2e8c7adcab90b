import { useAddress } from "#app/effects/use-address.ts";
import { correctThanks, readThanks } from "#app/giving/thanks.ts";
import { useGiftStanding } from "#app/giving/use-gift-standing.ts";
import { withAmount } from "#app/giving/with-amount.ts";
import { Below } from "#app/sections/below.tsx";
import type { PageProps } from "#app/shown.ts";
import type { donationSuccess } from "#content/donation-success.ts";
import { BuilderPrompt } from "./donation-success/builder-prompt.tsx";
import { NextSteps } from "./donation-success/next-steps.tsx";
import { Opening } from "./donation-success/opening.tsx";

const nothingKnown = new URLSearchParams();

/** Without an amount the gift is "your donation". */
const withGift = (words: string, amount?: string) =>
  withAmount(words, amount ?? "your donation").replaceAll(
    "{gift}",
    amount ? `your donation of ${amount}` : "your donation",
  );

export default function DonationSuccess(content: PageProps<typeof donationSuccess>) {
  const { corrections, doubts, headings, messages } = content;
  const address = useAddress();
  const told = readThanks(address?.searchParams ?? nothingKnown);
  const { report, standing } = useGiftStanding(told.reference);
  const { monthly, amount } = correctThanks(told, report);

  const correction =
    corrections[standing === "not completed" ? "notCompleted" : (standing as "unknown")];
  if (correction) {
    const { heading, text } = correction;
    return (
      <Opening {...content} heading={heading} text={text} test={report?.test} thanked={false} />
    );
  }
  const kind = monthly ? "monthly" : "oneTime";
  const words = standing in doubts ? doubts[standing as keyof typeof doubts] : messages[kind];
  return (
    <>
      <Opening
        {...content}
        heading={headings[kind]}
        text={withGift(words, amount)}
        test={report?.test}
        thanked
      />
      <Below>
        <NextSteps {...content} kind={kind} receiptSent={standing === "thanked"} />
        {!monthly && <BuilderPrompt {...content} />}
      </Below>
    </>
  );
}
