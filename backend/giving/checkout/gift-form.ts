import type { Page } from "#backend/http/page.ts";
import { problemSummary, textField } from "#backend/http/page-form.ts";
import { attributes, markup } from "#backend/markup.ts";
import type { Settings } from "#backend/settings.ts";
import {
  cardCheckoutOrigin,
  type Frequency,
  frequencies,
  giftProblem,
  longestTypedAmount,
  parseAmount,
  typedAmountPattern,
} from "#rules/donation.ts";
import { giftRefusals } from "#rules/gift-refusals.ts";

/** What a donor chose and wrote: a preset and an amount of one's own can both be there. */
type Entered = { amounts: string[]; frequency: string };
export type GiftProblem = { title: string; text: string };

export const readGiftForm = (entries: URLSearchParams): Entered => ({
  amounts: entries.getAll("amount").filter((text) => text.trim() !== ""),
  frequency: entries.get("frequency") ?? "one_time",
});

const refused = (
  { title, description }: { title: string; description: string },
  text?: string,
) => ({
  problem: { title, text: text ?? description },
});

/** The gift that the form asks for. Nobody is charged an amount that we had to guess. */
export const readGift = ({
  amounts,
  frequency: asked,
}: Entered): { cents: number; frequency: Frequency } | { problem: GiftProblem } => {
  const { amountMissing, monthlyAmountNotAllowed } = giftRefusals;
  const frequency = frequencies.find((one) => one === asked);
  if (!frequency) return refused(amountMissing, "Please choose a one-time or a monthly gift.");
  const [amount, ...others] = amounts.map(parseAmount);
  if (!amount) return refused(amountMissing);
  if ("problem" in amount) return refused(amountMissing, amount.problem);
  if (others.some((other) => !("cents" in other) || other.cents !== amount.cents))
    return refused(amountMissing, "You chose one amount and wrote another. Which one do you mean?");
  if (giftProblem(amount.cents / 100, frequency)) return refused(monthlyAmountNotAllowed);
  return { cents: amount.cents, frequency };
};

const buttonWords = { one_time: "Give once", monthly: "Give monthly" };

export const giftPage = (
  { functionsUrl }: Settings,
  { amounts, frequency: asked }: Entered,
  { title, text }: GiftProblem,
): Page => {
  const [first, second] = asked === "monthly" ? frequencies.toReversed() : frequencies;
  const button = (frequency: Frequency = "one_time", primary = false) =>
    markup`<button${attributes({ class: primary && "primary", name: "frequency", value: frequency })}>${buttonWords[frequency]}</button>`;
  return {
    title,
    leadsTo: [new URL(functionsUrl).origin, cardCheckoutOrigin],
    content: markup`${problemSummary([{ message: text, field: "amount" }], "Your card was not charged")}
<form method="post">
${textField(
  {
    name: "amount",
    label: "Amount in US dollars",
    hint: "Monthly gifts are available for $25, $50, and $100.",
    value: amounts.at(-1) ?? "",
  },
  {
    inputmode: "decimal",
    autocomplete: "off",
    maxlength: longestTypedAmount,
    pattern: typedAmountPattern,
    required: true,
  },
)}
<div class="buttons">
${button(first, true)}
${button(second)}
</div>
</form>`,
  };
};
