import { group, icon, link, list, longText, number, text } from "./fields.ts";
import { hero, heroPicture, navigationLink, pageInfo, statistic } from "./shapes.ts";

export const homeFields = group(
  {
    page: pageInfo(),
    hero: hero(),
    heroPicture: heroPicture(),
    heroButtons: list(navigationLink("Buttons at the top"), {
      label: "Buttons at the top",
      itemLabel: "name",
    }),
    matters: group(
      {
        eyebrow: text({ label: "Line above the heading", most: 60 }),
        heading: text({ label: "Heading", most: 60 }),
        paragraphs: list(longText({ label: "Paragraph", most: 600 }), { label: "Paragraphs" }),
        note: longText({ label: "Note", most: 600 }),
        noteLink: navigationLink("Note link"),
      },
      { label: "Matters" },
    ),
    statistics: list(statistic("Figure"), { label: "Figures", itemLabel: "label" }),
    story: group(
      {
        eyebrow: text({ label: "Line above the heading", most: 60 }),
        heading: text({ label: "Heading", most: 60 }),
        lead: longText({ label: "Lead", most: 240 }),
        filmLead: text({ label: "Film lead", most: 240 }),
        filmTitle: text({ label: "Film title", most: 60 }),
        paragraphs: list(longText({ label: "Paragraph", most: 600 }), { label: "Paragraphs" }),
        scenesHeading: text({ label: "Scenes: heading", most: 60 }),
      },
      { label: "Story" },
    ),
    storyScenes: list(
      group(
        {
          title: text({ label: "Title", most: 60 }),
          caption: longText({ label: "Caption", most: 240 }),
          description: longText({ label: "Text", most: 240 }),
        },
        { label: "Story scene" },
      ),
      { label: "Story scenes", itemLabel: "title" },
    ),
    pillarsSection: group(
      {
        eyebrow: text({ label: "Line above the heading", most: 60 }),
        heading: text({ label: "Heading", most: 60 }),
        lead: longText({ label: "Lead", most: 240 }),
        button: navigationLink("Button"),
      },
      { label: "Pillars: words above it" },
    ),
    pillars: list(
      group(
        {
          icon: icon({ label: "Icon" }),
          title: text({ label: "Title", most: 60 }),
          description: longText({ label: "Text", most: 600 }),
          facts: list(text({ label: "Line", most: 120 }), { label: "Facts" }),
          href: link({ label: "Leads to" }),
        },
        { label: "Pillar" },
      ),
      { label: "Pillars", itemLabel: "title" },
    ),
    partnersSection: group(
      {
        eyebrow: text({ label: "Line above the heading", most: 60 }),
        heading: text({ label: "Heading", most: 60 }),
        lead: longText({ label: "Lead", most: 600 }),
        button: navigationLink("Button"),
      },
      { label: "Partners: words above it" },
    ),
    partners: list(
      group(
        {
          name: text({ label: "Name", most: 60 }),
          description: longText({ label: "Text", most: 240 }),
          impact: text({ label: "Impact", most: 60 }),
          focus: text({ label: "Focus", most: 60 }),
        },
        { label: "Partner" },
      ),
      { label: "Partners", itemLabel: "name" },
    ),
    projectsSection: group(
      {
        eyebrow: text({ label: "Line above the heading", most: 60 }),
        heading: text({ label: "Heading", most: 60 }),
        lead: longText({ label: "Lead", most: 240 }),
        donate: navigationLink("Donate button"),
        closing: group(
          {
            text: longText({ label: "Text", most: 240 }),
            button: navigationLink("Button"),
            all: navigationLink("All"),
          },
          { label: "Closing invitation" },
        ),
      },
      { label: "Projects: words above it" },
    ),
    donationSection: group(
      {
        eyebrow: text({ label: "Line above the heading", most: 60 }),
        heading: text({ label: "Heading", most: 60 }),
        lead: longText({ label: "Lead", most: 240 }),
        optionsHeading: text({ label: "Options: heading", most: 60 }),
      },
      { label: "Donation: words above it" },
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
        { label: "Impact gift" },
      ),
      { label: "Impact gifts", itemLabel: "title" },
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
          { label: "One time" },
        ),
        monthly: group(
          {
            icon: icon({ label: "Icon" }),
            title: text({ label: "Title", most: 60 }),
            description: longText({ label: "Text", most: 240 }),
            button: text({ label: "Button", most: 60 }),
          },
          { label: "Monthly" },
        ),
        tribute: group(
          {
            icon: icon({ label: "Icon" }),
            title: text({ label: "Title", most: 60 }),
            description: longText({ label: "Text", most: 240 }),
            button: text({ label: "Button", most: 60 }),
            href: link({ label: "Leads to" }),
          },
          { label: "Tribute" },
        ),
      },
      { label: "Giving options" },
    ),
    customGift: group(
      {
        heading: text({ label: "Heading", most: 60 }),
        label: text({ label: "Label", most: 60 }),
        hint: longText({ label: "Hint", most: 240 }),
        quickLabel: text({ label: "Quick label", most: 60 }),
        button: text({ label: "Button", most: 60 }),
        monthlyLink: text({ label: "Monthly link", most: 60 }),
        monthlyNote: longText({ label: "Monthly note", most: 240 }),
        busy: text({ label: "Button while it works", most: 60 }),
      },
      { label: "Custom gift" },
    ),
  },
  { label: "Home" },
);
