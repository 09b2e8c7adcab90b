import { figureText, finance, golf, home, reach } from "#content/figures.ts";
import type {
  BudgetShare,
  Hero,
  NavigationLink,
  PageInfo,
  PictureName,
  Report,
  Statistic,
} from "#content/types.ts";

export const page = {
  path: "/about/annual-report",
  title: "Annual Report & Financials",
  description:
    "Circle’s fiscal year 2025 in plain numbers: where the money came from, where it went, and the annual report and tax return to read yourself.",
} satisfies PageInfo;

export const hero = {
  eyebrow: "Fiscal year 2025",
  heading: "Annual Report & Financials",
  lead: "Every dollar here was somebody’s decision to trust us. This page says what we did with it, in words and numbers that you can check.",
} satisfies Hero;

export const heroPicture = "project-130" satisfies PictureName;

export const highlightsIntro = {
  heading: "The year in four numbers",
  lead: "July 1, 2024 to June 30, 2025.",
};

export const highlights = [
  { ...finance.revenue, icon: "circle-dollar-sign", label: "Total revenue" },
  { ...finance.programShare, icon: "hand-heart", label: "Program expenses" },
  { ...finance.administrativeShare, icon: "briefcase", label: "Administrative costs" },
  {
    ...home.socialReturn,
    icon: "chart-column",
    label: "Social return on investment for every $1 given",
  },
] satisfies Statistic[];

export const letter = {
  heading: "A letter to our readers",
  salutation: "Dear neighbor,",
  paragraphs: [
    "Theodore, who keeps our books, likes to say that a budget is a letter. So here is the letter first, and the numbers after.",
    `This was a year of scaffolding. If you rode past Project 130 you saw it, and so did the man across the street, who told me he had stopped looking at that empty lot years ago. It was also a year of small, stubborn things: a hot supper in the homework room every school day, a harvest of lettuce every week that it snowed, and a Wednesday circle for grieving families that never once had an empty chair left over.`,
    `We took in ${figureText(finance.revenue)} to do it. ${figureText(finance.programShare)} of what we spent went straight into the programs, and ${figureText(finance.administrativeShare)} paid for what holds them up: the audit, the insurance, the software, the people who write the thank-you notes. We ended the year with a little more than we spent, and the board put it in the reserve, because furnaces fail in January.`,
    `We did not do everything we said we would. We had hoped to finish Project 843 by the summer, and the brick had other plans. The report says so. What I can promise is that ${figureText(reach.volunteers)} volunteers, a patient staff and a great many people who gave $25 at a time got us nearer than we were. Thank you. Come and see it.`,
  ],
  signature: "Denise Calloway",
  signatureTitle: "President & Chief Executive Officer",
};

export const reportsIntro = {
  heading: "Read it for yourself",
  lead: "Both documents open in a new tab. If you would like a printed copy, ask at the front desk.",
};

export const reports = [
  {
    year: "2025",
    title: "Tax Return (Form 990)",
    description:
      "What we tell the Internal Revenue Service: income, spending, officers and governance for the fiscal year.",
    type: "PDF",
    href: "/documents/form-990-sample-fy2025.pdf",
  },
  {
    year: "2025",
    title: "Annual Report",
    description: "The year in stories and in audited numbers, including the goals that we missed.",
    type: "PDF",
    href: "/documents/annual-report-fy2025.pdf",
  },
] satisfies Report[];

export const viewLabel = "View";

export const budgetColumns = { part: "For what", amount: "Amount", share: "Share" };

export const revenue = {
  heading: "Where it came from",
  lead: `Total revenue of ${figureText(finance.revenue)}, by source.`,
  totalLabel: "Total revenue",
};

/** Adds up to the total revenue to the dollar. */
export const revenueSources = [
  {
    label: "Individual gifts",
    description: "One-time gifts and the monthly gifts of Circle Builders",
    dollars: 486_210,
  },
  {
    label: "Foundation grants",
    description: "For youth programs, recovery housing and the farm",
    dollars: 412_500,
  },
  {
    label: "Golf classic",
    description: "The Raymond Tillery Memorial Golf Classic of June 2025",
    dollars: golf.raised.value,
  },
  {
    label: "Campus rents",
    description: "What partners pay toward roofs, heat and grounds",
    dollars: 168_000,
  },
  {
    label: "Congregations",
    description: "Gifts from churches across Chicago and the suburbs",
    dollars: 96_384,
  },
  {
    label: "Businesses",
    description: "Company gifts and matched giving, apart from golf",
    dollars: 78_000,
  },
] satisfies BudgetShare[];

export const spending = {
  heading: "Where it went",
  lead: `${figureText(finance.programShare)} to programs, ${figureText(finance.administrativeShare)} to administration.`,
  programsLabel: "Program expenses",
  administrationLabel: "Administrative costs",
};

/** With the administrative costs, 1,462,300 dollars: 89 and 11 percent of it exactly. */
export const programSpending = [
  {
    label: "Housing & Stability",
    description: "Recovery homes, repairs, case management and apprentices",
    dollars: 468_520,
  },
  {
    label: "Education & Youth",
    description: "After-school, summer camp, junior leadership and the gym",
    dollars: 421_300,
  },
  {
    label: "Health & Food",
    description: "The pantry, Seed 2 Success, wellness classes and referrals",
    dollars: 246_127,
  },
  {
    label: "Spiritual Life",
    description: "Pastoral care, grief and recovery circles, chaplaincy",
    dollars: 84_500,
  },
  {
    label: "Arts & Culture",
    description: "Lessons, murals and the summer evenings on the plaza",
    dollars: 81_000,
  },
] satisfies BudgetShare[];

export const administrativeSpending = [
  {
    label: "Management",
    description: "Accounting, audit, insurance, technology and human resources",
    dollars: 98_420,
  },
  {
    label: "Fundraising",
    description: "Events, mailings and thanking the people who give",
    dollars: 62_433,
  },
] satisfies BudgetShare[];

const total = (shares: BudgetShare[]) => shares.reduce((sum, share) => sum + share.dollars, 0);

export const totals = {
  revenue: total(revenueSources),
  programs: total(programSpending),
  administration: total(administrativeSpending),
  expenses: total(programSpending) + total(administrativeSpending),
};

export const reserveNote = `Expenses came to ${figureText({ value: totals.expenses, prefix: "$" })}. The remaining ${figureText({ value: totals.revenue - totals.expenses, prefix: "$" })} went into the operating reserve.`;

export const seal = {
  alt: "Circle’s Open Books seal: a gold ring of brick around an open ledger",
  heading: "Open Books",
  description:
    "This seal is our own promise. The annual report and the tax return are here for anyone to read, and each fall our Chief Financial Officer answers questions about them in person.",
};

export const closing = {
  heading: "Add your line to next year’s report",
  lead: "A gift of any size shows up on this page. So does what it did.",
  button: { name: "Make a Donation", href: "/give" } satisfies NavigationLink,
};
