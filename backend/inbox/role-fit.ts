import type { SiteRole } from "#backend/site.ts";
import type { Language } from "#rules/languages.ts";
import { spanishVolunteering } from "#rules/spanish-volunteering.ts";
import type { availabilityOptions } from "#rules/volunteer.ts";
import { weekdays } from "#rules/volunteer-roles.ts";
import { groupAge } from "#rules/volunteering.ts";
import type { Application, Group } from "./sent.ts";

const listed = (parts: string[], language: Language) =>
  new Intl.ListFormat(language, { type: "conjunction" }).format(parts);

/** In the order of the week, and in the reader's language. Anything else is no day. */
export const dayNames = (days: readonly string[], language: Language) =>
  listed(
    weekdays
      .filter((day) => days.includes(day))
      .map((day) => (language === "es" ? spanishVolunteering[day].toLowerCase() : day)),
    language,
  );

const words = {
  en: {
    age: (n: number) => `for people ${n} and older`,
    size: (n: number) => `for groups of up to ${n}`,
    days: (days: string) => `on ${days}`,
    times: { morning: "mornings", afternoon: "afternoons", evening: "evenings" },
    sentence: (title: string, why: string) => `${title} is ${why}; we’ll suggest something that`,
    fitsYou: "fits you.",
    fitsGroup: "fits your group.",
  },
  es: {
    age: (n: number) => `para personas de ${n} años o más`,
    size: (n: number) => `para grupos de hasta ${n}`,
    days: (days: string) => `los días ${days}`,
    times: { morning: "por la mañana", afternoon: "por la tarde", evening: "por la noche" },
    sentence: (title: string, why: string) => `${title} es ${why}; le sugeriremos algo que`,
    fitsYou: "le quede bien.",
    fitsGroup: "le quede bien a su grupo.",
  },
};

const flexible = "Flexible/As needed" satisfies (typeof availabilityOptions)[number];

type Wants = Pick<Group, "people" | "youngest" | "days">;

/** Why a role that a group chose does not suit it. The group is welcome all the same. */
export const whyNot = (role: SiteRole, { people, youngest, days }: Wants, language: Language) => {
  const say = words[language];
  const reasons: string[] = [];
  const fromAge = groupAge(role.fromAge);
  if (youngest < fromAge) reasons.push(say.age(fromAge));
  if (role.groupSize > 0 && people > role.groupSize) reasons.push(say.size(role.groupSize));
  if (role.days.length > 0 && !role.days.some((day) => days.includes(day)))
    reasons.push(say.days(dayNames(role.days, language)));
  return (
    reasons.length > 0 && `${say.sentence(role.title, listed(reasons, language))} ${say.fitsGroup}`
  );
};

/** The same for one person, by an age range and by times of the week. */
export const whyNotAlone = (
  role: SiteRole,
  { age, availability }: Pick<Application, "age" | "availability">,
  language: Language,
) => {
  const say = words[language];
  const reasons: string[] = [];
  // Of the range its end counts: "18-24" may be old enough for 21, and "65+" has none.
  if (Number(age.split("-")[1]) < role.fromAge) reasons.push(say.age(role.fromAge));
  const suits = role.days.map(
    (day) => `${day.startsWith("S") ? "Weekend" : "Weekday"} ${words.en.times[role.time]}`,
  );
  if (suits.length > 0 && ![...suits, flexible].some((time) => availability.includes(time)))
    reasons.push(say.days(`${dayNames(role.days, language)} ${say.times[role.time]}`));
  return (
    reasons.length > 0 && `${say.sentence(role.title, listed(reasons, language))} ${say.fitsYou}`
  );
};
