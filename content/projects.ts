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
  lead: "We buy empty lots and abandoned buildings, ask the neighbors what they should become, and build that.",
} satisfies Hero;

export const heroPicture = "homes" satisfies PictureName;

export const categoriesSection = {
  heading: "Current, Future and Completed Projects",
  lead: "Before we apply for a permit, we walk the site with the people who live on either side of it.",
};

export const categories = [
  {
    icon: "hammer",
    title: "Current Projects",
    description:
      "Apartments, a family house, the recovery homes, the freight farm, and repairs to buildings that we finished earlier.",
    count: `${figureText(figures.active)} active`,
    href: "/projects/current",
    label: "See current projects",
  },
  {
    icon: "lightbulb",
    title: "Future Projects",
    description:
      "Planned, but not yet paid for: from two-flats on Lockwood Avenue to a bigger training kitchen.",
    count: `${figureText(figures.planned)} planned`,
    href: "/projects/future",
    label: "See future projects",
  },
  {
    icon: "badge-check",
    title: "Completed Projects",
    description:
      "Homes, the clinic building, the playground and the gym floor. We call a project completed after a year of daily use.",
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

export const investedNote = `Since ${founded}, by us and by the lenders and housing partnerships we build with.`;

/** Said beside a timeline when its day has gone by; status and timeline stand as they were set. */
export const overdueNote =
  "This date has gone by. The work is not finished; ask us for the new date.";

export type SignatureProject = Project & { picture: PictureName; due?: string };

export const project130 = {
  title: "Project 130",
  subtitle: `${figureText(housing.project130Units)}-unit transformation housing`,
  description:
    "Apartments on a corner lot that stood empty for eleven years, for people who have finished a recovery program and are ready for their own lease. A case manager works in the building.",
  highlights: [
    `${figureText(housing.project130Units)} apartments of one and two bedrooms`,
    "A brick front that matches its neighbors",
    "Laundry, a shared kitchen and an office for case management",
    "Built with local crews and apprentices",
  ],
  status: "Phase 3: Construction",
  timeline: "Complete: Spring 2026",
  due: "2026-06-21",
  picture: "project-130",
} satisfies SignatureProject;

export const project843 = {
  title: "Project 843",
  subtitle: "Single-family home",
  description:
    "A vacant house, rebuilt from the studs, for a family that has rented in Austin and is ready to buy.",
  highlights: [
    `${figureText(housing.project843Bedrooms)} bedrooms, ${figureText(housing.project843Baths)} baths`,
    "A front porch and a yard",
    "Insulated for Chicago winters",
    "For a first-time buyer who finishes our homeowner class",
  ],
  status: "Phase 4 Construction",
  timeline: "Complete: Fall 2025",
  due: "2025-12-21",
  picture: "project-843",
} satisfies SignatureProject;

export const seed2Success = {
  title: "Seed 2 Success",
  subtitle: "Freight farming",
  description:
    "Two shipping containers on a former parking lot grow greens all year. Teenagers run them with our farm manager. The greens go to the Thursday pantry, and some are sold to restaurants.",
  highlights: [
    "Lettuce, kale and herbs all year",
    "First paid work for teenagers from the neighborhood",
    "A share of every harvest goes to the Thursday pantry",
    "Training in growing, packing and selling",
  ],
  status: "Expanding Impact",
  timeline: "Growing annually",
  picture: "garden",
} satisfies SignatureProject;

export const signature = {
  heading: "Signature Projects",
  lead: "Apartments, a house and a farm. Call us for a tour.",
  items: [project130, project843, seed2Success],
  donate: { name: "Make a Donation", href: "/give" },
};

export const related = [
  { name: "How we house people", href: "/programs/housing" },
  { name: "What it adds up to", href: "/impact" },
] satisfies NavigationLink[];

export const closing = {
  heading: "Is there an empty building on your block?",
  lead: "Tell us the address. We answer every letter and keep a list.",
  button: { name: "Tell us about it", href: "/contact" },
};
