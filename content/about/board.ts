import { type Content, defineDocument } from "#content/document.ts";
import { group, icon, list, longText, text } from "#content/fields.ts";
import { hero, heroPicture, intro, pageInfo, statistic } from "#content/shapes.ts";

export const board = defineDocument({
  name: "about/board",
  title: "Board of Directors",
  group: "Pages",
  path: "/about/board",
  version: 1,
  schema: group(
    {
      page: pageInfo(),
      hero: hero(),
      heroPicture: heroPicture(),
      directorsHeading: text({ label: "Directors: heading", most: 60 }),
      table: text({ label: "Text on the round table", most: 60 }),
      disclosuresIntro: intro("Disclosures: words above it"),
      disclosures: list(
        group(
          { name: text({ label: "Name", most: 60 }), text: longText({ label: "Text", most: 600 }) },
          { label: "Disclosure" },
        ),
        { label: "Interests of directors", itemLabel: "name" },
      ),
      committeesIntro: intro("Committees: words above it"),
      committees: list(
        group(
          {
            name: text({ label: "Name", most: 60 }),
            purpose: longText({ label: "What it does", most: 240 }),
            icon: icon({ label: "Icon" }),
            members: list(text({ label: "Line", most: 60 }), { label: "Members" }),
          },
          { label: "Committee" },
        ),
        { label: "Committees", itemLabel: "name" },
      ),
      governanceIntro: intro("Governance: words above it"),
      governance: list(statistic("Figure"), {
        label: "Figures about the board",
        itemLabel: "label",
      }),
      givingNote: text({ label: "What directors give", most: 120 }),
    },
    { label: "Board of Directors" },
  ),
  defaults: {
    page: {
      title: "Board of Directors",
      description:
        "{people.directorsFirst} volunteers govern Circle. Meet the directors and their committees, and read which of their outside interests touch our work.",
    },
    hero: {
      eyebrow: "Our people",
      heading: "Board of Directors",
      lead: "{people.directorsFirst} volunteers govern Circle. They serve without pay, and all of them give.",
    },
    heroPicture: "winter",
    directorsHeading: "The directors",
    table: "{people.directorsFirst} directors, one vote each.",
    disclosuresIntro: {
      heading: "Interests We Disclose",
      lead: "Every director signs a conflict-of-interest statement each January. Whoever has an interest in a decision leaves the room and does not vote. These interests touch our work.",
    },
    disclosures: [
      {
        name: "Samuel Adeyemi-Ross",
        text: "His law firm represents owners of buildings. It does no work for Circle, and he does not advise our own tenants about their leases with us; we refer them to legal aid.",
      },
      {
        name: "Grace Lindqvist",
        text: "Her accounting practice does no work for Circle and none for the firm that audits us.",
      },
      {
        name: "Hector Maldonado",
        text: "His company builds on the West Side. It may not bid on our projects while he is a director and for two years after, and he does not vote on contracts with companies that his own does business with.",
      },
      {
        name: "Dr. Naomi Brightwell",
        text: "She works for a clinic that also sees people who live in our homes. It is not our tenant and is paid nothing by us.",
      },
      {
        name: "James Kowalczyk",
        text: "He has a pension from a bank that lends on the West Side. He does not vote on loans in which it takes part.",
      },
      {
        name: "Tasha Greenlee",
        text: "Her bakery gives bread to our pantry. We buy nothing from it.",
      },
    ],
    committeesIntro: {
      heading: "Board Committees",
      lead: "Between meetings of the full board, four committees prepare its decisions. Each reports in writing to every director.",
    },
    committees: [
      {
        name: "Executive",
        purpose:
          "Sets the agenda, reviews the President’s work each year, and acts for the board when something cannot wait for the next meeting.",
        icon: "gavel",
        members: [
          "Lorraine Pettigrew",
          "Samuel Adeyemi-Ross",
          "Grace Lindqvist",
          "Hector Maldonado",
        ],
      },
      {
        name: "Audit and Finance",
        purpose:
          "Goes through the statements every month, recommends the budget, and meets the independent auditor with no staff in the room.",
        icon: "scale",
        members: ["Grace Lindqvist", "James Kowalczyk", "Samuel Adeyemi-Ross"],
      },
      {
        name: "Real Estate",
        purpose:
          "Visits every property before a vote, and oversees construction, its costs and our land.",
        icon: "building-complex",
        members: ["Hector Maldonado", "James Kowalczyk", "Lorraine Pettigrew"],
      },
      {
        name: "Philanthropic",
        purpose: "Raises money, thanks donors, and sees that each gift is used as its giver asked.",
        icon: "hand-heart",
        members: ["Tasha Greenlee", "Dr. Naomi Brightwell", "James Kowalczyk"],
      },
    ],
    governanceIntro: {
      heading: "Board Governance",
      lead: "The rules that the board has set for itself.",
    },
    governance: [
      { figure: "{board.members}", icon: "users", label: "Members, all of them volunteers" },
      {
        figure: "{board.termYears}-year terms",
        icon: "calendar-days",
        label: "Up to {board.consecutiveTerms} consecutive terms",
      },
      { figure: "{board.meetings}", icon: "clock", label: "Meetings a year, one each quarter" },
      { figure: "{board.giving}", icon: "hand-coins", label: "Board giving participation" },
    ],
    givingNote:
      "{board.giving} means that every director gave in fiscal year 2025. No amount is asked.",
  },
});

export type Board = Content<typeof board>;
