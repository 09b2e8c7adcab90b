import { addressLine } from "#rules/address.ts";
import { dollarText, figureIn } from "#rules/figures.ts";
import { dayInSpanish, dayTextInSpanish } from "#rules/in-spanish.ts";
import { dayInWords, dayText, timeInWords } from "#rules/in-words.ts";
import type { Language } from "#rules/languages.ts";
import type { AnnualReport } from "./about/annual-report.ts";
import { withoutArchived } from "./archive.ts";
import { pantryInSpanish, pantryInWords } from "./hours/pantry.ts";
import type { Hours } from "./hours.ts";
import type { People } from "./people.ts";
import { type Facts, fill } from "./tokens.ts";

const counts =
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** How many, as a sentence says it: "six leaders". Past twenty, figures are easier to read. */
const countInWords = (count: number) => counts[count] ?? String(count);

/** Facts that follow from others, so that nobody has to add up or write a weekday by hand. */
export const derivedFacts = (
  facts: Facts,
  report: AnnualReport,
  people: People,
  { pantry }: Hours,
  language: Language = "en",
): Facts => {
  const spanish = language === "es";
  const said = (token: string) => fill(`{${token}}`, facts);
  const sum = (texts: string[]) =>
    texts.reduce((total, text) => total + figureIn(fill(text, facts)).value, 0);
  const spent = [...report.programSpending, ...report.administrativeSpending];
  const expenses = sum(spent.map(({ amount }) => amount));
  const revenue = sum(report.revenueSources.map(({ amount }) => amount));
  const { weekday, month, day, year } = (spanish ? dayInSpanish : dayInWords)(said("golf.date"));
  const golfAt = (time: string) => `${said("golf.date")}T${said(time)}`;
  const place = ["name", "city", "state"].map((part) => said(`golf.venue.${part}`)).join(", ");
  const { leaders, directors } = withoutArchived(people);
  const count = spanish ? String : countInWords;
  const open = [pantry.days, said("hours.pantry.opens"), said("hours.pantry.closes")] as const;
  const openInSpanish = pantryInSpanish(...open);
  const openInWords = spanish ? openInSpanish : pantryInWords(...open);
  const board = count(directors.length);
  return {
    "hours.pantry.day": { text: openInWords.day, label: "Hours: Food pantry: day" },
    "hours.pantry.days": {
      text: openInWords.days,
      label: "Hours: Food pantry: days, to start a sentence",
    },
    "hours.pantry.hours": { text: openInWords.hours, label: "Hours: Food pantry: hours" },
    "hours.pantry.inSpanish": {
      text: `${openInSpanish.day} ${openInSpanish.hours}`,
      label: "Hours: Food pantry: days and hours in Spanish",
    },
    "people.leaders": { text: count(leaders.length), label: "Leaders: how many" },
    "people.directors": { text: board, label: "Board: how many directors" },
    "people.directorsFirst": {
      text: board.charAt(0).toUpperCase() + board.slice(1),
      label: "Board: how many directors, to start a sentence",
    },
    "organisation.addressLine": {
      text: addressLine({
        street: said("organisation.address.street"),
        city: said("organisation.address.city"),
        state: said("organisation.address.state"),
        zip: said("organisation.address.zip"),
      }),
      label: "The organization: whole address",
    },
    "education.places": {
      text: String(
        sum(
          ["afterSchool", "summerCamp", "juniorLeadership"].map(
            (program) => `{education.${program}.capacity}`,
          ),
        ),
      ),
      label: "Numbers: Education: places in all three",
    },
    "arts.places": {
      text: String(
        sum(["studio", "drumline", "choir", "murals"].map((program) => `{arts.${program}}`)),
      ),
      label: "Numbers: Arts: places in all four",
    },
    "report.expenses": { text: dollarText(expenses), label: "Annual report: all expenses" },
    "report.reserve": {
      text: dollarText(revenue - expenses),
      label: "Annual report: what went into the reserve",
    },
    "golf.weekday": { text: `${weekday}`, label: "The golf classic: weekday" },
    "golf.month": { text: `${month}`, label: "The golf classic: month" },
    "golf.dayOfMonth": { text: `${day}`, label: "The golf classic: day of the month" },
    "golf.year": { text: `${year}`, label: "The golf classic: year" },
    "golf.day": {
      text: (spanish ? dayTextInSpanish : dayText)(said("golf.date")),
      label: "The golf classic: day in words",
    },
    "golf.starts": { text: golfAt("golf.start"), label: "The golf classic: when it starts" },
    "golf.ends": { text: golfAt("golf.end"), label: "The golf classic: when it ends" },
    "golf.dinner.starts": {
      text: golfAt("golf.dinner.start"),
      label: "The golf classic: when the dinner starts",
    },
    "golf.dinner.time": {
      text: timeInWords(said("golf.dinner.start")),
      label: "The golf classic: the dinner's time",
    },
    "golf.startTime": {
      text: timeInWords(said("golf.start")),
      label: "The golf classic: start time",
    },
    "golf.place": { text: place, label: "The golf classic: whole place" },
  };
};
