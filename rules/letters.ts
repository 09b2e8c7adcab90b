import { z } from "zod";
import "./default-message.ts";
import { count } from "./count.ts";
import { oneOf } from "./desk.ts";
import { listPage } from "./lists.ts";
import { momentText } from "./moment.ts";

/** What the desk may ask and send about letters to the readers of the newsletter. */

const name = z.string().trim().max(30, "Please use at most 30 characters").default("");

export const letterPage = z.object({ page: listPage });

/** With the letter that it begins from, if it does. */
export const newLetter = z.object({ from: z.uuid("We couldn't find this newsletter.").optional() });

export const letterSeen = oneOf.extend({ revision: count });

/** The content as it is typed, saved or not. */
export const letterContent = oneOf.extend({ content: z.unknown() });
export const previewQuestion = letterContent.extend({ name });

const looks = ["light", "dark"] as const;
export const onePreview = z.object({
  key: z.uuid("We couldn't find this preview."),
  look: z.enum(looks).default("light"),
  name,
});

/** In words, for the office: how many emails an hour. */
export const paces = {
  500: "500 an hour",
  1000: "1,000 an hour",
  2000: "2,000 an hour",
  5000: "5,000 an hour",
} as const;
export const usualPace = 1000;

const moment = momentText("Please enter a date and a time")
  .nullish()
  .transform((text) => (text ? new Date(text) : undefined));

export const letterSending = letterSeen.extend({
  /** Absent: now. */
  at: moment,
  emailsAnHour: z
    .number()
    .int()
    .refine((pace) => pace in paces, "Please choose how fast it goes out"),
  onSite: z.boolean(),
  forNewReaders: z.boolean(),
});

export const letterOnSite = oneOf.extend({ on: z.boolean() });

export const outcomeStates = ["unknown", "refused"] as const;
export const outcomesQuestion = oneOf.extend({ state: z.enum(outcomeStates), page: listPage });

export type LetterState = "draft" | "scheduled" | "sending" | "stopped" | "sent";

/** What is wrong with a letter, and where at the desk somebody puts it right. */
export type LetterProblem = {
  /** It cannot go out like this. */
  blocks: boolean;
  label: string;
  message: string;
  to: string;
};

/** Beyond it Gmail shows a link in the place of the rest, and with it the way off the list. */
export const mostLetterBytes = 102 * 1024;
