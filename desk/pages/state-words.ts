import type { Tone } from "#app/ui/tag.tsx";
import { moment } from "#desk/time.ts";
import type { ListedDocument, Schedule } from "./queries.ts";

export type StateWord = { tone: Tone; text: string };

/** In a few words, for a tag. */
export const scheduleInWords = ({ state, from, until }: Schedule): string => {
  if (state === "failed") return "Not published as scheduled";
  if (state === "over") return "Not taken down as scheduled";
  const end = until ? ` until ${moment(until)}` : "";
  return state === "live" ? `On the site${end}` : `Scheduled for ${moment(from)}${end}`;
};

/** In a sentence, with the reason where something did not go as it was planned. */
export const whatBecame = (schedule: Schedule) =>
  `${scheduleInWords(schedule)}${schedule.reason ? `: ${schedule.reason}` : "."}`;

/** A note is left as it was written, with a period or without. */
export const byWhom = ({ by, note }: Schedule) => `By ${by}${note ? `: ${note}` : "."}`;

export const isTroubled = ({ state }: Schedule) => state === "failed" || state === "over";

/** What is to be known of a document, the most pressing first; nothing where it is as delivered. */
export const statesOf = (document: ListedDocument): StateWord[] => {
  const { draft, schedule, problem, publishedAt, publishedBy, state } = document;
  const { missingSpanish, outdatedSpanish } = document;
  const words: StateWord[] = [];
  if (problem) words.push({ tone: "brick", text: "Can't be shown" });
  if (draft) words.push({ tone: "gold", text: `Draft by ${draft.by}, ${moment(draft.at)}` });
  if (missingSpanish > 0)
    words.push({
      tone: "gold",
      text:
        missingSpanish === 1 ? "1 text not translated" : `${missingSpanish} texts not translated`,
    });
  if (outdatedSpanish > 0) words.push({ tone: "gold", text: "Spanish out of date" });
  if (schedule)
    words.push({
      tone: isTroubled(schedule) ? "brick" : "lake",
      text: scheduleInWords(schedule),
    });
  if (state === "edited" && publishedAt)
    words.push({
      tone: "garden",
      text: `Changed ${moment(publishedAt)}${publishedBy ? ` by ${publishedBy}` : ""}`,
    });
  return words;
};

/** The same of what a document says in Spanish, which is said also where all is well. */
export const spanishStatesOf = (spanish: ListedDocument): StateWord[] => {
  const isComplete = spanish.missingSpanish + spanish.outdatedSpanish === 0;
  const words = statesOf(spanish);
  return isComplete ? [{ tone: "garden", text: "Up to date" }, ...words] : words;
};
