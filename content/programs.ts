import { annually, campus, figureText } from "./figures.ts";
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
    "After-school and camp, housing, doctors and counseling, worship and the arts: Circle’s programs in Austin, Chicago, and how to join each one.",
} satisfies PageInfo;

export const hero = {
  eyebrow: "Programs and services",
  heading: "Start With What You Need Today",
  lead: `A tutor, a bed, a doctor, a prayer, a bag of groceries. It is all on one ${figureText(campus.acres)}-acre campus, and you do not have to know which office to ask for. Come to the front desk; we will walk you there.`,
} satisfies Hero;

export const heroPicture = "campus" satisfies PictureName;

export const programsSection = { heading: "Four stops on one line" };

export const programs = [
  {
    icon: "graduation-cap",
    title: "Education and Youth",
    description:
      "Homework tables and hot supper after school, camp in summer, and a leadership team of teenagers who run things.",
    href: "/programs/education",
    label: "Education and youth programs",
    picture: "school",
  },
  {
    icon: "house",
    title: "Housing and Stability",
    description:
      "Recovery rooms for women and children, apartments at rents people can pay, and help to find a bed tonight.",
    href: "/programs/housing",
    label: "Housing programs",
    picture: "homes",
  },
  {
    icon: "heart-pulse",
    title: "Health and Wellness",
    description:
      "Family doctors and dentists, counselors, a weekly food pantry and classes that get your heart going.",
    href: "/programs/health",
    label: "Health services",
    picture: "clinic",
  },
  {
    icon: "church",
    title: "Spiritual Development",
    description:
      "Sunday worship, midweek study and a chaplain with a pot of coffee. Come with faith, with doubts or with neither.",
    href: "/programs/spiritual",
    label: "Worship, study and care",
    picture: "church",
  },
] satisfies (LinkCard & { picture: PictureName })[];

export const artsNote = {
  text: "Looking for drums, choir, murals or the open studio?",
  link: { name: "See Arts and Culture", href: "/programs/arts-culture" },
};

export const figuresSection = { heading: "In an ordinary year" };

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
      text: "The front desk is the glass door on Washington Boulevard. No appointment is needed on weekdays.",
    },
    {
      icon: "circle-dollar-sign",
      label: "What it costs",
      text: "Most programs are free. Where there is a fee it follows your income, and it is never the reason we say no.",
    },
    {
      icon: "shield-check",
      label: "What we ask",
      text: "Your name and what you need. We do not ask about immigration status, and what you tell us stays here.",
    },
  ] satisfies PracticalFact[],
};

export const closing = {
  heading: "Not sure where you fit?",
  lead: "Tell us what is going on. If it is not something we do, we know who does it well, and we will make the call with you.",
  buttons: [
    { name: "Contact Us", href: "/contact" },
    { name: "Support Our Programs", href: "/give" },
  ],
};
