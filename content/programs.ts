import { defineDocument } from "./document.ts";
import { group, icon, link, list, longText, picture, text } from "./fields.ts";
import {
  hero,
  heroPicture,
  navigationLink,
  pageInfo,
  practicalFact,
  practicalFacts,
} from "./shapes.ts";

export const programs = defineDocument({
  name: "programs",
  title: "Programs",
  group: "Pages",
  path: "/programs",
  version: 1,
  schema: group(
    {
      page: pageInfo(),
      hero: hero(),
      heroPicture: heroPicture(),
      programsSection: group(
        { heading: text({ label: "Heading", most: 60 }) },
        { label: "Programs: heading and text" },
      ),
      programs: list(
        group(
          {
            icon: icon({ label: "Icon" }),
            title: text({ label: "Title", most: 60 }),
            description: longText({ label: "Text", most: 240 }),
            href: link({ label: "Link to" }),
            label: text({ label: "Link text", most: 60 }),
            picture: picture({ label: "Picture" }),
          },
          { label: "Program" },
        ),
        { label: "Programs", itemLabel: "title" },
      ),
      artsNote: group(
        { text: longText({ label: "Text", most: 240 }), link: navigationLink("Link") },
        { label: "Note about arts" },
      ),
      workNote: group(
        { text: longText({ label: "Text", most: 240 }), link: navigationLink("Link") },
        { label: "Note about work" },
      ),
      figuresSection: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          note: longText({ label: "Note", most: 600 }),
        },
        { label: "Numbers: heading and text" },
      ),
      statistics: list(practicalFact("Number"), { label: "Numbers", itemLabel: "label" }),
      practical: practicalFacts(),
      fairnessNote: longText({ label: "Fairness" }),
      closing: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          lead: longText({ label: "Text below the heading", most: 240 }),
          buttons: list(navigationLink("Button"), { label: "Buttons", itemLabel: "name" }),
        },
        { label: "Closing invitation" },
      ),
    },
    { label: "Programs" },
  ),
  defaults: {
    page: {
      title: "Programs",
      description:
        "After-school and camp, housing, food, doctors and counseling, worship and the arts: programs on our campus in Austin, Chicago, and how to begin.",
    },
    hero: {
      eyebrow: "Start with what you need today",
      heading: "Programs and Services",
      lead: "Tutoring, housing help, doctors, worship and groceries on one {campus.acres}-acre campus. You do not need to know which office to ask for: come to the front desk, and we’ll walk you there.",
    },
    heroPicture: "campus",
    programsSection: { heading: "Our Four Programs" },
    programs: [
      {
        icon: "graduation-cap",
        title: "Education and Youth",
        description:
          "Homework help and a hot supper after school, camp in summer, and a leadership team for teenagers.",
        href: "/programs/education",
        label: "Education and youth programs",
        picture: "school",
      },
      {
        icon: "house",
        title: "Housing and Stability",
        description:
          "Recovery homes for women and children, apartments at rents that people can pay, and help to find a bed elsewhere when we have none.",
        href: "/programs/housing",
        label: "Housing programs",
        picture: "homes",
      },
      {
        icon: "heart-pulse",
        title: "Health and Wellness",
        description:
          "Our partners’ doctors, dentists and counselors, and our own weekly food pantry and exercise classes.",
        href: "/programs/health",
        label: "Health services",
        picture: "clinic",
      },
      {
        icon: "church",
        title: "Spiritual Development",
        description:
          "Sunday worship, Wednesday circles and a chaplain to talk to. You are welcome whatever you believe.",
        href: "/programs/spiritual",
        label: "Worship, study and care",
        picture: "church",
      },
    ],
    artsNote: {
      text: "Looking for drums, choir, murals or the open studio?",
      link: { name: "See Arts and Culture", href: "/programs/arts-culture" },
    },
    workNote: {
      text: "Looking for work, or starting a business? The training kitchen and the ten-week small-business class start every September and February, free of charge.",
      link: { name: "Ask about training", href: "/contact?subject=Job%20or%20business%20training" },
    },
    figuresSection: {
      heading: "Programs in Numbers",
      note: "Youth: everyone who took part in fiscal year 2025, in the {education.places} places of the education programs, the gym, the arts and the farm. Families: those who live today in homes we built or repaired. Health services: given by our own staff and volunteers in the year, such as classes, blood-pressure checks and referrals; the {home.healthcare} people we name elsewhere were patients of our partners’ clinic and counseling center.",
    },
    statistics: [
      { icon: "users-round", text: "{annually.youth}", label: "Youth served annually" },
      { icon: "key-round", text: "{annually.familiesHoused}", label: "Families housed" },
      { icon: "stethoscope", text: "{annually.healthServices}", label: "Health services provided" },
      { icon: "church", text: "Weekly", label: "Services" },
    ],
    practical: {
      heading: "How to Begin",
      facts: [
        {
          icon: "map-pin",
          label: "Come by",
          text: "The front desk is behind the glass doors on Washington Boulevard. You need no appointment on weekdays.",
        },
        {
          icon: "circle-dollar-sign",
          label: "What it costs",
          text: "Most programs are free. Where there is a fee it follows your income, and we never say no because of it.",
        },
        {
          icon: "shield-check",
          label: "What we ask",
          text: "Your name and what you need. We do not ask about immigration status. What you tell us stays here, with one exception. {statements.dutyToReport}",
        },
      ],
    },
    fairnessNote: "{statements.fairness.services}",
    closing: {
      heading: "Not sure where to begin?",
      lead: "Tell us what you need. If we do not do it, we’ll help you call somebody who does.",
      buttons: [
        { name: "Contact Us", href: "/contact" },
        { name: "Support Our Programs", href: "/give" },
      ],
    },
  },
});
