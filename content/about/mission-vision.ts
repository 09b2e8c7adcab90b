import { type Content, defineDocument } from "#content/document.ts";
import { group, list, longText, text } from "#content/fields.ts";
import { hero, heroPicture, intro, navigationLink, pageInfo, point } from "#content/shapes.ts";

export const missionVision = defineDocument({
  name: "about/mission-vision",
  title: "Mission & Vision",
  group: "Pages",
  path: "/about/mission-vision",
  version: 1,
  schema: group(
    {
      page: pageInfo(),
      hero: hero(),
      heroPicture: heroPicture(),
      mission: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          statement: longText({ label: "The sentence itself", most: 240 }),
          paragraphs: list(longText({ label: "Paragraph", most: 240 }), { label: "Paragraphs" }),
        },
        { label: "Mission" },
      ),
      vision: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          statement: longText({ label: "The sentence itself", most: 240 }),
          paragraphs: list(longText({ label: "Paragraph", most: 600 }), { label: "Paragraphs" }),
        },
        { label: "Vision" },
      ),
      theory: intro("How change comes about"),
      principles: list(point("Principle"), { label: "Principles", itemLabel: "title" }),
      closing: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          lead: longText({ label: "Text below the heading", most: 240 }),
          button: navigationLink("Button"),
        },
        { label: "Closing invitation" },
      ),
    },
    { label: "Mission & Vision" },
  ),
  defaults: {
    page: {
      title: "Mission & Vision",
      description:
        "Circle’s mission and vision for Austin on Chicago’s West Side, and the four principles behind our theory of change.",
    },
    hero: {
      eyebrow: "Why we are here",
      heading: "Mission, Vision and Theory of Change",
      lead: "What we are here to do, what we hope Austin will be, and why we think our way of working gets us there.",
    },
    heroPicture: "spring",
    mission: {
      heading: "Our Mission",
      statement:
        "To love our neighbors in Austin by building, with them and with our partners, the homes, schools, health and friendships that a family needs to thrive.",
      paragraphs: [
        "We begin with love, because {organisation.name} was started by people who took seriously the command to love a neighbor as yourself.",
        "We say “with them” before “with our partners,” because the people who live with a problem usually know best what would help.",
      ],
    },
    vision: {
      heading: "Our Vision",
      statement:
        "An Austin where every child is safe on the walk home, every family can stay in a home it chose, and nobody has to leave the neighborhood to have a future.",
      paragraphs: [
        "On an ordinary evening in that Austin, the streetlights work on Laramie, the shops are open, and it is hard to find parking because everyone has come to the concert on the plaza.",
        "That is what we are working toward: a neighborhood so safe, so productive and so full of opportunity that it seems never to have been any other way. It is what we mean by “where impossible becomes inevitable.”",
      ],
    },
    theory: {
      heading: "Our Theory of Change",
      lead: "Four principles explain why we work the way we do.",
    },
    principles: [
      {
        icon: "map-pin",
        title: "Stay in one place",
        description:
          "Trust takes years. We have kept to the same neighborhood for half a century, so that people can send their children to those who once helped them.",
      },
      {
        icon: "house",
        title: "Meet the whole family",
        description:
          "A child cannot study in a cold apartment, and a parent cannot hold a job while waiting all day at a clinic. So school, housing, health care and church are a few minutes’ walk apart, with one front desk for all of them.",
      },
      {
        icon: "handshake",
        title: "Share the ground",
        description:
          "No organization is good at everything. We invite doctors, teachers and counselors to work from our land, under their own names and with their own money. Their yearly budgets together make a {campus.ecosystem} ecosystem of {reach.partners} partners.",
      },
      {
        icon: "sprout",
        title: "Grow our own leaders",
        description:
          "We look for tomorrow’s teachers, builders and directors among the people we serve. Three of our {people.leaders} leaders and one of our directors first came to Circle as children or teenagers.",
      },
    ],
    closing: {
      heading: "Be part of it",
      lead: "Gifts pay for tutors, case managers and groceries.",
      button: { name: "Support the Mission", href: "/give" },
    },
  },
});

export type MissionVision = Content<typeof missionVision>;
