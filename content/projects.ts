import { projects as figures, figureText, founded, housing } from "./figures.ts";
import type {
  Hero,
  LinkCard,
  NavigationLink,
  PageInfo,
  PictureName,
  Project,
  Statistic,
} from "./types.ts";

export const page = {
  path: "/projects",
  title: "Our Projects",
  description: `What Circle is building on Chicago’s West Side: ${figureText(figures.active)} projects under way, ${figureText(figures.planned)} to come, and ${figureText(figures.completed)} finished.`,
} satisfies PageInfo;

export const hero = {
  eyebrow: `Lot by lot since ${founded}`,
  heading: "Our Projects",
  lead: "We buy what others gave up on: a walk-up with no roof, a lot full of tires, a school with its windows out. Then we ask the neighbors what it should be, and build that.",
} satisfies Hero;

export const heroPicture = "homes" satisfies PictureName;

export const categoriesSection = {
  heading: "Under Way, Coming and Done",
  lead: "Every project is walked with the people who live on either side of it before a single permit is filed.",
};

export const categories = [
  {
    icon: "hammer",
    title: "Current Projects",
    description:
      "Scaffolding, dust and deliveries: apartments, a family house, the freight farm and the repairs that keep finished buildings good.",
    count: `${figureText(figures.active)} active`,
    href: "/projects/current",
    label: "See current projects",
  },
  {
    icon: "lightbulb",
    title: "Future Projects",
    description:
      "Drawings on the wall and money still to find, from two-flats on Lockwood Avenue to a bigger kitchen for the job-training class.",
    count: `${figureText(figures.planned)} planned`,
    href: "/projects/future",
    label: "See future projects",
  },
  {
    icon: "badge-check",
    title: "Completed Projects",
    description:
      "Homes with curtains in the windows, the clinic, the playground, the gym floor. Finished means it has stood a year of daily use.",
    count: `${figureText(figures.completed)} completed`,
    href: "/projects/completed",
    label: "See completed projects",
  },
] satisfies (LinkCard & { count: string })[];

export const invested = {
  ...figures.invested,
  icon: "circle-dollar-sign",
  label: "Invested in the neighborhood",
} satisfies Statistic;

export type SignatureProject = Project & { picture: PictureName };

export const project130 = {
  title: "Project 130",
  subtitle: `${figureText(housing.project130Units)}-unit transformation housing`,
  description:
    "A corner lot that stood empty for eleven years becomes homes for people finishing recovery and ready for a lease of their own, with a case manager in the building.",
  highlights: [
    `${figureText(housing.project130Units)} apartments of one and two bedrooms`,
    "Concrete floors behind a brick front that matches its neighbors",
    "Laundry, a shared kitchen and an office for case management",
    "Local crews and apprentices on every floor",
  ],
  status: "Phase 3: Construction",
  timeline: "Complete: Spring 2026",
  picture: "project-130",
} satisfies SignatureProject;

export const project843 = {
  title: "Project 843",
  subtitle: "Single-family home",
  description:
    "One vacant house, taken back to the studs and rebuilt for a family that has rented in Austin for years and is ready to own.",
  highlights: [
    `${figureText(housing.project843Bedrooms)} bedrooms, ${figureText(housing.project843Baths)} baths`,
    "A front porch, because that is how a block gets to know itself",
    "Insulated for Chicago winters and wired for the years ahead",
    "Sold to a first-time buyer who finishes our homeowner class",
  ],
  status: "Phase 4 Construction",
  timeline: "Complete: Fall 2025",
  picture: "project-843",
} satisfies SignatureProject;

export const seed2Success = {
  title: "Seed 2 Success",
  subtitle: "Freight farming",
  description:
    "Two shipping containers on a former parking lot grow greens all year. Young people run them, learn the trade, and fill pantry bags and restaurant orders.",
  highlights: [
    "Lettuce, kale and herbs in every month of the year",
    "Paid first jobs for teenagers from the neighborhood",
    "A share of every harvest goes to the Thursday pantry",
    "Training in growing, packing and selling",
  ],
  status: "Expanding Impact",
  timeline: "Growing annually",
  picture: "garden",
} satisfies SignatureProject;

export const signature = {
  heading: "Three to Know by Name",
  lead: "Apartments, a house and a farm. Ask for a tour; Walter Jimerson has spare hard hats.",
  items: [project130, project843, seed2Success],
  donate: { name: "Make a Donation", href: "/give" },
};

export const related = [
  { name: "How we house people", href: "/programs/housing" },
  { name: "What it adds up to", href: "/impact" },
] satisfies NavigationLink[];

export const closing = {
  heading: "Know a building that needs us?",
  lead: "Tell us the address and what it does to your block. We answer every letter, and we keep a list.",
  button: { name: "Tell us about it", href: "/contact" },
};
