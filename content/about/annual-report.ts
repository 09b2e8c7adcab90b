import { type Content, defineDocument } from "#content/document.ts";
import { annualReportFields } from "./annual-report-fields.ts";

export const annualReport = defineDocument({
  name: "about/annual-report",
  title: "Annual Report",
  group: "Pages",
  path: "/about/annual-report",
  version: 1,
  schema: annualReportFields,
  defaults: {
    page: {
      title: "Annual Report & Financials",
      description:
        "Circle’s fiscal year 2025 in plain numbers: where the money came from, where it went, and the annual report and tax return to read yourself.",
    },
    hero: {
      eyebrow: "Fiscal year 2025",
      heading: "Annual Report & Financials",
      lead: "Where our money came from in fiscal year 2025, where it went, and both documents to read yourself.",
    },
    heroPicture: "project-130",
    highlightsIntro: {
      heading: "The year in four numbers",
      lead: "July 1, 2024 to June 30, 2025.",
    },
    counting: {
      heading: "How we count",
      items: [
        {
          what: "Social return",
          how: "The {home.socialReturn} is our own estimate; nobody outside has checked it. For each program we add up what it saved or earned for people in the year, such as rent, food and wages, at published average prices, and divide the sum by what the programs cost. Take it as a rough guide.",
        },
        {
          what: "Lives impacted",
          how: "We add up everyone who used a program of ours or of a partner on the campus in the year. Somebody who used two may be counted twice, so {home.livesImpacted} is an estimate.",
        },
        {
          what: "Partners",
          how: "The school, the clinic and the counseling center keep their own books. The {campus.ecosystem} that we name elsewhere is the yearly budgets of all our partners added up. None of it is in our tables.",
        },
        {
          what: "Building",
          how: "Construction is paid for by loans and grants to the housing partnerships that own the buildings, and stands in their books.",
        },
      ],
    },
    highlights: [
      { figure: "{finance.revenue}", icon: "circle-dollar-sign", label: "Total revenue" },
      { figure: "{finance.programShare}", icon: "hand-heart", label: "Program expenses" },
      { figure: "{finance.administrativeShare}", icon: "briefcase", label: "Administrative costs" },
      {
        figure: "{home.socialReturn}",
        icon: "chart-column",
        label: "Social return on investment for every $1 given",
      },
    ],
    letter: {
      heading: "A letter to our readers",
      salutation: "Dear neighbor,",
      paragraphs: [
        "Here is our year in a few paragraphs; the numbers follow.",
        "Project 130 went up on a lot that had been empty for eleven years. In the homework room we served a hot supper on every school day. The farm harvested in every month, and more people than before came to the Wednesday circle for families who have lost someone to violence.",
        "We took in {finance.revenue}. {finance.programShare} of what we spent went to programs, and {finance.administrativeShare} to administration: accounting, the audit, insurance, software and fundraising. We took in a little more than we spent, and the board put the difference into the reserve.",
        "We did not do everything we had planned. We hoped to finish Project 843 by the summer; repairs to the brick walls took longer. {reach.volunteers} volunteers, our staff and many people who gave $25 at a time made the rest possible. Thank you. Come and see it.",
      ],
      signature: "Denise Calloway",
      signatureTitle: "President & Chief Executive Officer",
    },
    reportsIntro: {
      heading: "Read it for yourself",
      lead: "Both documents open in a new tab. If you would like a printed copy, ask at the front desk.",
    },
    reports: [
      {
        year: "2025",
        title: "Tax Return (Form 990)",
        description:
          "What we tell the Internal Revenue Service: income, spending, officers and governance for the fiscal year.",
        href: "/documents/form-990-sample-fy2025.pdf",
      },
      {
        year: "2025",
        title: "Annual Report",
        description: "The year in words and numbers, including what we did not manage.",
        href: "/documents/annual-report-fy2025.pdf",
      },
    ],
    viewLabel: "View",
    budgetColumns: { part: "For what", amount: "Amount", share: "Share" },
    revenue: {
      heading: "Where it came from",
      lead: "Total revenue of {finance.revenue}, by source.",
      totalLabel: "Total revenue",
    },
    revenueSources: [
      {
        label: "Individual gifts",
        description: "One-time gifts and the monthly gifts of Circle Builders",
        amount: "$462,210",
      },
      {
        label: "Foundation grants",
        description: "For youth programs, recovery housing and the farm",
        amount: "$412,500",
      },
      {
        label: "Golf classic",
        description: "The Raymond Tillery Memorial Golf Classic of June 2025",
        amount: "{golf.raised}",
      },
      {
        label: "Campus partners",
        description: "What partners pay toward roofs, heat and grounds",
        amount: "$96,000",
      },
      {
        label: "Rents from residents",
        description:
          "The {housing.ownApartments} apartments that we own, and recovery rooms after the first 90 days",
        amount: "$72,000",
      },
      {
        label: "Congregations",
        description: "Gifts from churches across Chicago and the suburbs",
        amount: "$96,384",
      },
      {
        label: "Businesses",
        description: "Company gifts and matched giving, apart from golf",
        amount: "$78,000",
      },
      {
        label: "Fees and sales",
        description: "Summer camp fees ($9,600) and greens sold to restaurants ($14,400)",
        amount: "$24,000",
      },
    ],
    spending: {
      heading: "Where it went",
      lead: "{finance.programShare} to programs, {finance.administrativeShare} to administration.",
      programsLabel: "Program expenses",
      administrationLabel: "Administrative costs",
      programShare: "{finance.programShare}",
      administrativeShare: "{finance.administrativeShare}",
    },
    programSpending: [
      {
        label: "Housing & Stability",
        description: "Recovery homes, our apartments, referrals and apprentices",
        amount: "$428,520",
      },
      {
        label: "Education & Youth",
        description: "After-school, summer camp, junior leadership and the gym",
        amount: "$401,300",
      },
      {
        label: "Health & Food",
        description: "The pantry, Seed 2 Success, wellness classes and checks",
        amount: "$246,127",
      },
      {
        label: "Spiritual Life",
        description: "The chaplain, pastoral care and the Wednesday circles",
        amount: "$84,500",
      },
      {
        label: "Arts & Culture",
        description: "Teachers, the paid mural crew and concerts on the plaza",
        amount: "$81,000",
      },
      {
        label: "Work & Business",
        description: "The training kitchen and the small-business class",
        amount: "$60,000",
      },
    ],
    administrativeSpending: [
      {
        label: "Management",
        description: "Accounting, audit, insurance, technology and human resources",
        amount: "$98,420",
      },
      {
        label: "Fundraising",
        description: "Events, mailings and donor services",
        amount: "$62,433",
      },
    ],
    reserveNote:
      "Expenses came to {report.expenses}. The remaining {report.reserve} went into the operating reserve.",
    seal: {
      alt: "Circle’s Open Books seal: a gold ring of brick around an open ledger",
      heading: "Open Books",
      description:
        "This seal is our own; nobody awarded it to us. It stands for a promise: the annual report and the tax return are here for anyone to read, and each fall our Chief Financial Officer answers questions about them in person.",
    },
    closing: {
      heading: "Give for the year ahead",
      lead: "Next year’s report will say what gifts paid for.",
      button: { name: "Make a Donation", href: "/give" },
    },
  },
});

export type AnnualReport = Content<typeof annualReport>;
