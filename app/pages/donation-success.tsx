import { useAddress } from "#app/effects/use-address.ts";
import { correctThanks, readThanks } from "#app/giving/thanks.ts";
import { useGiftStanding } from "#app/giving/use-gift-standing.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { corrections, doubts, headings, messages, page } from "#content/donation-success.ts";
import { BuilderPrompt } from "./donation-success/builder-prompt.tsx";
import { NextSteps } from "./donation-success/next-steps.tsx";
import { Opening } from "./donation-success/opening.tsx";

export const meta = () => pageMeta(page.path, page);

const nothingKnown = new URLSearchParams();

export default function DonationSuccess() {
  const address = useAddress();
  const told = readThanks(address?.query ?? nothingKnown);
  const { report, standing } = useGiftStanding(told.reference);
  const { monthly, amount } = correctThanks(told, report);

  if (standing in corrections) {
    const { heading, text } = corrections[standing as keyof typeof corrections];
    return <Opening heading={heading} text={text} test={report?.test} thanked={false} />;
  }
  const kind = monthly ? "monthly" : "oneTime";
  const words = standing in doubts ? doubts[standing as keyof typeof doubts] : messages[kind];
  return (
    <>
      <Opening heading={headings[kind]} text={words(amount)} test={report?.test} thanked />
      <NextSteps kind={kind} receiptSent={standing === "thanked"} />
      {!monthly && <BuilderPrompt />}
    </>
  );
}
