import {
  type Frequency,
  isMonthlyAmount,
  parseAmount,
  presetAmounts,
  type TypedAmount,
} from "#rules/donation.ts";

/** What a donor has picked so far. A preset and a typed amount exclude each other. */
export type GiftChoice = {
  frequency: Frequency;
  preset: number | null;
  custom: string;
};

export const noChoice: GiftChoice = { frequency: "one_time", preset: null, custom: "" };

export const isUntouched = ({ frequency, preset, custom }: GiftChoice) =>
  frequency === noChoice.frequency && preset === null && custom === "";

export const readChoice = ({ preset, custom }: GiftChoice): TypedAmount =>
  preset ? { cents: preset * 100 } : parseAmount(custom);

/** The choice a link to the page asks for, such as "?amount=50&frequency=monthly". */
export const choiceFrom = (query: URLSearchParams): GiftChoice | null => {
  if (!query.has("amount") && !query.has("frequency")) return null;
  const frequency = query.get("frequency") === "monthly" ? "monthly" : "one_time";
  const asked = parseAmount(query.get("amount") ?? "");
  if (!("cents" in asked)) return { ...noChoice, frequency };
  const preset = presetAmounts.find((amount) => amount * 100 === asked.cents) ?? null;
  const custom = preset ? "" : dollarText(asked.cents);
  return { frequency, preset, custom };
};

const dollarText = (cents: number) =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

/** Why the choice cannot be taken to the checkout yet. */
export type ChoiceProblem = "amount missing" | "monthly amount not allowed";

export const problemOf = (choice: GiftChoice): ChoiceProblem | null => {
  const amount = readChoice(choice);
  if (!("cents" in amount)) return "amount missing";
  if (choice.frequency === "monthly" && !isMonthlyAmount(amount.cents / 100))
    return "monthly amount not allowed";
  return null;
};
