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
  lead: "A nurse and a carpenter opened a storefront and put on coffee. Everything here grew from that: stay close, fix what is broken, and never make a neighbor ask twice.",
} satisfies Hero;

export const heroPicture = "campus" satisfies PictureName;

export const introduction = {
  heading: "One place, many doors",
  paragraphs: [
    `Circle is a faith-based community development organization in Austin, on the West Side of Chicago. Our ${figureText(campus.acres)}-acre campus holds a school, a church, a clinic, counselors, apartments, a gym and a farm. Some of them we run. Many belong to the ${figureText(reach.partners)} partner organizations that work beside us.`,
    "We are Christians who think that good news should look like something: a repaired roof, a filled prescription, a child who can read the whole page. You do not need to share our faith to be served, hired or welcomed here. You only need to come in.",
  ],
};

export const cardsHeading = "Knock on any of them";

export const cards = [
  {
    icon: "target",
    title: "Mission & Vision",
    description:
      "What we are here to do, what we hope Austin will look like, and the four ideas that get us from one to the other.",
    href: "/about/mission-vision",
    label: "Read our mission",
  },
  {
    icon: "scroll-text",
    title: "Our History",
    description:
      "From a storefront with one coffee pot to a whole campus, in six chapters and with some help from a basketball coach.",
    href: "/about/history",
    label: "Walk through the years",
  },
  {
    icon: "users-round",
    title: "Leadership Team",
    description:
      "A social worker, a logistics expert, an accountant, a science teacher, a carpenter and a chaplain. Read their stories.",
    href: "/about/leadership",
    label: "Meet our leaders",
  },
  {
    icon: "gavel",
    title: "Board of Directors",
    description:
      "Seven volunteers who hold us to our word, with the four committees that do the close reading.",
    href: "/about/board",
    label: "Meet the board",
  },
  {
    icon: "chart-pie",
    title: "Annual Report",
    description:
      "Where last year’s money came from, where it went, and both documents to read for yourself.",
    href: "/about/annual-report",
    label: "See the numbers",
  },
  {
    icon: "shield-check",
    title: "Transparency",
    description:
      "What we promise donors and neighbors, and what to do if you think that we have fallen short.",
    href: "/about/transparency",
    label: "Hold us to it",
  },
] satisfies LinkCard[];

export const closing = {
  heading: "See what it adds up to",
  lead: "Half a century of meals, lessons, keys and second chances, counted as honestly as we know how.",
  buttons: [
    { name: "See Our Impact", href: "/impact" },
    { name: "Explore Our Programs", href: "/programs" },
  ] satisfies NavigationLink[],
};

export const related = [
  { name: "Meet the staff you will talk to", href: "/about/staff" },
  { name: "See who shares our campus", href: "/about/campus-partners" },
] satisfies NavigationLink[];
