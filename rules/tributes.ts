import { z } from "zod";
import { longestHonoree } from "./checkout-fields.ts";
import { donorEmail, isDay } from "./gifts.ts";
import { languages } from "./languages.ts";
import { listPage } from "./lists.ts";
import { holdsWebAddress } from "./web-addresses.ts";

export const occasions = { memory: "In memory of", honor: "In honor of" } as const;
export type Occasion = keyof typeof occasions;

export const longestWords = 500;
const longestName = 100;
const longestAddress = 300;

/** Whoever gets the card did not ask for it: it leads nowhere. */
const leadsNowhere =
  "Please leave out web addresses and email addresses, and put a space after every period";

const written = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `Please use at most ${longest} characters`)
    .refine((text) => !holdsWebAddress(text), leadsNowhere);

const fields = z.object({
  occasion: z.enum(["memory", "honor"], "Please choose one"),
  honoree: written(longestHonoree).min(1, "Please enter the person’s name"),
  recipientName: written(longestName).min(1, "Please enter the name of the person to tell"),
  email: z.literal("").or(donorEmail),
  postalAddress: written(longestAddress),
  words: written(longestWords),
  signature: written(longestName).min(1, "Please say whom the card is from"),
  language: z.enum(languages),
});

type Reached = { email: string; postalAddress: string };

/** Also where other fields are wrong: whoever corrects them is not sent back once more. */
const bothWritten = z.object({ email: z.string(), postalAddress: z.string() });
const when = ({ value }: { value: unknown }) => bothWritten.safeParse(value).success;

const hasAWay = ({ email, postalAddress }: Reached) => email !== "" || postalAddress !== "";
const noWay = {
  path: ["email"],
  message: "Please enter an email address or a mailing address, one of the two",
  when,
};

const hasOneWay = ({ email, postalAddress }: Reached) => email === "" || postalAddress === "";
const twoWays = {
  path: ["email"],
  message: "Please give one of the two: an email address or a mailing address",
  when,
};

/** What a donor asks for. A day, or nothing for now. */
export const tributeCard = fields
  .extend({ sendOn: z.literal("").or(z.string().refine(isDay, "Please enter a date")) })
  .refine(hasAWay, noWay)
  .refine(hasOneWay, twoWays);
export type TributeCard = z.output<typeof tributeCard>;

/** What stands in the address of the list. */
export const tributePage = z.object({ page: listPage });
export type TributePage = z.infer<typeof tributePage>;

export const oneCard = z.object({ id: z.uuid("We couldn't find this card.") });

/** The card as it was shown: nobody corrects over what its donor changed meanwhile. */
const seen = z.record(fields.keyof(), z.string());

/** What staff put right on a card, before it goes or before it goes again. */
export const cardCorrection = fields
  .extend({ id: oneCard.shape.id, from: seen })
  .refine(hasAWay, noWay)
  .refine(hasOneWay, twoWays);
export type CardCorrection = z.output<typeof cardCorrection>;

export const honoreeCorrection = z.object({
  id: z.uuid("We couldn't find this gift."),
  from: z.string().nullable(),
  honoree: written(longestHonoree),
});
