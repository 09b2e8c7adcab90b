import { timeInWords } from "#rules/in-words.ts";

/** The days of the week, and how a Spanish sentence says that something is on each of them. */
const inSpanish = {
  Monday: "lunes",
  Tuesday: "martes",
  Wednesday: "miércoles",
  Thursday: "jueves",
  Friday: "viernes",
  Saturday: "sábados",
  Sunday: "domingos",
};

type Weekday = keyof typeof inSpanish;

// True: these are its keys.
const week = Object.keys(inSpanish) as Weekday[];

export const weekdayChoices = Object.fromEntries(week.map((day) => [day, day])) as Record<
  Weekday,
  Weekday
>;

/** As a week goes, each once, however they were added. */
const inOrder = (days: readonly string[]) => week.filter((day) => days.includes(day));

const joined = (words: readonly string[], and: string) =>
  [words.slice(0, -1).join(", "), words.at(-1) ?? ""].filter(Boolean).join(` ${and} `);

const halfOfDay = / [AP]M$/;

/** "1:00", and "10:00 AM" where the other one is after noon. */
const beginning = (opens: string, closes: string) => {
  const [from, to] = [timeInWords(opens), timeInWords(closes)];
  return from.slice(-2) === to.slice(-2) ? from.replace(halfOfDay, "") : from;
};

/** What English sentences say of it: "Thursday", "Thursdays", "1:00 to 5:00 PM". */
export const pantryInWords = (days: readonly string[], opens: string, closes: string) => ({
  day: joined(inOrder(days), "and"),
  days: joined(
    inOrder(days).map((day) => `${day}s`),
    "and",
  ),
  hours: `${beginning(opens, closes)} to ${timeInWords(closes)}`,
});

/** What Spanish sentences say of it: "jueves", "Los jueves", "de 1:00 a 5:00 PM". */
export const pantryInSpanish = (days: readonly string[], opens: string, closes: string) => {
  const day = joined(
    inOrder(days).map((one) => inSpanish[one]),
    "y",
  );
  return {
    day,
    days: `Los ${day}`,
    hours: `de ${beginning(opens, closes)} a ${timeInWords(closes)}`,
  };
};
