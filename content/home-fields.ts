import { group, icon, link, list, longText, number, order, text } from "./fields.ts";
import { hero, heroPicture, navigationLink, pageInfo, statistic } from "./shapes.ts";

/** What stands below the opening, in the order of the specification. */
const sections = {
  help: "Need help now?",
  matters: "Why it matters, with the numbers",
  story: "A neighbor’s story",
  pillars: "Pillars",
  partners: "Partners",
  projects: "Projects",
  donation: "Donation",
};

export type HomeSection = keyof typeof sections;

export const specifiedOrder = Object.keys(sections).map((part) => ({
  // Its own keys, which TypeScript calls strings.
  part: part as HomeSection,
  shown: true,
}));

export const homeFields = group(
  {
    page: pageInfo(),
    hero: hero(),
    heroPicture: heroPicture(),
    heroButtons: list(navigationLink("Buttons at the top"), {
      label: "Buttons at the top",
      itemLabel: "name",
    }),
    sections: order(sections, {
      label: "Order of the sections",
      help: "The sections below the opening. Move one, or take it off the page for a while. Its text is kept.",
    }),
    matters: group(
      {
        eyebrow: text({ label: "Text above the heading", most: 60 }),
        heading: text({ label: "Heading", most: 60 }),
        paragraphs: list(longText({ label: "Paragraph", most: 600 }), { label: "Paragraphs" }),
        note: longText({ label: "Note", most: 600 }),
        noteLink: navigationLink("Link in the note"),
      },
      { label: "Why it matters" },
    ),
    statistics: list(statistic("Number"), { label: "Numbers", itemLabel: "label" }),
    story: group(
      {
        eyebrow: text({ label: "Text above the heading", most: 60 }),
        heading: text({ label: "Heading", most: 60 }),
        lead: longText({ label: "Text below the heading", most: 240 }),
        filmLead: text({ label: "About the film", most: 240 }),
        filmTitle: text({ label: "Title of the film", most: 60 }),
        paragraphs: list(longText({ label: "Paragraph", most: 600 }), { label: "Paragraphs" }),
        scenesHeading: text({ label: "Scenes: heading", most: 60 }),
      },
      { label: "A neighbor’s story" },
    ),
    storyScenes: list(
      group(
        {
          title: text({ label: "Title", most: 60 }),
          caption: longText({ label: "Caption", most: 240 }),
          description: longText({ label: "Text", most: 240 }),
        },
        { label: "Scene of the film" },
      ),
      { label: "Scenes of the film", itemLabel: "title" },
    ),
    pillarsSection: group(
      {
        eyebrow: text({ label: "Text above the heading", most: 60 }),
        heading: text({ label: "Heading", most: 60 }),
        lead: longText({ label: "Text below the heading", most: 240 }),
        button: navigationLink("Button"),
      },
      { label: "Pillars: heading and text" },
    ),
    pillars: list(
      group(
        {
          icon: icon({ label: "Icon" }),
          title: text({ label: "Title", most: 60 }),
          description: longText({ label: "Text", most: 600 }),
          facts: list(text({ label: "Line", most: 120 }), { label: "Facts" }),
          href: link({ label: "Link to" }),
        },
        { label: "Pillar" },
      ),
      { label: "Pillars", itemLabel: "title" },
    ),
    partnersSection: group(
      {
        eyebrow: text({ label: "Text above the heading", most: 60 }),
        heading: text({ label: "Heading", most: 60 }),
        lead: longText({ label: "Text below the heading", most: 600 }),
        button: navigationLink("Button"),
      },
      { label: "Partners: heading and text" },
    ),
    partners: list(
      group(
        {
          name: text({ label: "Name", most: 60, proper: true }),
          description: longText({ label: "Text", most: 240 }),
          impact: text({ label: "What they achieve", most: 60 }),
          focus: text({ label: "What they do", most: 60 }),
        },
        { label: "Partner" },
      ),
      { label: "Partners", itemLabel: "name" },
    ),
    projectsSection: group(
      {
        eyebrow: text({ label: "Text above the heading", most: 60 }),
        heading: text({ label: "Heading", most: 60 }),
        lead: longText({ label: "Text below the heading", most: 240 }),
        donate: navigationLink("Donate button"),
        closing: group(
          {
            text: longText({ label: "Text", most: 240 }),
            button: navigationLink("Button"),
            all: navigationLink("Link to all projects"),
          },
          { label: "Closing invitation" },
        ),
      },
      { label: "Projects: heading and text" },
    ),
    donationSection: group(
      {
        eyebrow: text({ label: "Text above the heading", most: 60 }),
        heading: text({ label: "Heading", most: 60 }),
        lead: longText({ label: "Text below the heading", most: 240 }),
        optionsHeading: text({ label: "Options: heading", most: 60 }),
      },
      { label: "Donation: heading and text" },
    ),
    impactGifts: list(
      group(
        {
          amount: number({ label: "Amount" }),
          icon: icon({ label: "Icon" }),
          title: text({ label: "Title", most: 60 }),
          description: longText({ label: "Text", most: 240 }),
          button: text({ label: "Button", most: 60 }),
        },
        { label: "Gift and what it does" },
      ),
      { label: "Gifts and what they do", itemLabel: "title" },
    ),
    givingOptions: group(
      {
        oneTime: group(
          {
            icon: icon({ label: "Icon" }),
            title: text({ label: "Title", most: 60 }),
            description: longText({ label: "Text", most: 240 }),
            button: text({ label: "Button", most: 60 }),
          },
          { label: "One-time gift" },
        ),
        monthly: group(
          {
            icon: icon({ label: "Icon" }),
            title: text({ label: "Title", most: 60 }),
            description: longText({ label: "Text", most: 240 }),
            button: text({ label: "Button", most: 60 }),
          },
          { label: "A monthly gift" },
        ),
        tribute: group(
          {
            icon: icon({ label: "Icon" }),
            title: text({ label: "Title", most: 60 }),
            description: longText({ label: "Text", most: 240 }),
            button: text({ label: "Button", most: 60 }),
            href: link({ label: "Link to" }),
          },
          { label: "A gift in someone’s name" },
        ),
      },
      { label: "Three ways to give" },
    ),
    customGift: group(
      {
        heading: text({ label: "Heading", most: 60 }),
        label: text({ label: "Text above the field", most: 60 }),
        hint: longText({ label: "Below the field", most: 240 }),
        quickLabel: text({ label: "Text above the quick amounts", most: 60 }),
        button: text({ label: "Button", most: 60 }),
        monthlyLink: text({ label: "Link to monthly gifts", most: 60 }),
        monthlyNote: longText({ label: "Note about monthly gifts", most: 240 }),
        busy: text({ label: "Button while it works", most: 60 }),
      },
      { label: "Custom amount" },
    ),
  },
  { label: "Home" },
);
