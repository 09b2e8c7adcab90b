import { numberText } from "#rules/in-words.ts";
import { organisation } from "#rules/organisation.ts";
import type { Figure } from "./types.ts";

/** The figure as a reader sees it: `$8.60`, `500+`, `1,499,094`. */
export const figureText = ({ value, prefix = "", suffix = "", decimals = 0 }: Figure) =>
  `${prefix}${numberText(value, decimals)}${suffix}`;

export const founded = organisation.founded;

export const campus = {
  acres: { value: 14 },
  /** What the partners spend in a year, added up, in millions of dollars. None of it is ours. */
  ecosystem: { value: 50, prefix: "$", suffix: " million" },
} satisfies Record<string, Figure>;

export const reach = {
  years: { value: 50, suffix: "+" },
  partners: { value: 25, suffix: "+" },
  volunteers: { value: 500, suffix: "+" },
  unitsCreated: { value: 500, suffix: "+" },
} satisfies Record<string, Figure>;

export const home = {
  livesImpacted: { value: 17_000 },
  scholars: { value: 520 },
  recovery: { value: 48 },
  foodMonthly: { value: 1_000 },
  healthcare: { value: 12_000 },
  socialReturn: { value: 8.6, prefix: "$", decimals: 2 },
} satisfies Record<string, Figure>;

export const board = {
  members: { value: 7 },
  termYears: { value: 3 },
  consecutiveTerms: { value: 2 },
  meetings: { value: 4 },
  giving: { value: 100, suffix: "%" },
} satisfies Record<string, Figure>;

export const finance = {
  revenue: { value: 1_499_094, prefix: "$" },
  programShare: { value: 89, suffix: "%" },
  administrativeShare: { value: 11, suffix: "%" },
} satisfies Record<string, Figure>;

/** The programs hub and the impact page tell the first two; the second is a count of today. */
export const annually = {
  youth: { value: 500, suffix: "+" },
  familiesHoused: { value: 200, suffix: "+" },
  /** Given by our own staff and volunteers, apart from what the clinic and the counselors do. */
  healthServices: { value: 1_000, suffix: "+" },
} satisfies Record<string, Figure>;

export const impact = {
  partnerRevenue: { value: 50, prefix: "$", suffix: "M+" },
} satisfies Record<string, Figure>;

export const education = {
  afterSchool: { capacity: { value: 125 }, graduation: { value: 100, suffix: "%" } },
  summerCamp: { capacity: { value: 75 }, retention: { value: 95, suffix: "%" } },
  juniorLeadership: { capacity: { value: 6 }, completion: { value: 99, suffix: "%" } },
} satisfies Record<string, Record<string, Figure>>;

/** Since the team began: six in each of seventeen years, all but one of whom finished. */
export const juniorLeadersSince2008 = { joined: 102, finished: 101 };

/** Places in the three programs at one time. */
export const youthPlaces = Object.values(education).reduce(
  (sum, { capacity }) => sum + capacity.value,
  0,
);

export const housing = {
  unitsCreated: reach.unitsCreated,
  housedInRecovery: home.recovery,
  activeProjects: { value: 3 },
  project130Units: { value: 10 },
  project843Bedrooms: { value: 4 },
  project843Baths: { value: 2.5, decimals: 1 },
} satisfies Record<string, Figure>;

/** The apartments that we own and rent out ourselves. */
export const ownApartments = 12;

/** How many each of the three services reaches, as the organization prints it. */
export const health = {
  first: "5000+",
  second: "8000+ annually",
  third: "200+ participants",
};

export const projects = {
  active: { value: 8 },
  planned: { value: 5 },
  completed: { value: 25, suffix: "+" },
  invested: { value: 15, prefix: "$", suffix: "M+" },
} satisfies Record<string, Figure>;

export const golf = {
  edition: 14,
  date: "2026-06-15",
  raised: { value: 258_000, prefix: "$" },
  golfers: { value: 120 },
  years: { value: 14 },
  legacySponsor: { value: 25_000, prefix: "$" },
  caddieSponsor: { value: 10_000, prefix: "$" },
  eagleSponsor: { value: 5_000, prefix: "$" },
} satisfies Record<string, Figure | number | string>;

/** What the four impact cards of the donation section ask for, in dollars. */
export const impactGifts = [100, 500, 1_000, 2_500] as const;
