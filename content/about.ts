import { campus, figureText, founded, reach } from "./figures.ts";
import type { Hero, LinkCard, NavigationLink, PageInfo, PictureName } from "./types.ts";

export const page = {
  path: "/about",
  title: "About Us",
  description: `Since ${founded} Circle has worked from Washington Boulevard in Austin, Chicago. Read our mission, our history, who leads us and how we spend each dollar.`,
} satisfies PageInfo;

export const hero = {
  eyebrow: `On Washington Boulevard since ${founded}`,
  heading: "About Circle",
  lead: `A nurse and a carpenter opened a storefront on Washington Boulevard in ${founded}. It has grown into a campus, and we are still there.`,
} satisfies Hero;

export const heroPicture = "campus" satisfies PictureName;

export const introduction = {
  heading: "Who we are",
  paragraphs: [
    `Circle is a faith-based community development organization in Austin, on the West Side of Chicago. On our ${figureText(campus.acres)}-acre campus we run the after-school program, the gym, the pantry and the farm. The school, the church, the clinic, the counseling center and the arts center are run by partners, of which we have ${figureText(reach.partners)} in all.`,
    "Circle was founded by Christians, and faith is still why many of us do this work. You do not need to share it to be served, housed or hired here.",
  ],
};

export const cardsHeading = "More about Circle";

export const cards = [
  {
    icon: "target",
    title: "Mission & Vision",
    description:
      "What we are here to do, what we hope Austin will be, and four principles for getting there.",
    href: "/about/mission-vision",
    label: "Read our mission",
  },
  {
    icon: "scroll-text",
    title: "Our History",
    description: "From a storefront to a campus, in six chapters.",
    href: "/about/history",
    label: "Read our history",
  },
  {
    icon: "users-round",
    title: "Leadership Team",
    description: "The six people who run Circle, and how each of them came here.",
    href: "/about/leadership",
    label: "Meet our leaders",
  },
  {
    icon: "gavel",
    title: "Board of Directors",
    description: "The seven volunteers who govern Circle, their committees and what they disclose.",
    href: "/about/board",
    label: "Meet the board",
  },
  {
    icon: "chart-pie",
    title: "Annual Report",
    description:
      "Where our money came from in fiscal year 2025, where it went, and both documents to read.",
    href: "/about/annual-report",
    label: "See the numbers",
  },
  {
    icon: "shield-check",
    title: "Transparency",
    description: "What we promise donors and neighbors, and where to complain.",
    href: "/about/transparency",
    label: "See our commitments",
  },
] satisfies LinkCard[];

export const closing = {
  heading: "What we do, and what came of it",
  lead: "Our programs, and the numbers behind them.",
  buttons: [
    { name: "See Our Impact", href: "/impact" },
    { name: "Explore Our Programs", href: "/programs" },
  ] satisfies NavigationLink[],
};

export const related = [
  { name: "Meet the staff you will talk to", href: "/about/staff" },
  { name: "See who shares our campus", href: "/about/campus-partners" },
] satisfies NavigationLink[];
