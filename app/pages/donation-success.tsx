import type { LoaderFunctionArgs } from "react-router";
import { pageFor } from "#app/content-context.ts";
import { useAddress } from "#app/effects/use-address.ts";
import { correctThanks, readThanks } from "#app/giving/thanks.ts";
import { useGiftStanding } from "#app/giving/use-gift-standing.ts";
import { withAmount } from "#app/giving/with-amount.ts";
import { useLoaderData } from "#app/page-content.ts";
import { Below } from "#app/sections/below.tsx";
import { donationSuccess } from "#content/donation-success.ts";
import { BuilderPrompt } from "./donation-success/builder-prompt.tsx";
import { NextSteps } from "./donation-success/next-steps.tsx";
import { Opening } from "./donation-success/opening.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => pageFor(context, donationSuccess);

const nothingKnown = new URLSearchParams();

/** Without an amount the gift is "your donation". */
const withGift = (words: string, amount?: string) =>
  withAmount(words, amount ?? "your donation").replaceAll(
    "{gift}",
    amount ? `your donation of ${amount}` : "your donation",
  );

function DonationSuccess() {
  const { corrections, doubts, headings, messages } = useLoaderData<typeof loader>();
  const address = useAddress();
  const told = readThanks(address?.query ?? nothingKnown);
  const { report, standing } = useGiftStanding(told.reference);
  const { monthly, amount } = correctThanks(told, report);

  const correction =
    corrections[standing === "not completed" ? "notCompleted" : (standing as "unknown")];
  if (correction) {
    const { heading, text } = correction;
    return <Opening heading={heading} text={text} test={report?.test} thanked={false} />;
  }
  const kind = monthly ? "monthly" : "oneTime";
  const words = standing in doubts ? doubts[standing as keyof typeof doubts] : messages[kind];
  return (
    <>
      <Opening
        heading={headings[kind]}
        text={withGift(words, amount)}
        test={report?.test}
        thanked
      />
      <Below>
        <NextSteps kind={kind} receiptSent={standing === "thanked"} />
        {!monthly && <BuilderPrompt />}
      </Below>
    </>
  );
}

export { DonationSuccess as default };
