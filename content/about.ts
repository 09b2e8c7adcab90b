import { defineDocument } from "./document.ts";
import { group, list, longText, text } from "./fields.ts";
import { hero, heroPicture, linkCard, navigationLink, pageInfo } from "./shapes.ts";

export const about = defineDocument({
  name: "about",
  title: "About Us",
  group: "Pages",
  path: "/about",
  version: 1,
  schema: group(
    {
      page: pageInfo(),
      hero: hero(),
      heroPicture: heroPicture(),
      introduction: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          paragraphs: list(longText({ label: "Paragraph", most: 600 }), { label: "Paragraphs" }),
        },
        { label: "Introduction" },
      ),
      cardsHeading: text({ label: "Cards: heading", most: 60 }),
      cards: list(linkCard("Card"), { label: "Cards", itemLabel: "title" }),
      closing: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          lead: longText({ label: "Text below the heading", most: 240 }),
          buttons: list(navigationLink("Button"), { label: "Buttons", itemLabel: "name" }),
        },
        { label: "Closing invitation" },
      ),
      related: list(navigationLink("More to read"), { label: "More to read", itemLabel: "name" }),
    },
    { label: "About Us" },
  ),
  defaults: {
    page: {
      title: "About Us",
      description:
        "Since {organisation.founded} Circle has worked from Washington Boulevard in Austin, Chicago. Read our mission, our history, who leads us and how we spend each dollar.",
    },
    hero: {
      eyebrow: "On Washington Boulevard since {organisation.founded}",
      heading: "About Circle",
      lead: "A nurse and a carpenter opened a storefront on Washington Boulevard in {organisation.founded}. It has grown into a campus, and we are still there.",
    },
    heroPicture: "campus",
    introduction: {
      heading: "Who we are",
      paragraphs: [
        "Circle is a faith-based community development organization in Austin, on the West Side of Chicago. On our {campus.acres}-acre campus we run the after-school program, the gym, the pantry and the farm. The school, the church, the clinic, the counseling center and the arts center are run by partners, of which we have {reach.partners} in all.",
        "Circle was founded by Christians, and faith is still why many of us do this work. You do not need to share it to be served, housed or hired here.",
      ],
    },
    cardsHeading: "More about Circle",
    cards: [
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
        description: "The {people.leaders} people who run Circle, and how each of them came here.",
        href: "/about/leadership",
        label: "Meet our leaders",
      },
      {
        icon: "gavel",
        title: "Board of Directors",
        description:
          "The seven volunteers who govern Circle, their committees and what they disclose.",
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
    ],
    closing: {
      heading: "What we do, and what came of it",
      lead: "Our programs, and the numbers behind them.",
      buttons: [
        { name: "See Our Impact", href: "/impact" },
        { name: "Explore Our Programs", href: "/programs" },
      ],
    },
    related: [
      { name: "Meet the staff you will talk to", href: "/about/staff" },
      { name: "See who shares our campus", href: "/about/campus-partners" },
    ],
  },
});
