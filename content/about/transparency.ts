import { board, figureText, finance } from "#content/figures.ts";
import type { Hero, NavigationLink, PageInfo, PictureName, Point } from "#content/types.ts";
import { organisation } from "#rules/organisation.ts";

export const page = {
  path: "/about/transparency",
  title: "Transparency & Accountability",
  description:
    "How Circle stays honest: four commitments to donors and neighbors, four checks on ourselves, and whom to call if something looks wrong.",
} satisfies PageInfo;

export const hero = {
  eyebrow: "Open books, open doors",
  heading: "Transparency & Accountability",
  lead: "People in Austin have been promised a great deal by organizations that left. Here is what we promise, how you can check it, and whom to call when we get it wrong.",
} satisfies Hero;

export const heroPicture = "storefront" satisfies PictureName;

export const commitmentsIntro = {
  heading: "Our Commitments",
  lead: "Four promises to everyone who gives, works, lives or worships here.",
};

export const commitments = [
  {
    icon: "eye",
    title: "Open Books",
    description:
      "Our annual report and tax return are on this site, free and without a form to fill in. The audit lies open at the front desk the week it is finished, and each fall anyone can question our Chief Financial Officer about it in person.",
  },
  {
    icon: "hand-coins",
    title: "Gifts Used as Given",
    description: `If you give for the farm, it goes to the farm. ${figureText(finance.programShare)} of our spending goes to programs, and if a project ends before your gift is spent we call and ask what you would like us to do.`,
  },
  {
    icon: "message-circle",
    title: "Neighbors Have a Say",
    description:
      "Before we buy, build or close anything, we hold a meeting within a block of it, in English and Spanish, with supper. The notes go up on the lobby wall within a week, including the parts where we were told that we were wrong.",
  },
  {
    icon: "shield-check",
    title: "Privacy and Dignity",
    description:
      "Nobody has to trade a story for help. We share a name or a photograph only when its owner has seen it and said yes, we never sell or lend our donor list, and everyone who works with children is screened first.",
  },
] satisfies Point[];

export const accountabilityIntro = {
  heading: "How We Are Held Accountable",
  lead: "Good intentions need witnesses. These are ours.",
};

export const accountability = [
  {
    icon: "search-check",
    title: "Independent audit",
    description:
      "An outside firm examines our accounts every year and meets the Audit and Finance committee with no staff present. We change firms at least every seven years.",
  },
  {
    icon: "gavel",
    title: "A working board",
    description: `${board.members.value} volunteer directors meet ${board.meetings.value} times a year and serve ${board.termYears.value}-year terms, ${board.consecutiveTerms.value} in a row at most. Each signs a conflict-of-interest statement every January, and ${figureText(board.giving)} of them give.`,
  },
  {
    icon: "file-text",
    title: "Public filings",
    description: `As a 501(c)(3) organization (tax ID ${organisation.taxId}) we file a return with the Internal Revenue Service and a report with the Illinois Attorney General each year. Ask for either one and you will have it within ten days.`,
  },
  {
    icon: "clipboard-check",
    title: "A way to complain",
    description: `Call ${organisation.phone} or write to ${organisation.email} and ask for the Board Chair. Complaints go to her and not to the person they are about, nobody is punished for making one, and you will have an answer within ten business days.`,
  },
] satisfies Point[];

export const closing = {
  heading: "Something you can’t find?",
  lead: "Ask us. If we have the document you can have it, and if we don’t we will tell you why.",
  buttons: [
    { name: "Read the Annual Report", href: "/about/annual-report" },
    { name: "Ask a Question", href: "/contact" },
  ] satisfies NavigationLink[],
};
