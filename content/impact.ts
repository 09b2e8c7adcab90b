import {
  annually,
  campus,
  figureText,
  finance,
  founded,
  home,
  impact,
  ownApartments,
  reach,
  youthPlaces,
} from "./figures.ts";
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
    "Fifty years of work in Austin, Chicago, in six figures: young people, families housed, partners and acres, and what each of them counts.",
} satisfies PageInfo;

export const hero = {
  eyebrow: `What it adds up to since ${founded}`,
  heading: "Our Impact",
  lead: "Six figures, and below them what each one counts and since when.",
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
  heading: "What these numbers count",
  paragraphs: [
    `${figureText(annually.youth)} young people took part in something of ours in fiscal year 2025: the three education programs, which have ${youthPlaces} places at a time, and the gym, the arts programs and the farm.`,
    `${figureText(annually.familiesHoused)} families live today in homes that we built or repaired. Most of these homes belong to housing partnerships or to the families themselves; ${ownApartments} are ours.`,
    `${figureText(campus.ecosystem)} is what our ${figureText(reach.partners)} partners raise and spend in a year, all together, on and around the campus. It is their money. Our own revenue in fiscal year 2025 was ${figureText(finance.revenue)}.`,
    `We estimate the social return on each dollar given at ${figureText(home.socialReturn)}. The estimate is ours, and the annual report says how we made it.`,
  ],
};

export const upcomingIntro = {
  heading: "More to show you",
  lead: "We publish a story only after the people in it have read it and agreed, which takes time.",
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
    description: "Short films from the gym, the farm and the building sites.",
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
  heading: "Help with next year’s numbers",
  lead: "Give, or ask us how you can take part.",
  buttons: [
    { name: "Give Now", href: "/give" },
    { name: "Get in Touch", href: "/contact" },
  ] satisfies NavigationLink[],
};

export const related = [
  { name: "See our projects", href: "/projects" },
  { name: "Read the news", href: "/news" },
] satisfies NavigationLink[];
