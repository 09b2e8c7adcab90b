import { annually, figureText, housing } from "#content/figures.ts";
import { project130, project843 } from "#content/projects.ts";
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
    "Recovery housing, affordable apartments and referrals on Chicago’s West Side: what we are building, who can apply, and whom to call tonight.",
} satisfies PageInfo;

export const hero = {
  eyebrow: "Housing and Stability",
  heading: "A Key That Is Yours",
  lead: `Everything gets easier behind your own front door: school, sobriety, sleep. We have helped create ${figureText(housing.unitsCreated)} units on the West Side, and ${figureText(annually.familiesHoused)} families are housed. We still know where the shut-off valves are.`,
} satisfies Hero;

/** Also the first picture of the film. */
export const heroPicture = "homes" satisfies PictureName;

export const projectsSection = {
  heading: "What We Are Building and Running",
  lead: "Walter Jimerson’s crews do the work, with apprentices from these blocks on every site.",
  link: { name: "See all our projects", href: "/projects" } satisfies NavigationLink,
};

export const projects = [
  {
    title: project130.title,
    description:
      "Apartments in a new brick building, a short walk from the clinic, for people who have finished recovery and are ready for a lease.",
    units: `${figureText(housing.project130Units)} units`,
    status: project130.status,
    timeline: project130.timeline,
    picture: project130.picture,
  },
  {
    title: project843.title,
    description:
      "A house for one family to own, with a porch in front and a yard behind. The buyer takes our homeowner class first.",
    units: `${figureText(housing.project843Bedrooms)} bedrooms, ${figureText(housing.project843Baths)} baths`,
    status: project843.status,
    timeline: project843.timeline,
    picture: project843.picture,
  },
  {
    title: "Recovery Homes",
    description:
      "Furnished rooms in the old convent for women leaving addiction or violence, and for their children, with a case manager down the hall and house rules the residents wrote.",
    units: `${figureText(housing.housedInRecovery)} housed in recovery`,
    status: "Active",
    timeline: "Open all year",
    picture: "block",
  },
] satisfies (HousingProject & { timeline: string; picture: PictureName })[];

export const servicesSection = {
  heading: "When You Need More Than an Address",
  lead: "Two kinds of help that begin with a call and do not end when the door closes behind you.",
};

export const services = [
  {
    icon: "phone",
    title: "Referrals",
    description:
      "If we have no room, we do not stop there. We call the shelters, landlords and agencies we trust, stay on the line, and write down the name of the person who is expecting you.",
  },
  {
    icon: "hand-helping",
    title: "Supportive Housing",
    description:
      "An apartment with somebody to turn to. Case managers help with benefits, court dates, child care and the first budget, for as long as it takes the ground to feel firm.",
  },
] satisfies Point[];

export const impactSection = {
  heading: "Brick by Brick",
  text: "An empty building pulls down the houses beside it. A lit one does the opposite. So we go lot by lot, walk-up by walk-up, until the whole row has its porch lights on.",
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
      text: "Call us on weekdays from 9:00 AM to 6:00 PM. At any other hour call 311 and ask for shelter. If you are in danger, call 911.",
    },
    {
      icon: "users-round",
      label: "Who can apply",
      text: "Recovery homes: women aged 18 and over, with or without children. Apartments: anyone whose income is below the limit for the unit.",
    },
    {
      icon: "file-text",
      label: "What to bring",
      text: "An ID and proof of income if you have them. If your papers were lost or taken, come anyway; replacing them is the first thing we do together.",
    },
    {
      icon: "circle-dollar-sign",
      label: "What it costs",
      text: "Asking is free. Rent is no more than a third of your income. Recovery rooms cost nothing for the first 90 days.",
    },
  ] satisfies PracticalFact[],
};

export const questions = {
  heading: "Neighbors Ask",
  items: [
    {
      question: "How long is the wait?",
      answer:
        "For recovery homes, often days. For apartments it can be several months. Patrice Holloway, our recovery housing case manager, tells you honestly where you stand and calls when it changes.",
    },
    {
      question: "I have an eviction or a record. Should I still apply?",
      answer:
        "Yes. We look at what is true now. Tell us the story before we read the file and it will not be held against you.",
    },
    {
      question: "Can I stay with my children?",
      answer:
        "Yes. Children stay with their mother, keep their school where they can, and have a place in the after-school program.",
    },
    {
      question: "I own a two-flat on the West Side. Do you need landlords?",
      answer:
        "Always. We bring tenants who have a case manager and a paid deposit, and you have our number when the sink leaks.",
    },
  ] satisfies Question[],
};

export const callPrompt = {
  heading: "Talk to Someone About Housing",
  text: "You do not need a form or a referral to call. Say you are calling about housing, and what time is safe to call you back.",
  button: `Call ${organisation.phone}`,
} satisfies CallPrompt;
