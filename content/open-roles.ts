import { dayInSpanish, dayTextInSpanish } from "#rules/in-spanish.ts";
import { dayText } from "#rules/in-words.ts";
import type { Language } from "#rules/languages.ts";
import { fillTokens } from "#rules/tokens.ts";
import { type TimeOfDay, type Weekday, weekdays } from "#rules/volunteer-roles.ts";
import { groupAge } from "#rules/volunteering.ts";
import { isDay } from "./checks.ts";
import { factsOf } from "./facts.ts";
import { contentOf, languageIn, type Snapshot } from "./snapshot.ts";
import { fill } from "./tokens.ts";
import {
  roleEnd,
  type VolunteerRole,
  type VolunteerRoles,
  volunteerRoles,
} from "./volunteer-roles.ts";

/** A role as pages show it. */
export type OpenRole = {
  name: string;
  title: string;
  lead: string;
  when: string;
  where: string;
  needed: number;
  fromAge: number;
  groupFromAge: number;
  training: string;
  groupSize: number;
  /** What visitors look for it by. */
  days: Weekday[];
  time: TimeOfDay;
  /** The moment from which one that has a date is over. */
  end: string;
};

const sunday = "2026-06-14";
const dayMs = 86_400_000;

const inSpanish = (day: Weekday) => {
  const at = Date.parse(sunday) + (weekdays.indexOf(day) + 1) * dayMs;
  return dayInSpanish(new Date(at).toISOString()).weekday ?? "";
};

/** "lunes" and "sábados": only the two of the weekend have a plural of their own. */
const pluralInSpanish = (day: Weekday) => inSpanish(day).replace(/[^s]$/, "$&s");

const inWords = {
  en: {
    plural: (day: Weekday) => `${day}s`,
    through: (first: Weekday, last: Weekday) => `${first} through ${last}`,
    and: (list: string[]) => new Intl.ListFormat("en-US").format(list),
    date: dayText,
  },
  es: {
    plural: pluralInSpanish,
    through: (first: Weekday, last: Weekday) => `${inSpanish(first)} a ${inSpanish(last)}`,
    and: (list: string[]) => new Intl.ListFormat("es").format(list),
    date: dayTextInSpanish,
  },
};

const firstLarge = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "Saturdays", "Tuesdays and Thursdays", "Monday through Thursday", in the order of the week. */
export const daysText = (chosen: readonly Weekday[], language: Language): string => {
  const { plural, through, and } = inWords[language];
  const days = weekdays.filter((day) => chosen.includes(day));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return "";
  const follows = weekdays.indexOf(last) - weekdays.indexOf(first) === days.length - 1;
  return firstLarge(days.length > 2 && follows ? through(first, last) : and(days.map(plural)));
};

const whenOf = ({ days, date, hours }: VolunteerRole, language: Language) =>
  `${isDay(date) ? firstLarge(inWords[language].date(date)) : daysText(days, language)}, ${hours}`;

/** A date stands on a day of the week, too. */
const daysOf = ({ days, date }: VolunteerRole) =>
  isDay(date) ? weekdays.filter((day) => dayText(date).startsWith(day)) : days;

const shownRole = (role: VolunteerRole, language: Language): OpenRole => {
  const { title, lead, where, needed, fromAge, training, groupSize, time, address } = role;
  return {
    ...{ name: address, title, lead, where, needed, fromAge, training, groupSize, time },
    groupFromAge: groupAge(fromAge),
    when: whenOf(role, language),
    days: daysOf(role),
    end: roleEnd(role),
  };
};

/** Also those that are archived or over: somebody's page may be of last week, and still ask for one. */
export const allRoles = (snapshot: Snapshot): VolunteerRole[] => {
  // True of every snapshot: a document is read by its schema before it is part of one.
  const { roles } = (snapshot.documents[volunteerRoles.name] ??
    volunteerRoles.defaults) as VolunteerRoles;
  return fill(roles, factsOf(snapshot));
};

/** What volunteers can choose today. One without a name, in a draft, is not offered yet. */
export const openRoles = (snapshot: Snapshot): OpenRole[] =>
  contentOf(snapshot, volunteerRoles)
    .roles.filter((role) => role.standing === "open" && role.address)
    .map((role) => shownRole(role, languageIn(snapshot)))
    .filter(({ end }) => !(Date.parse(end) <= Date.now()));

/** Those that groups can choose, with what they have to know in their line. */
export const rolesForGroups = (snapshot: Snapshot, line: string) =>
  openRoles(snapshot)
    .filter(({ groupSize }) => groupSize > 0)
    .map(({ name, title, when, groupSize, groupFromAge }) => ({
      name,
      title: fillTokens(
        line,
        (token) => ({ title, when, n: `${groupSize}`, age: `${groupFromAge}` })[token],
      ),
    }));
