import { group, icon, list, longText, picture, text } from "#content/fields.ts";
import {
  hero,
  heroPicture,
  intro,
  navigationLink,
  pageInfo,
  questions,
  statistic,
} from "#content/shapes.ts";

export const golfPageFields = group(
  {
    page: pageInfo(),
    hero: hero(),
    heroPicture: heroPicture(),
    overNote: longText({ label: "Once it is over, we say", most: 240 }),
    heroButtons: list(navigationLink("Buttons at the top"), {
      label: "Buttons at the top",
      itemLabel: "name",
    }),
    calendar: group(
      { name: text({ label: "Name", most: 60 }) },
      { label: "Link to the calendar file" },
    ),
    legacy: group(
      {
        eyebrow: text({ label: "Text above the heading", most: 60 }),
        heading: text({ label: "Heading", most: 60 }),
        paragraphs: list(longText({ label: "Paragraph", most: 600 }), { label: "Paragraphs" }),
        quote: longText({ label: "Quotation", most: 240 }),
        quoteBy: text({ label: "Whose words they are", most: 120 }),
      },
      { label: "Legacy" },
    ),
    statistics: list(statistic("Number"), { label: "Numbers", itemLabel: "label" }),
    detailsSection: intro("Details: words above it"),
    details: list(
      group(
        {
          icon: icon({ label: "Icon" }),
          title: text({ label: "Title", most: 60 }),
          lines: list(longText({ label: "Line", most: 240 }), { label: "Text, line by line" }),
        },
        { label: "Detail" },
      ),
      { label: "Details", itemLabel: "title" },
    ),
    dinner: group(
      {
        eyebrow: text({ label: "Text above the heading", most: 60 }),
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
        lead: longText({ label: "Text below the heading", most: 240 }),
        notIncluded: text({ label: "Where a benefit is not included", most: 60 }),
        otherwiseTax: text({ label: "What else is deductible", most: 120 }),
      },
      { label: "Sponsorship: heading and text" },
    ),
    tiers: list(
      group(
        {
          title: text({ label: "Title", most: 60 }),
          amount: text({ label: "Amount", most: 60 }),
          players: text({ label: "Players", most: 60, optional: true }),
          course: text({ label: "On the course", most: 60 }),
          table: text({ label: "At the table", most: 60, optional: true }),
          gift: text({ label: "To take home", most: 60, optional: true }),
          name: text({ label: "Name", most: 60, optional: true }),
          recognition: text({ label: "How we thank them", most: 60 }),
          tax: text({ label: "Deductible part", most: 60, optional: true }),
          button: navigationLink("Button"),
        },
        { label: "Sponsorship" },
      ),
      { label: "Sponsorships", itemLabel: "title" },
    ),
    questions: questions(),
    closing: intro("Closing invitation"),
    benefits: group(
      {
        players: text({ label: "Players", most: 60 }),
        course: text({ label: "On the course", most: 60 }),
        table: text({ label: "At the table", most: 60 }),
        gift: text({ label: "To take home", most: 60 }),
        name: text({ label: "Name", most: 60 }),
        recognition: text({ label: "How we thank them", most: 60 }),
        tax: text({ label: "Deductible part", most: 60 }),
      },
      { label: "Names of the benefits" },
    ),
  },
  { label: "Golf Classic" },
);
