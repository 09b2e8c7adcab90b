import { z } from "zod";
import "./default-message.ts";
import { chicagoMoment } from "./chicago.ts";
import { formatDollars, monthlyAmounts } from "./donation.ts";
import { oneGift } from "./gifts.ts";

/** Every month has it. */
export const lastChargeDay = 28;
export const pauseMonths = [1, 2, 3] as const;

export const nothingNew = "Please choose a different amount or day";

const asked = oneGift.extend({
  /** One per form: sent twice, it is one request. */
  key: z.uuid(),
});

/** The donor gets a link for a new card, at the address that their receipts go to. */
export const cardLinkRequest = asked;

/** What can be asked of a monthly gift, by its donor or by a colleague for them. */
export const monthlyRequest = z
  .discriminatedUnion("what", [
    asked.extend({
      what: z.literal("change"),
      amount: z
        .literal(monthlyAmounts, "Monthly donations are available for $25, $50, and $100.")
        .nullable(),
      day: z
        .int("Please choose a day of the month")
        .min(1, "Please choose a day of the month")
        .max(lastChargeDay, `Please choose a day from 1 to ${lastChargeDay}: every month has it`)
        .nullable(),
    }),
    asked.extend({
      what: z.literal("pause"),
      months: z.literal(pauseMonths, "Please choose one, two or three months"),
    }),
    asked.extend({ what: z.literal("resume") }),
    asked.extend({ what: z.literal("stop") }),
  ])
  .refine((request) => request.what !== "change" || request.amount || request.day, {
    message: nothingNew,
  });
export type MonthlyRequest = z.output<typeof monthlyRequest>;

/** The same day and time of a later month, or its last day: as the card provider counts, in UTC. */
export const monthsLater = (at: Date, months: number) => {
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const later = new Date(at);
  later.setUTCFullYear(year, month, Math.min(at.getUTCDate(), lastDay));
  return later;
};

const day = 86_400_000;

/** Until when nothing is collected, so that this many charges are left out: a day before the next one. */
export const pauseUntil = (nextCharge: Date, months: number) =>
  new Date(monthsLater(nextCharge, months).getTime() - day);

/** The first charge after a pause. */
export const firstChargeAfter = (nextCharge: Date, resumesAt: Date) => {
  let months = 0;
  while (monthsLater(nextCharge, months) <= resumesAt) months += 1;
  return monthsLater(nextCharge, months);
};

const chicagoDate = new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Chicago" });

export const chargeDayOf = (at: Date) => Number(chicagoDate.format(at).slice(8));

/** So long a request may be on its way to the provider, who charges nothing in the past. */
const soonest = 2 * 3_600_000;

/**
 * The next charge on another day of the month: in the month in which it is due, so that no month
 * has two, or in the month after, if that day is over.
 */
export const nextChargeOn = (chargeDay: number, due: Date, now: Date) => {
  const [year = 0, month = 0] = chicagoDate.format(due).split("-").map(Number);
  const inMonth = (later: number) => {
    const date = new Date(Date.UTC(year, month - 1 + later, chargeDay)).toISOString().slice(0, 10);
    // Noon: the day is the same in Chicago and in UTC, where the provider counts.
    return new Date(chicagoMoment(date, "12:00"));
  };
  let later = 0;
  while (inMonth(later).getTime() < now.getTime() + soonest) later += 1;
  return inMonth(later);
};

const endings: Record<string, string> = { one: "st", two: "nd", few: "rd" };
const ordinals = new Intl.PluralRules("en-US", { type: "ordinal" });
/** "15th" */
export const ordinal = (n: number) => `${n}${endings[ordinals.select(n)] ?? "th"}`;

export type AskedOfMonthly = {
  kind: MonthlyRequest["what"];
  amountCents: number | null;
  day: number | null;
  months: number | null;
};

/** After "asked to": "pause it for 2 months". */
export const requestInWords = ({ kind, amountCents, day, months }: AskedOfMonthly) => {
  if (kind === "stop") return "stop it";
  if (kind === "resume") return "resume it";
  if (kind === "pause") return `pause it for ${months === 1 ? "1 month" : `${months} months`}`;
  const changes = [
    amountCents !== null && `${formatDollars(amountCents)} a month`,
    day !== null && `the ${ordinal(day)} of the month`,
  ].filter((change) => change !== false);
  return `change it to ${changes.join(" on ")}`;
};
