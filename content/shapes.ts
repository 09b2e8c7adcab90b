import { choice, group, icon, link, list, longText, picture, text } from "./fields.ts";

/** What many documents hold: one helper for each shape, so that it is labelled once. */

export const pageInfo = () =>
  group(
    {
      title: text({ label: "Title in tabs and search results", most: 70 }),
      description: longText({
        label: "Description in search results",
        help: "Up to 155 characters, so that all of it shows.",
        most: 155,
      }),
    },
    { label: "For search engines and shared links", last: true },
  );

export const hero = () =>
  group(
    {
      eyebrow: text({ label: "Text above the heading", most: 80 }),
      heading: text({ label: "Heading", most: 90 }),
      lead: longText({ label: "Text below the heading", most: 400 }),
    },
    { label: "Opening" },
  );

export const heroPicture = () => picture({ label: "Picture at the top" });

const heading = (label: string) => text({ label, most: 90 });

export const intro = (label: string) =>
  group(
    { heading: heading("Heading"), lead: longText({ label: "Text below the heading", most: 500 }) },
    { label },
  );

export const navigationLink = (label = "Link") =>
  group({ name: text({ label: "Words", most: 60 }), href: link({ label: "Link to" }) }, { label });

export const socialLink = () =>
  group(
    {
      network: choice(
        { facebook: "Facebook", instagram: "Instagram", x: "X", linkedin: "LinkedIn" },
        { label: "Which network" },
      ),
      name: text({ label: "Name", most: 30, proper: true }),
      href: link({ label: "Address" }),
    },
    { label: "Network" },
  );

/** A statement with a heading: a value, a principle, a commitment. */
const pointFields = () => ({
  icon: icon({ label: "Icon" }),
  title: text({ label: "Title", most: 80 }),
  description: longText({ label: "Text", most: 800 }),
});

export const point = (label = "Point") => group(pointFields(), { label });

export const linkCard = (label = "Card") =>
  group(
    {
      ...pointFields(),
      href: link({ label: "Link to" }),
      label: text({ label: "Link text", most: 60 }),
    },
    { label },
  );

export const statistic = (label = "Figure") =>
  group(
    {
      figure: text({ label: "Figure", help: "It counts up: 500+ or $8.60.", most: 40 }),
      icon: icon({ label: "Icon" }),
      label: text({ label: "What it counts", most: 100 }),
    },
    { label },
  );

export const question = (label = "Question") =>
  group(
    {
      question: text({ label: "Question", most: 140 }),
      answer: longText({ label: "Answer" }),
    },
    { label },
  );

export const practicalFact = (label = "Fact") =>
  group(
    {
      icon: icon({ label: "Icon" }),
      label: text({ label: "What it is about", most: 60 }),
      text: longText({ label: "Text", most: 800 }),
    },
    { label },
  );

export const practicalFacts = () =>
  group(
    {
      heading: text({ label: "Heading", most: 60 }),
      facts: list(practicalFact("Fact"), { label: "Facts", itemLabel: "label" }),
    },
    { label: "Practical facts" },
  );

export const questions = () =>
  group(
    {
      heading: text({ label: "Heading", most: 60 }),
      items: list(question(), { label: "Questions", itemLabel: "question" }),
    },
    { label: "Questions" },
  );

export const longerText = () =>
  group(
    {
      heading: text({ label: "Heading", most: 60 }),
      paragraphs: list(longText({ label: "Paragraph", most: 600 }), { label: "Paragraphs" }),
    },
    { label: "Longer text" },
  );

/** A text that stands on the same page in English and in Spanish. */
export const inBothLanguages = (label: string) =>
  group(
    {
      en: longText({ label: "English", most: 240 }),
      es: longText({ label: "Spanish", most: 240, spanishOf: ["en"] }),
    },
    { label },
  );

/** The words below a field of a form. */
export const hint = (label: string) =>
  group({ hint: longText({ label: "Below the field", most: 240 }) }, { label });

/** What every form ends with. */
export const formEnd = () => ({
  submit: text({ label: "Button", most: 60 }),
  busy: text({ label: "Button while it works", most: 60 }),
  privacy: longText({ label: "What we keep", most: 600 }),
  fallback: longText({ label: "If the form fails", most: 240 }),
});

export const callPrompt = () =>
  group(
    {
      heading: heading("Heading"),
      text: longText({ label: "Text", most: 400 }),
      button: text({ label: "Button", most: 60 }),
    },
    { label: "Call us" },
  );
