import { group, icon, list, longText, picture, text } from "#content/fields.ts";
import {
  hero,
  heroPicture,
  intro,
  navigationLink,
  pageInfo,
  question,
  statistic,
} from "#content/shapes.ts";

export const golfPageFields = group(
  {
    page: pageInfo(),
    hero: hero(),
    heroPicture: heroPicture(),
    overNote: longText({ label: "Over note", most: 240 }),
    heroButtons: list(navigationLink("Buttons at the top"), {
      label: "Buttons at the top",
      itemLabel: "name",
    }),
    calendar: group({ name: text({ label: "Name", most: 60 }) }, { label: "Calendar" }),
    legacy: group(
      {
        eyebrow: text({ label: "Line above the heading", most: 60 }),
        heading: text({ label: "Heading", most: 60 }),
        paragraphs: list(longText({ label: "Paragraph", most: 600 }), { label: "Paragraphs" }),
        quote: longText({ label: "Quotation", most: 240 }),
        quoteBy: text({ label: "Quote by", most: 120 }),
      },
      { label: "Legacy" },
    ),
    statistics: list(statistic("Figure"), { label: "Figures", itemLabel: "label" }),
    detailsSection: intro("Details: words above it"),
    details: list(
      group(
        {
          icon: icon({ label: "Icon" }),
          title: text({ label: "Title", most: 60 }),
          lines: list(longText({ label: "Line", most: 240 }), { label: "Lines" }),
        },
        { label: "Detail" },
      ),
      { label: "Details", itemLabel: "title" },
    ),
    dinner: group(
      {
        eyebrow: text({ label: "Line above the heading", most: 60 }),
        picture: picture({ label: "Picture" }),
        heading: text({ label: "Heading", most: 60 }),
        text: longText({ label: "Text", most: 600 }),
        button: navigationLink("Button"),
      },
      { label: "Dinner" },
    ),
    sponsorshipSection: group(
      {
        heading: text({ label: "Heading", most: 60 }),
        lead: longText({ label: "Lead", most: 240 }),
        notIncluded: text({ label: "Not included", most: 60 }),
        otherwiseTax: text({ label: "Otherwise tax", most: 120 }),
      },
      { label: "Sponsorship: words above it" },
    ),
    tiers: list(
      group(
        {
          title: text({ label: "Title", most: 60 }),
          amount: text({ label: "Amount", most: 60 }),
          players: text({ label: "Players", most: 60, optional: true }),
          course: text({ label: "Course", most: 60 }),
          table: text({ label: "Table", most: 60, optional: true }),
          gift: text({ label: "Gift", most: 60, optional: true }),
          name: text({ label: "Name", most: 60, optional: true }),
          recognition: text({ label: "Recognition", most: 60 }),
          tax: text({ label: "Tax", most: 60, optional: true }),
          button: navigationLink("Button"),
        },
        { label: "Tier" },
      ),
      { label: "Tiers", itemLabel: "title" },
    ),
    questions: group(
      {
        heading: text({ label: "Heading", most: 60 }),
        items: list(question("Item"), { label: "Items", itemLabel: "question" }),
      },
      { label: "Questions" },
    ),
    closing: intro("Closing invitation"),
    benefits: group(
      {
        players: text({ label: "Players", most: 60 }),
        course: text({ label: "Course", most: 60 }),
        table: text({ label: "Table", most: 60 }),
        gift: text({ label: "Gift", most: 60 }),
        name: text({ label: "Name", most: 60 }),
        recognition: text({ label: "Recognition", most: 60 }),
        tax: text({ label: "Tax", most: 60 }),
      },
      { label: "Benefits" },
    ),
  },
  { label: "Golf Classic" },
);
