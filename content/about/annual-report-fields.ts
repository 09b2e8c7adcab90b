import { group, link, list, longText, text } from "#content/fields.ts";
import { hero, heroPicture, intro, navigationLink, pageInfo, statistic } from "#content/shapes.ts";

const budgetShare = (label: string) =>
  group(
    {
      label: text({ label: "For what", most: 60 }),
      description: longText({ label: "Text", most: 240 }),
      amount: text({ label: "Amount", most: 60 }),
    },
    { label },
  );

export const annualReportFields = group(
  {
    page: pageInfo(),
    hero: hero(),
    heroPicture: heroPicture(),
    highlightsIntro: intro("Highlights: words above it"),
    counting: group(
      {
        heading: text({ label: "Heading", most: 60 }),
        items: list(
          group(
            {
              what: text({ label: "What is counted", most: 60 }),
              how: longText({ label: "How we count it", most: 600 }),
            },
            { label: "Count" },
          ),
          { label: "What we count", itemLabel: "what" },
        ),
      },
      { label: "How we count" },
    ),
    highlights: list(statistic("Figure"), { label: "Highlights", itemLabel: "label" }),
    letter: group(
      {
        heading: text({ label: "Heading", most: 60 }),
        salutation: text({ label: "How the letter begins", most: 60 }),
        paragraphs: list(longText({ label: "Paragraph", most: 600 }), { label: "Paragraphs" }),
        signature: text({ label: "Signed by", most: 60 }),
        signatureTitle: text({ label: "Title of the signer", most: 60 }),
      },
      { label: "Letter from the president" },
    ),
    reportsIntro: intro("Reports: words above it"),
    reports: list(
      group(
        {
          year: text({ label: "Year", most: 60 }),
          title: text({ label: "Title", most: 60 }),
          description: longText({ label: "Text", most: 240 }),
          href: link({ label: "Link to" }),
        },
        { label: "Report" },
      ),
      { label: "Reports", itemLabel: "title" },
    ),
    viewLabel: text({ label: "Text of the link to a file", most: 60 }),
    budgetColumns: group(
      {
        part: text({ label: "First column", most: 60 }),
        amount: text({ label: "Amount", most: 60 }),
        share: text({ label: "Last column", most: 60 }),
      },
      { label: "Headings of the tables" },
    ),
    revenue: group(
      {
        heading: text({ label: "Heading", most: 60 }),
        lead: longText({ label: "Text below the heading", most: 240 }),
        totalLabel: text({ label: "Text before the total", most: 60 }),
      },
      { label: "Revenue" },
    ),
    revenueSources: list(budgetShare("Revenue source"), {
      label: "Revenue sources",
      itemLabel: "label",
    }),
    spending: group(
      {
        heading: text({ label: "Heading", most: 60 }),
        lead: longText({ label: "Text below the heading", most: 240 }),
        programsLabel: text({ label: "Text for programs", most: 60 }),
        administrationLabel: text({ label: "Text for administration", most: 60 }),
        programShare: text({ label: "Share for programs", most: 60 }),
        administrativeShare: text({ label: "Share for administration", most: 60 }),
      },
      { label: "Spending" },
    ),
    programSpending: list(budgetShare("Spent on programs"), {
      label: "Spent on programs",
      itemLabel: "label",
    }),
    administrativeSpending: list(budgetShare("Spent on administration"), {
      label: "Spent on administration",
      itemLabel: "label",
    }),
    reserveNote: text({ label: "About our reserve", most: 120 }),
    seal: group(
      {
        alt: text({ label: "Text alternative", most: 120 }),
        heading: text({ label: "Heading", most: 60 }),
        description: longText({ label: "Text", most: 600 }),
      },
      { label: "Our seal" },
    ),
    closing: group(
      {
        heading: text({ label: "Heading", most: 60 }),
        lead: longText({ label: "Text below the heading", most: 240 }),
        button: navigationLink("Button"),
      },
      { label: "Closing invitation" },
    ),
  },
  { label: "Annual Report" },
);
