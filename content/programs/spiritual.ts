import { defineDocument } from "#content/document.ts";
import { group, icon, list, longText, text } from "#content/fields.ts";
import {
  callPrompt,
  hero,
  heroPicture,
  longerText,
  pageInfo,
  practicalFacts,
  questions,
} from "#content/shapes.ts";

export const spiritual = defineDocument({
  name: "programs/spiritual",
  title: "Spiritual Development",
  group: "Pages",
  path: "/programs/spiritual",
  version: 1,
  schema: group(
    {
      page: pageInfo(),
      hero: hero(),
      heroPicture: heroPicture(),
      programsSection: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          whenLabel: text({ label: "Text before the time", most: 60 }),
          whereLabel: text({ label: "Text before the place", most: 60 }),
        },
        { label: "Programs: heading and text" },
      ),
      programs: list(
        group(
          {
            icon: icon({ label: "Icon" }),
            title: text({ label: "Title", most: 60 }),
            description: longText({ label: "Text", most: 600 }),
            when: text({ label: "At what time", most: 120 }),
            where: text({ label: "At what place", most: 120 }),
          },
          { label: "Program" },
        ),
        { label: "Programs", itemLabel: "title" },
      ),
      textBlock: longerText(),
      practical: practicalFacts(),
      questions: questions(),
      callPrompt: callPrompt(),
    },
    { label: "Spiritual Development" },
  ),
  defaults: {
    page: {
      title: "Spiritual Development",
      description:
        "Sunday worship with New Mercy Church of Austin, Wednesday circles, and a chaplain who listens. Everyone is welcome, whatever you believe.",
    },
    hero: {
      eyebrow: "Come as you are",
      heading: "Spiritual Development",
      lead: "Circle was founded by Christians, and faith is why many of us do this work. You are fed, housed and helped here whether you pray or not.",
    },
    heroPicture: "church",
    programsSection: { heading: "Through the Week", whenLabel: "When", whereLabel: "Where" },
    programs: [
      {
        icon: "church",
        title: "Sunday Worship",
        description:
          "The service of New Mercy Church of Austin, with a choir and a sermon. Children stay for two songs and then have their own hour. Coffee follows.",
        when: "Sundays, {hours.sundayService}",
        where: "New Mercy Church of Austin, on the campus",
      },
      {
        icon: "book-heart",
        title: "Wednesday Circles",
        description:
          "Three groups on one evening: Bible study for beginners, prayer for the neighborhood, and a circle for people who have lost someone to violence, led by Rev. Marcus Whitfield.",
        when: "Wednesdays, supper at 6:00 PM, circles 6:30 to 7:30 PM",
        where: "The fellowship hall",
      },
      {
        icon: "hand-heart",
        title: "Pastoral Care",
        description:
          "Rev. Marcus Whitfield and trained volunteers visit people at home, in the hospital and in court. What they hear stays with them, with one exception. {statements.dutyToReport}",
        when: "Weekdays; at other times by arrangement",
        where: "The chaplain’s office, or where you are",
      },
    ],
    textBlock: {
      heading: "What Faith Means Here",
      paragraphs: [
        "When Jesus was asked who counts as a neighbor, he told a story about somebody who stopped on the road to help. We try to do the same on our own streets.",
        "New Mercy Church of Austin is a partner on the campus, with its own pastor and its own budget. Its members shovel snow, help in the pantry and coach in the gym. Other churches, mosques and synagogues send volunteers too.",
        "If a church has hurt you, you can talk to us about that as well.",
      ],
    },
    practical: {
      heading: "If It Is Your First Time",
      facts: [
        {
          icon: "users",
          label: "What to wear",
          text: "Whatever you like. Some people dress up and some do not.",
        },
        {
          icon: "baby",
          label: "With children",
          text: "There is a nursery for babies and toddlers, with two screened adults, or you can keep your child with you.",
        },
        {
          icon: "map-pin",
          label: "Getting in",
          text: "The church door faces the plaza. The ramp is on the east side, and large-print hymn sheets are on the table.",
        },
        {
          icon: "circle-dollar-sign",
          label: "The offering",
          text: "Guests are not expected to give.",
        },
      ],
    },
    questions: {
      heading: "People Ask",
      items: [
        {
          question: "I am not Christian. Can I still use your programs?",
          answer:
            "Yes, all of them. We do not ask what you believe before we serve, house or hire you.",
        },
        {
          question: "Can somebody visit my mother in the hospital?",
          answer:
            "Yes. Call {organisation.phone} with her name and where she is. On most days someone can go within 24 hours.",
        },
        {
          question: "Do you hold funerals and weddings?",
          answer:
            "New Mercy does both, and charges neighbors nothing for a funeral. Call us, and Rev. Whitfield will introduce you to its pastor.",
        },
      ],
    },
    callPrompt: {
      heading: "Ask for a Prayer or a Visit",
      text: "Say your name, and that you would like to talk to the chaplain.",
      button: "Call {organisation.phone}",
    },
  },
});
