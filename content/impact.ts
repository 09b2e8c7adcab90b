import { defineDocument } from "./document.ts";
import { group, icon, list, longText, text } from "./fields.ts";
import { hero, heroPicture, intro, navigationLink, pageInfo, statistic } from "./shapes.ts";

export const impact = defineDocument({
  name: "impact",
  title: "Our Impact",
  group: "Pages",
  path: "/impact",
  version: 1,
  schema: group(
    {
      page: pageInfo(),
      hero: hero(),
      heroPicture: heroPicture(),
      figuresHeading: text({ label: "Numbers: heading", most: 60 }),
      figures: list(statistic("Number"), { label: "Numbers", itemLabel: "label" }),
      meaning: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          paragraphs: list(longText({ label: "Paragraph", most: 600 }), { label: "Paragraphs" }),
        },
        { label: "What the figures mean" },
      ),
      upcomingIntro: intro("Upcoming: words above it"),
      upcoming: list(
        group(
          {
            icon: icon({ label: "Icon" }),
            title: text({ label: "Title", most: 60 }),
            description: longText({ label: "Text", most: 240 }),
            label: text({ label: "Link text", most: 60 }),
          },
          { label: "Event" },
        ),
        { label: "What comes next", itemLabel: "title" },
      ),
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
    { label: "Our Impact" },
  ),
  defaults: {
    page: {
      title: "Our Impact",
      description:
        "Fifty years of work in Austin, Chicago, in six figures: young people, families housed, partners and acres, and what each of them counts.",
    },
    hero: {
      eyebrow: "What it adds up to since {organisation.founded}",
      heading: "Our Impact",
      lead: "Six figures, and below them what each one counts and since when.",
    },
    heroPicture: "homes",
    figuresHeading: "Six headline figures",
    figures: [
      { figure: "{reach.years}", icon: "landmark", label: "Years in the neighborhood" },
      { figure: "{annually.youth}", icon: "graduation-cap", label: "Youth served annually" },
      { figure: "{annually.familiesHoused}", icon: "house", label: "Families housed" },
      { figure: "{impact.partnerRevenue}", icon: "handshake", label: "Partner revenue generated" },
      { figure: "{campus.acres}", icon: "trees", label: "Acre campus" },
      { figure: "{reach.partners}", icon: "users-round", label: "Partner organizations" },
    ],
    meaning: {
      heading: "What these numbers count",
      paragraphs: [
        "{annually.youth} young people took part in something of ours in fiscal year 2025: the three education programs, which have {education.places} places at a time, and the gym, the arts programs and the farm.",
        "{annually.familiesHoused} families live today in homes that we built or repaired. Most of these homes belong to housing partnerships or to the families themselves; {housing.ownApartments} are ours.",
        "{campus.ecosystem} is what our {reach.partners} partners raise and spend in a year, all together, on and around the campus. It is their money. Our own revenue in fiscal year 2025 was {finance.revenue}.",
        "We estimate the social return on each dollar given at {home.socialReturn}. The estimate is ours, and the annual report says how we made it.",
      ],
    },
    upcomingIntro: {
      heading: "More to show you",
      lead: "We publish a story only after the people in it have read it and agreed, which takes time.",
    },
    upcoming: [
      {
        icon: "book-open",
        title: "Stories of Transformation",
        description:
          "Residents, students and graduates of recovery housing tell what changed, in their own words.",
        label: "Coming Soon",
      },
      {
        icon: "video",
        title: "Videos",
        description: "Short films from the gym, the farm and the building sites.",
        label: "Coming Soon",
      },
      {
        icon: "chart-column",
        title: "FY2025 Data",
        description:
          "Every program’s goals and results for the fiscal year, in tables you can download.",
        label: "Coming Soon",
      },
    ],
    closing: {
      heading: "Help with next year’s numbers",
      lead: "Give, or ask us how you can take part.",
      buttons: [
        { name: "Give Now", href: "/give" },
        { name: "Get in Touch", href: "/contact" },
      ],
    },
    related: [
      { name: "See our projects", href: "/projects" },
      { name: "Read the news", href: "/news" },
    ],
  },
});
