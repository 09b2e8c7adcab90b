import { timeIn } from "#content/events/version-1.ts";
import { weekdayChoices } from "./pantry.ts";

/** The pantry as it was stored when its day and its hours were texts, in English and in Spanish. */

/** What "1:00 to 5:00 PM" ends with. */
const lastTime = (words: string) => timeIn(words.replace(/^.*(?:to|until|-|–)/i, ""));

/** Of "11:00 to 1:00 PM", where the first time is in the morning. */
const inTheMorning = (time: string) =>
  `${String(Number(time.slice(0, 2)) % 12).padStart(2, "0")}${time.slice(2)}`;

/** Words that name no day or no two times are those that shipped. */
export const pantryFromVersion2 = (pantry: Record<string, unknown>) => {
  const { day, days, hours, inSpanish: _, ...others } = pantry;
  const words = String(hours ?? "");
  const [first = "", closes = ""] = [timeIn(words), lastTime(words)];
  const opens = first > closes ? inTheMorning(first) : first;
  const named = Object.keys(weekdayChoices).filter((one) => `${day} ${days}`.includes(one));
  return {
    days: Array.isArray(days) ? days : named.length > 0 ? named : ["Thursday"],
    ...(opens && opens < closes ? { opens, closes } : { opens: "13:00", closes: "17:00" }),
    ...others,
  };
};
