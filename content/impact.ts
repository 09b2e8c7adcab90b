import { annually, campus, figureText, founded, home, impact, reach } from "./figures.ts";
import type {
  DisabledCard,
  Hero,
  NavigationLink,
  PageInfo,
  PictureName,
  Statistic,
} from "./types.ts";

export const page = {
  path: "/impact",
  title: "Our Impact",
  description:
    "Fifty years of work in Austin, Chicago, in six figures: young people, families housed, partners, acres, and what they mean on an ordinary block.",
} satisfies PageInfo;

export const hero = {
  eyebrow: `What it adds up to since ${founded}`,
  heading: "Our Impact",
  lead: "We count because promises should be checked. But behind each figure is somebody you might stand next to on the Laramie bus.",
} satisfies Hero;

export const heroPicture = "homes" satisfies PictureName;

export const figuresHeading = "Six headline figures";

export const figures = [
  { ...reach.years, icon: "landmark", label: "Years in the neighborhood" },
  { ...annually.youth, icon: "graduation-cap", label: "Youth served annually" },
  { ...annually.familiesHoused, icon: "house", label: "Families housed" },
  { ...impact.partnerRevenue, icon: "handshake", label: "Partner revenue generated" },
  { ...campus.acres, icon: "trees", label: "Acre campus" },
  { ...reach.partners, icon: "users-round", label: "Partner organizations" },
] satisfies Statistic[];

export const meaning = {
  heading: "What the numbers mean on a block",
  paragraphs: [
    "Take one block of Mayfield Avenue. Two houses that were boarded up in 2010 have porch lights again. Nine of its children come to the homework room; four of those learned to swim last summer. A woman in the corner building has her blood pressure checked across the street instead of across the city. The man at number twelve drives the pantry van, and his sister keeps the list.",
    `None of those people would tell you that Circle did it. They did it, with a door held open. An outside study put the social return on each dollar given at ${figureText(home.socialReturn)}. On Mayfield they would put it another way: people are staying.`,
  ],
};

export const upcomingIntro = {
  heading: "More to show you",
  lead: "We are gathering stories, films and data with the permission of the people in them, which takes a little longer.",
};

export const upcoming = [
  {
    icon: "book-open",
    title: "Stories of Transformation",
    description:
      "Residents, students and graduates of recovery housing tell what changed, in their own words.",
    label: "Coming Soon",
  },
  {
    icon: "video",
    title: "Videos",
    description: "Short films from the gym, the farm, the job sites and the kitchen table.",
    label: "Coming Soon",
  },
  {
    icon: "chart-column",
    title: "FY2025 Data",
    description:
      "Every program’s goals and results for the fiscal year, in tables you can download.",
    label: "Coming Soon",
  },
] satisfies DisabledCard[];

export const closing = {
  heading: "Be part of the next count",
  lead: "A gift, an afternoon or an introduction: each one moves a number on this page.",
  buttons: [
    { name: "Give Now", href: "/give" },
    { name: "Get in Touch", href: "/contact" },
  ] satisfies NavigationLink[],
};

export const related = [
  { name: "See our projects", href: "/projects" },
  { name: "Read the news", href: "/news" },
] satisfies NavigationLink[];
