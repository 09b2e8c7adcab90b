import { defineDocument } from "./document.ts";
import { group, icon, link, list, longText, text } from "./fields.ts";
import { hero, heroPicture, intro, navigationLink, pageInfo, statistic } from "./shapes.ts";

export const projects = defineDocument({
  name: "projects",
  title: "Our Projects",
  group: "Pages",
  path: "/projects",
  version: 1,
  schema: group(
    {
      page: pageInfo(),
      hero: hero(),
      heroPicture: heroPicture(),
      categoriesSection: intro("Categories: words above it"),
      categories: list(
        group(
          {
            icon: icon({ label: "Icon" }),
            title: text({ label: "Title", most: 60 }),
            description: longText({ label: "Text", most: 240 }),
            count: text({ label: "How many", most: 60 }),
            href: link({ label: "Link to" }),
            label: text({ label: "Link text", most: 60 }),
          },
          { label: "Category" },
        ),
        { label: "Categories", itemLabel: "title" },
      ),
      invested: statistic("Money invested"),
      investedNote: text({ label: "Note about the money", most: 120 }),
      signature: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          lead: longText({ label: "Text below the heading", most: 240 }),
          donate: navigationLink("Donate button"),
        },
        { label: "Signed by" },
      ),
      related: list(navigationLink("More to read"), { label: "More to read", itemLabel: "name" }),
      closing: group(
        {
          heading: text({ label: "Heading", most: 120 }),
          lead: longText({ label: "Text below the heading", most: 240 }),
          button: navigationLink("Button"),
        },
        { label: "Closing invitation" },
      ),
    },
    { label: "Our Projects" },
  ),
  defaults: {
    page: {
      title: "Our Projects",
      description:
        "What Circle is building on Chicago’s West Side: {projects.active} projects under way, {projects.planned} to come, and {projects.completed} finished.",
    },
    hero: {
      eyebrow: "Lot by lot since {organisation.founded}",
      heading: "Our Projects",
      lead: "We buy empty lots and abandoned buildings, ask the neighbors what they should become, and build that.",
    },
    heroPicture: "homes",
    categoriesSection: {
      heading: "Current, Future and Completed Projects",
      lead: "Before we apply for a permit, we walk the site with the people who live on either side of it.",
    },
    categories: [
      {
        icon: "hammer",
        title: "Current Projects",
        description:
          "Apartments, a family house, the recovery homes, the freight farm, and repairs to buildings that we finished earlier.",
        count: "{projects.active} active",
        href: "/projects/current",
        label: "See current projects",
      },
      {
        icon: "lightbulb",
        title: "Future Projects",
        description:
          "Planned, but not yet paid for: from two-flats on Lockwood Avenue to a bigger training kitchen.",
        count: "{projects.planned} planned",
        href: "/projects/future",
        label: "See future projects",
      },
      {
        icon: "badge-check",
        title: "Completed Projects",
        description:
          "Homes, the clinic building, the playground and the gym floor. We call a project completed after a year of daily use.",
        count: "{projects.completed} completed",
        href: "/projects/completed",
        label: "See completed projects",
      },
    ],
    invested: {
      figure: "{projects.invested}",
      icon: "circle-dollar-sign",
      label: "Invested in the neighborhood",
    },
    investedNote:
      "Since {organisation.founded}, by us and by the lenders and housing partnerships we build with.",
    signature: {
      heading: "Signature Projects",
      lead: "Apartments, a house and a farm. Call us for a tour.",
      donate: { name: "Make a Donation", href: "/give" },
    },
    related: [
      { name: "How we house people", href: "/programs/housing" },
      { name: "What it adds up to", href: "/impact" },
    ],
    closing: {
      heading: "Is there an empty building on your block?",
      lead: "Tell us the address. We answer every letter and keep a list.",
      button: { name: "Tell us about it", href: "/contact" },
    },
  },
});
