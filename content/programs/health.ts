import { defineDocument } from "#content/document.ts";
import { group, icon, list, longText, picture, text } from "#content/fields.ts";
import {
  callPrompt,
  hero,
  heroPicture,
  pageInfo,
  practicalFact,
  practicalFacts,
  statistic,
} from "#content/shapes.ts";

export const health = defineDocument({
  name: "programs/health",
  title: "Health and Wellness",
  group: "Pages",
  path: "/programs/health",
  version: 1,
  schema: group(
    {
      page: pageInfo(),
      hero: hero(),
      heroPicture: heroPicture(),
      servicesSection: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          lead: longText({ label: "Text below the heading", most: 600 }),
          servedLabel: text({ label: "Text before the number served", most: 60 }),
          note: longText({ label: "Note", most: 240 }),
        },
        { label: "Services: heading and text" },
      ),
      services: list(
        group(
          {
            icon: icon({ label: "Icon" }),
            title: text({ label: "Title", most: 60 }),
            description: longText({ label: "Text", most: 600 }),
            served: text({ label: "People served", most: 60 }),
            type: text({ label: "Kind", most: 60 }),
          },
          { label: "Service" },
        ),
        { label: "Services", itemLabel: "title" },
      ),
      statistics: list(statistic("Number"), { label: "Numbers", itemLabel: "label" }),
      pantry: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          picture: picture({ label: "Picture" }),
          paragraphs: list(longText({ label: "Paragraph", most: 600 }), { label: "Paragraphs" }),
          facts: list(practicalFact("Fact"), { label: "Facts", itemLabel: "label" }),
        },
        { label: "Pantry" },
      ),
      practical: practicalFacts(),
      crisis: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          text: longText({ label: "Text", most: 600 }),
        },
        { label: "Crisis" },
      ),
      callPrompt: callPrompt(),
    },
    { label: "Health and Wellness" },
  ),
  defaults: {
    page: {
      title: "Health and Wellness",
      description:
        "Doctors, dentists, counselors, a food pantry and free classes on one campus in Austin, Chicago, with or without insurance.",
    },
    hero: {
      eyebrow: "Good care should not take two buses",
      heading: "Health and Wellness",
      lead: "On our campus you can see a doctor, a dentist or a counselor, pick up a prescription and bring home groceries. Our partners served {home.healthcare} people through healthcare in fiscal year 2025.",
    },
    heroPicture: "clinic",
    servicesSection: {
      heading: "Three Health Services",
      lead: "The clinic and the counseling center are run by our partners, the classes by us. With your written permission they can talk to each other, so you don’t have to explain everything twice.",
      servedLabel: "Served",
      note: "The first two are people in a year, and about a thousand of them used both: that makes {home.healthcare}. The third is people in our own classes.",
    },
    services: [
      {
        icon: "stethoscope",
        title: "Family Medicine and Dentistry",
        description:
          "Checkups, prenatal care, teeth, shots, blood pressure and sugar, with a pharmacy down the hall. Run by Prairie Street Family Health Center, a federally qualified health center.",
        served: "{health.clinic}",
        type: "Primary care",
      },
      {
        icon: "brain",
        title: "Counseling and Recovery Care",
        description:
          "Therapy for adults, couples and children: grief, trauma, addiction, depression. Run by Stillwater Counseling Center, with a first appointment within ten days.",
        served: "{health.counseling}",
        type: "Mental health",
      },
      {
        icon: "dumbbell",
        title: "Movement, Cooking and Self-Care Classes",
        description:
          "Chair exercise, line dancing, cooking with pantry food, a diabetes group, and a Saturday morning walk around Columbus Park.",
        served: "{health.classes}",
        type: "Wellness",
      },
    ],
    statistics: [
      { figure: "{home.healthcare}", icon: "heart-pulse", label: "Served through healthcare" },
      {
        figure: "{home.foodMonthly}",
        icon: "shopping-basket",
        label: "Supported monthly with emergency food distribution",
      },
    ],
    pantry: {
      heading: "The Food Pantry",
      picture: "garden",
      paragraphs: [
        "You choose your own groceries: greens from our freight farm, eggs, rice, beans, bread, and diapers when we have them. There are chairs while you wait.",
        "We do not ask for papers or reasons. If you cannot come, send somebody with a note. If you have no kitchen, ask for a ready meal. Greenlee’s, a bakery that belongs to a member of our board, gives us the bread.",
      ],
      facts: [
        {
          icon: "calendar-clock",
          label: "When",
          text: "{hours.pantry.days}, {hours.pantry.hours}. {hours.holidays}",
        },
        {
          icon: "map-pin",
          label: "Where",
          text: "{organisation.address.street}: {hours.pantry.door}. There is a ramp.",
        },
        { icon: "shopping-basket", label: "Bring", text: "Two bags or a cart, if you have them." },
      ],
    },
    practical: {
      heading: "Your First Visit",
      facts: [
        {
          icon: "calendar-days",
          label: "When",
          text: "{hours.clinic} The clinic is in the Amory Health Building.",
        },
        {
          icon: "circle-dollar-sign",
          label: "What it costs",
          text: "Medicaid, Medicare and most insurance are accepted. Without insurance you pay by income, down to nothing. Classes and pantry are free.",
        },
        {
          icon: "file-text",
          label: "What to bring",
          text: "An ID and insurance card if you have them, and your medicines in a bag, bottles and all.",
        },
        {
          icon: "message-circle",
          label: "Languages",
          text: "English and Spanish in person, and an interpreter by phone for any other language.",
        },
      ],
    },
    crisis: {
      heading: "In a crisis",
      text: "{statements.danger} {statements.crisis} {statements.domesticViolence} {statements.hotlinesAnswer}",
    },
    callPrompt: {
      heading: "Make an Appointment",
      text: "One number reaches the clinic, the counselors and the pantry. Say which one you need.",
      button: "Call {organisation.phone}",
    },
  },
});
