import { group, link, list, longText, text } from "#content/fields.ts";
import { hero, heroPicture, intro, navigationLink, pageInfo, statistic } from "#content/shapes.ts";

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
              what: text({ label: "What", most: 60 }),
              how: longText({ label: "How we count it", most: 600 }),
            },
            { label: "Item" },
          ),
          { label: "Items", itemLabel: "what" },
        ),
      },
      { label: "Counting" },
    ),
    highlights: list(statistic("Figure"), { label: "Highlights", itemLabel: "label" }),
    letter: group(
      {
        heading: text({ label: "Heading", most: 60 }),
        salutation: text({ label: "Salutation", most: 60 }),
        paragraphs: list(longText({ label: "Paragraph", most: 600 }), { label: "Paragraphs" }),
        signature: text({ label: "Signed by", most: 60 }),
        signatureTitle: text({ label: "Title of who signs", most: 60 }),
      },
      { label: "Letter" },
    ),
    reportsIntro: intro("Reports: words above it"),
    reports: list(
      group(
        {
          year: text({ label: "Year", most: 60 }),
          title: text({ label: "Title", most: 60 }),
          description: longText({ label: "Text", most: 240 }),
          href: link({ label: "Leads to" }),
        },
        { label: "Report" },
      ),
      { label: "Reports", itemLabel: "title" },
    ),
    viewLabel: text({ label: "View label", most: 60 }),
    budgetColumns: group(
      {
        part: text({ label: "Part", most: 60 }),
        amount: text({ label: "Amount", most: 60 }),
        share: text({ label: "Share", most: 60 }),
      },
      { label: "Budget columns" },
    ),
    revenue: group(
      {
        heading: text({ label: "Heading", most: 60 }),
        lead: longText({ label: "Lead", most: 240 }),
        totalLabel: text({ label: "Total label", most: 60 }),
      },
      { label: "Revenue" },
    ),
    revenueSources: list(
      group(
        {
          label: text({ label: "Label", most: 60 }),
          description: longText({ label: "Text", most: 240 }),
          amount: text({ label: "Amount", most: 60 }),
        },
        { label: "Revenue source" },
      ),
      { label: "Revenue sources", itemLabel: "label" },
    ),
    spending: group(
      {
        heading: text({ label: "Heading", most: 60 }),
        lead: longText({ label: "Lead", most: 240 }),
        programsLabel: text({ label: "Programs label", most: 60 }),
        administrationLabel: text({ label: "Administration label", most: 60 }),
        programShare: text({ label: "Program share", most: 60 }),
        administrativeShare: text({ label: "Administrative share", most: 60 }),
      },
      { label: "Spending" },
    ),
    programSpending: list(
      group(
        {
          label: text({ label: "Label", most: 60 }),
          description: longText({ label: "Text", most: 240 }),
          amount: text({ label: "Amount", most: 60 }),
        },
        { label: "Program spending" },
      ),
      { label: "Program spending", itemLabel: "label" },
    ),
    administrativeSpending: list(
      group(
        {
          label: text({ label: "Label", most: 60 }),
          description: longText({ label: "Text", most: 240 }),
          amount: text({ label: "Amount", most: 60 }),
        },
        { label: "Administrative spending" },
      ),
      { label: "Administrative spending", itemLabel: "label" },
    ),
    reserveNote: text({ label: "Reserve note", most: 120 }),
    seal: group(
      {
        alt: text({ label: "Text alternative", most: 120 }),
        heading: text({ label: "Heading", most: 60 }),
        description: longText({ label: "Text", most: 600 }),
      },
      { label: "Seal" },
    ),
    closing: group(
      {
        heading: text({ label: "Heading", most: 60 }),
        lead: longText({ label: "Lead", most: 240 }),
        button: navigationLink("Button"),
      },
      { label: "Closing invitation" },
    ),
  },
  { label: "Annual Report" },
);
