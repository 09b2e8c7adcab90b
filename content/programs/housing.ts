import { annually, figureText, founded, housing, ownApartments } from "#content/figures.ts";
import { hotlineSentences, hotlines } from "#content/hotlines.ts";
import { project130, project843 } from "#content/projects.ts";
import { fairness } from "#content/site.ts";
import type {
  CallPrompt,
  Hero,
  HousingProject,
  NavigationLink,
  PageInfo,
  PictureName,
  Point,
  PracticalFact,
  Question,
  Statistic,
} from "#content/types.ts";
import { organisation } from "#rules/organisation.ts";

export const page = {
  path: "/programs/housing",
  title: "Housing and Stability",
  description:
    "Recovery homes, affordable apartments and referrals on Chicago’s West Side: what we are building, who can apply, and whom to call tonight.",
} satisfies PageInfo;

export const hero = {
  eyebrow: "A key that is yours",
  heading: "Housing and Stability",
  lead: `Since ${founded} we have helped to create ${figureText(housing.unitsCreated)} homes on the West Side, and ${figureText(annually.familiesHoused)} families live in them today. Most belong to housing partnerships or to the families themselves; we rent out ${ownApartments} apartments of our own.`,
} satisfies Hero;

/** Also the first picture of the film. */
export const heroPicture = "homes" satisfies PictureName;

export const projectsSection = {
  heading: "What We Are Building and Running",
  lead: "Walter Jimerson directs housing. Every building site trains apprentices from the neighborhood.",
  link: { name: "See all our projects", href: "/projects" } satisfies NavigationLink,
};

export const projects = [
  {
    title: project130.title,
    description:
      "Apartments in a new brick building, for people who have finished a recovery program and are ready for a lease.",
    units: `${figureText(housing.project130Units)} units`,
    status: project130.status,
    timeline: project130.timeline,
    due: project130.due,
    picture: project130.picture,
  },
  {
    title: project843.title,
    description:
      "A house for one family to own, with a porch in front and a yard behind. The buyer takes our homeowner class first.",
    units: `${figureText(housing.project843Bedrooms)} bedrooms, ${figureText(housing.project843Baths)} baths`,
    status: project843.status,
    timeline: project843.timeline,
    due: project843.due,
    picture: project843.picture,
  },
  {
    title: "Recovery Homes",
    description:
      "Furnished rooms for women in recovery and for their children, with case managers. To keep residents safe, we do not say where the homes are.",
    units: `${figureText(housing.housedInRecovery)} housed in recovery`,
    status: "Active",
    timeline: "Open all year",
    due: undefined,
    picture: "block",
  },
] satisfies (HousingProject & { timeline: string; due?: string; picture: PictureName })[];

export const servicesSection = {
  heading: "Referrals and Supportive Housing",
  lead: "Both begin with a phone call.",
};

export const services = [
  {
    icon: "phone",
    title: "Referrals",
    description:
      "We often have no room. Then we call shelters, landlords and agencies with you, and stay on the line until somebody expects you or we have tried them all.",
  },
  {
    icon: "hand-helping",
    title: "Supportive Housing",
    description:
      "An apartment with a case manager, who helps with benefits, court dates, child care and a budget for as long as you want it.",
  },
] satisfies Point[];

export const impactSection = {
  heading: "Housing in Numbers",
  text: `Units created: since ${founded}, with partners; some have been sold since, and many are home to somebody who lives alone, so the families are fewer. Housed in recovery: women and children living in the recovery homes at one time. Active projects in housing: Project 130, Project 843 and the recovery homes.`,
};

export const statistics = [
  { ...housing.unitsCreated, icon: "building-complex", label: "Units created" },
  { ...housing.housedInRecovery, icon: "hand-heart", label: "Housed in recovery" },
  { ...housing.activeProjects, icon: "hammer", label: "Active projects" },
] satisfies Statistic[];

export const practical = {
  heading: "If You Need Housing",
  facts: [
    {
      icon: "clock",
      label: "Tonight",
      text: `For a bed tonight call ${hotlines.city}, at any hour, and ask for shelter. We seldom have a room the same day, but on weekdays from 9:00 AM to 6:00 PM we’ll help you call. ${hotlineSentences.danger}`,
    },
    {
      icon: "users-round",
      label: "Who can apply",
      text: "Recovery homes: women aged 18 and over who are in recovery, with or without children. Apartments: anyone whose income is below the limit for the unit; those of Project 130 are for people who have finished a recovery program.",
    },
    {
      icon: "file-text",
      label: "What to bring",
      text: "An ID and proof of income, if you have them. If your papers were lost or taken, come anyway, and we’ll help you replace them.",
    },
    {
      icon: "circle-dollar-sign",
      label: "What it costs",
      text: "Asking is free. Rent is at most a third of your income. A recovery room is free for the first 90 days, and then costs at most a third of your income.",
    },
  ] satisfies PracticalFact[],
};

export const questions = {
  heading: "Neighbors Ask",
  items: [
    {
      question: "How long is the wait?",
      answer:
        "For a recovery room, usually one to two weeks; for an apartment, several months or more. Patrice Holloway, the recovery housing case manager, keeps the list for the recovery homes, and Yolanda Price at the front desk the one for apartments. They tell you where you stand and call when it changes.",
    },
    {
      question: "I have an eviction or a record. Should I still apply?",
      answer:
        "Yes. Neither rules you out by itself: tell us what happened, and we decide case by case. There are exceptions. Federal law keeps people on a lifetime sex-offender registry, or convicted of making methamphetamine in subsidized housing, out of some of our units, and nobody convicted of harming a child can live in the recovery homes.",
    },
    {
      question: "Can I stay with my children?",
      answer:
        "Yes. Children stay with their mother, keep their school where they can, and may join the after-school program when it has a place.",
    },
    {
      question: "Somebody is hurting me at home. What can I do?",
      answer: `${hotlineSentences.danger} Otherwise call the Illinois Domestic Violence Hotline at ${hotlines.domesticViolence}, at any hour. They know which safe places have room today. If you call us, tell us when it is safe to call back, and we’ll leave no message otherwise.`,
    },
    {
      question: "I own a two-flat on the West Side. Do you need landlords?",
      answer:
        "Yes. Our tenants come with a case manager and a paid deposit, and you can call us when something goes wrong.",
    },
  ] satisfies Question[],
};

/** Below the questions. */
export const fairnessNote = fairness.housing;

export const callPrompt = {
  heading: "Talk to Someone About Housing",
  text: "You need no form and no referral. Say that you are calling about housing, and when it is safe to call you back.",
  button: `Call ${organisation.phone}`,
} satisfies CallPrompt;
