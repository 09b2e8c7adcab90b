import { z } from "zod";
import "./default-message.ts";
import { parseAmount, recordedProblem } from "./donation.ts";
import { emailAddress } from "./email.ts";
import { listPage, searchText } from "./lists.ts";

/** By which way a gift came: by card once, by card each month, or to the office. */
export const giftKinds = ["one_time", "monthly", "check", "cash"] as const;
export type GiftKind = (typeof giftKinds)[number];

export const giftKindNames = {
  one_time: "One-time",
  monthly: "Monthly",
  check: "Check",
  cash: "Cash",
} as const satisfies Record<GiftKind, string>;

export const kindChoices = {
  all: "All types",
  one_time: "One-time",
  monthly: "Monthly",
  office: "Check or cash",
} as const;

/** What the list shows. Everything but the last three is money that came. */
export const stateChoices = {
  arrived: "All payments",
  paid: "Received",
  review: "In review",
  refunded: "Refunded",
  disputed: "Disputed",
  lost: "Dispute lost",
  past_due: "Payment overdue",
  waiting: "Not completed yet",
  failed: "Abandoned or failed",
} as const;

export const orderChoices = {
  newest: "Newest first",
  oldest: "Oldest first",
  largest: "Largest first",
  smallest: "Smallest first",
  name: "Donor name",
} as const;

const keysOf = <Key extends string>(choices: Record<Key, string>) =>
  Object.keys(choices) as [Key, ...Key[]];

export const isDay = (text: string) =>
  /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** A day of Chicago's calendar, or nothing. */
const dayInAddress = z.string().refine(isDay).or(z.literal("")).catch("");

const lastDayFirst = "The last day can't be before the first";
/** Days that the accountant asks for. */
export const accountsPeriod = z
  .object({
    since: z.string().refine(isDay, "Please enter the first day"),
    until: z.string().refine(isDay, "Please enter the last day"),
  })
  .refine(({ since, until }) => since <= until, { path: ["until"], message: lastDayFirst });

/** What stands in the address of the list. An address with something else in it is still a list. */
export const giftFilter = z.object({
  q: searchText,
  kind: z.enum(keysOf(kindChoices)).catch("all"),
  state: z.enum(keysOf(stateChoices)).catch("arrived"),
  since: dayInAddress,
  until: dayInAddress,
  order: z.enum(keysOf(orderChoices)).catch("newest"),
  page: listPage,
});
/** The sums are the same on every page and in every order. */
export const totalsFilter = giftFilter.omit({ page: true, order: true });
export type GiftFilter = z.infer<typeof giftFilter>;

const giftStateNames: Record<string, string> = {
  started: "Not completed yet",
  open: "Not completed yet",
  pending: "On its way",
  paid: "Received",
  active: "Active",
  past_due: "Payment overdue",
  ended: "Ended",
  failed: "Failed",
  canceled: "Abandoned",
  review: "In review",
  refunded: "Refunded",
  disputed: "Disputed",
  lost: "Dispute lost",
};
/** What came to the office is not refunded: its entry is voided. */
export const stateName = (state: string, kind?: string) =>
  state === "refunded" && (kind === "check" || kind === "cash")
    ? "Voided"
    : (giftStateNames[state] ?? state);

const giftId = z.uuid("We couldn't find this gift.");
/** A donor's, as it is typed. */
export const donorEmail = z
  .string()
  .trim()
  .min(1, "Please enter an email address")
  .pipe(emailAddress);
export const oneGift = z.object({ id: giftId });
export const onePayment = oneGift.extend({ payment: z.number().int().positive() });
/** The same, from an address. */
export const paymentInAddress = oneGift.extend({
  payment: z.coerce.number<number | string>().int().positive(),
});
export const onePerson = z.object({ email: donorEmail });
export const addressCorrection = oneGift.extend({
  /** The address that stood there: nobody corrects over somebody else's correction. */
  from: z.string().nullable(),
  email: donorEmail,
  /** Also the other gifts under the old address. */
  everywhere: z.boolean(),
  sendReceipt: z.boolean(),
});
/** Email addresses that were one person's before a change, and since. */
const addressGroups = z.array(z.array(donorEmail).min(1));
export const linkChange = z.object({ before: addressGroups, after: addressGroups });
const correctedGifts = <Was extends z.ZodType>(was: Was) =>
  z.array(oneGift.extend({ was: was.nullable() })).min(1);
/** What a correction changed, as its answer names it: that alone is taken back. */
export const addressUndo = z.object({
  /** As the correction left it. */
  email: z.string(),
  gifts: correctedGifts(donorEmail),
  links: linkChange.nullable(),
});
const short = (longest: number) =>
  z.string().trim().max(longest, `Please use at most ${longest} characters`);
const donorName = short(200).min(1, "Please enter the donor's name");
export const nameCorrection = oneGift.extend({
  from: z.string().nullable(),
  name: donorName,
  /** Also the other gifts of this donor under the old name. */
  everywhere: z.boolean(),
  sendReceipt: z.boolean(),
});
export const nameUndo = z.object({
  name: z.string(),
  gifts: correctedGifts(donorName),
  /** Names that single receipts had. */
  receipts: z.array(z.object({ number: z.number().int(), name: z.string() })),
  /** What the donor had chosen for receipts. */
  chosen: z.string().nullable(),
});
const postalAddress = short(500);
const checkNumber = short(40);
/** Of a gift that came to the office. */
export const paperCorrection = oneGift.extend({
  from: z.object({ address: z.string().nullable(), checkNumber: z.string().nullable() }),
  address: postalAddress,
  checkNumber,
  /** The address also on the other gifts of this donor under the same name. */
  everywhere: z.boolean(),
});
export const addressLink = z.object({ email: donorEmail, with: donorEmail });

const typedAmount = z
  .string({ error: "Please enter an amount in dollars." })
  .transform((typed, context) => {
    const amount = parseAmount(typed, recordedProblem);
    if ("cents" in amount) return amount.cents;
    context.addIssue({ code: "custom", message: amount.problem });
    return z.NEVER;
  });

const today = () => new Date().toLocaleDateString("sv-SE", { timeZone: "America/Chicago" });

/** A gift that came to the office, as it is typed. */
export const recordedGift = z.object({
  /** One per form: sent twice, it is recorded once. */
  key: z.uuid(),
  means: z.enum(["check", "cash"], { error: "Please choose check or cash" }),
  amount: typedAmount,
  received: z
    .string()
    .refine(isDay, "Please enter the date received")
    .refine((day) => day <= today(), "This date is in the future")
    .refine((day) => day >= "1974-01-01", "Please check the year"),
  name: donorName,
  email: z.literal("").or(donorEmail),
  address: postalAddress,
  checkNumber,
  /** For which it was given, by its name in the address; "" for none. */
  campaign: short(80).default(""),
});
export type RecordedGift = z.output<typeof recordedGift>;

export const takingBack = oneGift.extend({
  reason: short(200).min(1, "Please say in a few words why"),
});
