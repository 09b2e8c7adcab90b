import { money } from "#desk/frame/money.ts";
import { day } from "#desk/time.ts";
import { monthlyAmounts } from "#rules/donation.ts";
import { chargeDayOf, lastChargeDay, type MonthlyRequest, ordinal } from "#rules/monthly.ts";
import type { GiftAnswer } from "./queries.ts";

type Monthly = NonNullable<GiftAnswer["monthly"]>;
export type Asking = MonthlyRequest["what"];

type Amounts = Pick<GiftAnswer["gift"], "state" | "amountCents" | "monthlyCents">;

/** Beside the first payment: what it is now where that differs, and what it was once it has ended. */
export const monthlyAmountInWords = ({ state, amountCents, monthlyCents }: Amounts) => {
  if (monthlyCents === null) return undefined;
  if (state === "ended") return `was ${money(monthlyCents)} a month`;
  return monthlyCents === amountCents ? undefined : `now ${money(monthlyCents)} a month`;
};

/** How it stands until the first payment has come. */
export const beforeFirstPayment = (
  { state }: Pick<GiftAnswer["gift"], "state">,
  { endedEarly }: Pick<Monthly, "endedEarly">,
) => {
  if (state === "failed")
    return `The first payment failed, so the gift did not start.${endedEarly ? " It won't be charged." : ""}`;
  if (state !== "pending") return undefined;
  return endedEarly
    ? "It has ended. The first payment was already on its way from the donor's bank and may still arrive."
    : "The first payment is on its way from the donor's bank. Until it arrives, the gift can only be stopped.";
};

/** What it is now stands first, and only once. */
export const amountOptions = ({ amountCents }: Pick<Monthly, "amountCents">) => [
  ["", `Keep ${money(amountCents)} a month`] as const,
  ...monthlyAmounts
    .filter((dollars) => dollars * 100 !== amountCents)
    .map((dollars) => [String(dollars), `$${dollars} a month`] as const),
];

export const dayOptions = ({ nextCharge }: Pick<Monthly, "nextCharge">) => {
  const now = nextCharge && chargeDayOf(new Date(nextCharge));
  const days = Array.from({ length: lastChargeDay }, (_, index) => index + 1);
  return [
    ["", now ? `Keep the ${ordinal(now)}` : "Keep the day"] as const,
    ...days.filter((day) => day !== now).map((day) => [String(day), ordinal(day)] as const),
  ];
};

const names: Record<Asking, string> = {
  change: "Change amount or day",
  pause: "Pause",
  resume: "Resume",
  stop: "Stop",
};

/** While a change waits to be confirmed, the gift can only be stopped, and that only once. */
export const choicesOf = ({
  paused,
  resumesOn,
  changeable,
  stoppable,
  latest,
}: Pick<Monthly, "paused" | "resumesOn" | "changeable" | "stoppable"> & {
  latest: Pick<NonNullable<Monthly["latest"]>, "state" | "what"> | null;
}): [Asking, string][] => {
  if (!stoppable) return [];
  const others: Asking[] = paused ? ["resume"] : ["change", "pause"];
  const all: Asking[] = [...(changeable ? others : []), "stop"];
  const waiting = latest?.state === "waiting" ? latest.what : undefined;
  const words = {
    ...names,
    ...(resumesOn && { resume: `Resume (next charge ${day(resumesOn)})` }),
  };
  return all
    .filter((what) => !waiting || (what === "stop" && waiting !== "stop"))
    .map((what) => [what, words[what]]);
};
