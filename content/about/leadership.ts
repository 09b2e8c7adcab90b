import { defineDocument } from "#content/document.ts";
import { group, list, text } from "#content/fields.ts";
import { hero, heroPicture, intro, navigationLink, pageInfo, point } from "#content/shapes.ts";

export const leadership = defineDocument({
  name: "about/leadership",
  title: "Leadership Team",
  group: "Pages",
  path: "/about/leadership",
  version: 1,
  schema: group(
    {
      page: pageInfo(),
      hero: hero(),
      heroPicture: heroPicture(),
      teamHeading: text({ label: "Team: heading", most: 60 }),
      philosophy: intro("How we lead"),
      values: list(point("Value"), { label: "Values", itemLabel: "title" }),
      related: list(navigationLink("More to read"), { label: "More to read", itemLabel: "name" }),
    },
    { label: "Leadership Team" },
  ),
  defaults: {
    page: {
      title: "Leadership Team",
      description:
        "Meet the {people.leaders} people who lead Circle on Chicago’s West Side: who they are, how they came here, and what each of them runs.",
    },
    hero: {
      eyebrow: "Our people",
      heading: "Leadership Team",
      lead: "Three of our {people.leaders} leaders first came to Circle before they were eighteen. Meet the people who run it.",
    },
    heroPicture: "plaza",
    teamHeading: "The team",
    philosophy: {
      heading: "Leadership Philosophy",
      lead: "Four values guide how we lead and how we ask to be judged.",
    },
    values: [
      {
        icon: "users-round",
        title: "Collaborative",
        description:
          "Residents, partners and staff decide together, and the people nearest to a problem speak first.",
      },
      {
        icon: "hand-heart",
        title: "Servant",
        description:
          "Every leader takes shifts in the pantry and at the front desk. We follow the example of Jesus, who served.",
      },
      {
        icon: "refresh-cw",
        title: "Adaptive",
        description:
          "When a program stops helping, we say so, ask the people in it what would help, and change it.",
      },
      {
        icon: "clipboard-check",
        title: "Accountable",
        description:
          "We publish what we promised beside what we did. If we miss a goal, the annual report says why.",
      },
    ],
    related: [
      { name: "Meet the staff you will talk to", href: "/about/staff" },
      { name: "Meet the Board of Directors", href: "/about/board" },
    ],
  },
});
