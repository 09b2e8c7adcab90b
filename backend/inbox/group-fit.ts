import type { SiteRole } from "#backend/site.ts";
import type { Language } from "#rules/languages.ts";
import { spanishVolunteering } from "#rules/spanish-volunteering.ts";
import { weekdays } from "#rules/volunteer-roles.ts";
import { groupAge } from "#rules/volunteering.ts";
import type { Group } from "./sent.ts";

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
    sentence: (title: string, why: string) =>
      `${title} is ${why}; we’ll suggest something that fits your group.`,
  },
  es: {
    age: (n: number) => `para personas de ${n} años o más`,
    size: (n: number) => `para grupos de hasta ${n}`,
    days: (days: string) => `los días ${days}`,
    sentence: (title: string, why: string) =>
      `${title} es ${why}; le sugeriremos algo que le quede bien a su grupo.`,
  },
};

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
  return reasons.length > 0 && say.sentence(role.title, listed(reasons, language));
};
