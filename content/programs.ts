import { contactAbout, subjects } from "./contact.ts";
import { annually, campus, figureText, home, youthPlaces } from "./figures.ts";
import { dutyToReport, fairness } from "./site.ts";
import type {
  Hero,
  LinkCard,
  PageInfo,
  PictureName,
  PracticalFact,
  TextStatistic,
} from "./types.ts";

export const page = {
  path: "/programs",
  title: "Programs",
  description:
    "After-school and camp, housing, food, doctors and counseling, worship and the arts: programs on our campus in Austin, Chicago, and how to begin.",
} satisfies PageInfo;

export const hero = {
  eyebrow: "Start with what you need today",
  heading: "Programs and Services",
  lead: `Tutoring, housing help, doctors, worship and groceries on one ${figureText(campus.acres)}-acre campus. You do not need to know which office to ask for: come to the front desk, and we’ll walk you there.`,
} satisfies Hero;

export const heroPicture = "campus" satisfies PictureName;

export const programsSection = { heading: "Our Four Programs" };

export const programs = [
  {
    icon: "graduation-cap",
    title: "Education and Youth",
    description:
      "Homework help and a hot supper after school, camp in summer, and a leadership team for teenagers.",
    href: "/programs/education",
    label: "Education and youth programs",
    picture: "school",
  },
  {
    icon: "house",
    title: "Housing and Stability",
    description:
      "Recovery homes for women and children, apartments at rents that people can pay, and help to find a bed elsewhere when we have none.",
    href: "/programs/housing",
    label: "Housing programs",
    picture: "homes",
  },
  {
    icon: "heart-pulse",
    title: "Health and Wellness",
    description:
      "Our partners’ doctors, dentists and counselors, and our own weekly food pantry and exercise classes.",
    href: "/programs/health",
    label: "Health services",
    picture: "clinic",
  },
  {
    icon: "church",
    title: "Spiritual Development",
    description:
      "Sunday worship, Wednesday circles and a chaplain to talk to. You are welcome whatever you believe.",
    href: "/programs/spiritual",
    label: "Worship, study and care",
    picture: "church",
  },
] satisfies (LinkCard & { picture: PictureName })[];

export const artsNote = {
  text: "Looking for drums, choir, murals or the open studio?",
  link: { name: "See Arts and Culture", href: "/programs/arts-culture" },
};

export const workNote = {
  text: "Looking for work, or starting a business? The training kitchen and the ten-week small-business class start every September and February, free of charge.",
  link: { name: "Ask about training", href: contactAbout(subjects.training) },
};

export const figuresSection = {
  heading: "Programs in Numbers",
  note: `Youth: everyone who took part in fiscal year 2025, in the ${youthPlaces} places of the education programs, the gym, the arts and the farm. Families: those who live today in homes we built or repaired. Health services: given by our own staff and volunteers in the year, such as classes, blood-pressure checks and referrals; the ${figureText(home.healthcare)} people we name elsewhere were patients of our partners’ clinic and counseling center.`,
};

export const statistics = [
  { icon: "users-round", text: figureText(annually.youth), label: "Youth served annually" },
  { icon: "key-round", text: figureText(annually.familiesHoused), label: "Families housed" },
  {
    icon: "stethoscope",
    text: figureText(annually.healthServices),
    label: "Health services provided",
  },
  { icon: "church", text: "Weekly", label: "Services" },
] satisfies TextStatistic[];

export const practical = {
  heading: "How to Begin",
  facts: [
    {
      icon: "map-pin",
      label: "Come by",
      text: "The front desk is behind the glass doors on Washington Boulevard. You need no appointment on weekdays.",
    },
    {
      icon: "circle-dollar-sign",
      label: "What it costs",
      text: "Most programs are free. Where there is a fee it follows your income, and we never say no because of it.",
    },
    {
      icon: "shield-check",
      label: "What we ask",
      text: `Your name and what you need. We do not ask about immigration status. What you tell us stays here, with one exception. ${dutyToReport}`,
    },
  ] satisfies PracticalFact[],
};

/** Below the practical facts. */
export const fairnessNote = fairness.services;

export const closing = {
  heading: "Not sure where to begin?",
  lead: "Tell us what you need. If we do not do it, we’ll help you call somebody who does.",
  buttons: [
    { name: "Contact Us", href: "/contact" },
    { name: "Support Our Programs", href: "/give" },
  ],
};
