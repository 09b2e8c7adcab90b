import { defineDocument } from "#content/document.ts";
import { group, list, longText, text } from "#content/fields.ts";
import { hero, heroPicture, intro, navigationLink, pageInfo, point } from "#content/shapes.ts";

export const transparency = defineDocument({
  name: "about/transparency",
  title: "Transparency",
  group: "Pages",
  path: "/about/transparency",
  version: 1,
  schema: group(
    {
      page: pageInfo(),
      hero: hero(),
      heroPicture: heroPicture(),
      commitmentsIntro: intro("Commitments: words above it"),
      commitments: list(point("Commitment"), { label: "Commitments", itemLabel: "title" }),
      accountabilityIntro: intro("Accountability: words above it"),
      accountability: list(point("Check"), { label: "Accountability", itemLabel: "title" }),
      closing: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          lead: longText({ label: "Text below the heading", most: 240 }),
          buttons: list(navigationLink("Button"), { label: "Buttons", itemLabel: "name" }),
        },
        { label: "Closing invitation" },
      ),
    },
    { label: "Transparency" },
  ),
  defaults: {
    page: {
      title: "Transparency & Accountability",
      description:
        "Four commitments to donors and neighbors, four checks on ourselves, and where to turn if something looks wrong.",
    },
    hero: {
      eyebrow: "Open books",
      heading: "Transparency & Accountability",
      lead: "What we promise, how you can check it, and where to turn when we get it wrong.",
    },
    heroPicture: "storefront",
    commitmentsIntro: {
      heading: "Our Commitments",
      lead: "Four promises to donors, residents and neighbors.",
    },
    commitments: [
      {
        icon: "eye",
        title: "Open Books",
        description:
          "Our annual report and tax return are on this site. The audit can be read at the front desk from the week it is finished, and each fall our Chief Financial Officer answers questions about it in person.",
      },
      {
        icon: "hand-coins",
        title: "Gifts Used as Given",
        description:
          "If you give for the farm, it goes to the farm. If a project ends before your gift is spent, we ask you what to do with it. In fiscal year 2025, {finance.programShare} of our spending went to programs.",
      },
      {
        icon: "message-circle",
        title: "Neighbors Have a Say",
        description:
          "Before we buy, build or close anything, we hold a meeting nearby, in English and Spanish. The notes hang in the lobby within a week.",
      },
      {
        icon: "shield-check",
        title: "Privacy and Dignity",
        description:
          "Nobody has to tell a story in return for help. We publish a name or a photograph only when its owner has seen it and agreed. We never sell or lend our donor list. Everyone who works with children or residents is screened first.",
      },
    ],
    accountabilityIntro: {
      heading: "How We Are Held Accountable",
      lead: "Four checks on our work.",
    },
    accountability: [
      {
        icon: "search-check",
        title: "Independent audit",
        description:
          "An outside firm examines our accounts every year and meets the Audit and Finance committee with no staff present. We change firms at least every seven years.",
      },
      {
        icon: "gavel",
        title: "A working board",
        description:
          "{board.members} volunteer directors meet {board.meetings} times a year and serve {board.termYears}-year terms, {board.consecutiveTerms} in a row at most. Each signs a conflict-of-interest statement every January; what they disclose stands on the board’s page.",
      },
      {
        icon: "file-text",
        title: "Public filings",
        description:
          "As a 501(c)(3) organization (tax ID {organisation.taxId}) we file a return with the Internal Revenue Service and a report with the Illinois Attorney General each year. Ask for either one, and you will have it within ten days.",
      },
      {
        icon: "clipboard-check",
        title: "A way to complain",
        description:
          "For most things, talk to the person concerned or to the front desk. If it is about a leader or about money, write to {organisation.boardEmail}, which only the chair and the vice chair of the board read, or mail a letter marked “Board Chair, personal.” You may leave out your name. Nobody is punished for a complaint, and you will have an answer within ten business days. You can also write to the Charitable Trust Bureau of the Illinois Attorney General.",
      },
    ],
    closing: {
      heading: "Looking for a document?",
      lead: "Ask us. If we cannot give it to you, we’ll tell you why.",
      buttons: [
        { name: "Read the Annual Report", href: "/about/annual-report" },
        { name: "Ask a Question", href: "/contact" },
      ],
    },
  },
});
