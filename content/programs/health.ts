import { figureText, health, home } from "#content/figures.ts";
import { hotlineSentences } from "#content/hotlines.ts";
import { clinicHours, holidays, pantryHours } from "#content/site.ts";
import type {
  CallPrompt,
  HealthService,
  Hero,
  IconName,
  PageInfo,
  PictureName,
  PracticalFact,
  Statistic,
} from "#content/types.ts";
import { organisation } from "#rules/organisation.ts";

export const page = {
  path: "/programs/health",
  title: "Health and Wellness",
  description:
    "Doctors, dentists, counselors, a food pantry and free classes on one campus in Austin, Chicago, with or without insurance.",
} satisfies PageInfo;

export const hero = {
  eyebrow: "Good care should not take two buses",
  heading: "Health and Wellness",
  lead: `On our campus you can see a doctor, a dentist or a counselor, pick up a prescription and bring home groceries. Our partners served ${figureText(home.healthcare)} people through healthcare in fiscal year 2025.`,
} satisfies Hero;

export const heroPicture = "clinic" satisfies PictureName;

export const servicesSection = {
  heading: "Three Health Services",
  lead: "The clinic and the counseling center are run by our partners, the classes by us. With your written permission they can talk to each other, so that you need not tell everything twice.",
  servedLabel: "Served",
  note: `The first two are people in a year, and about a thousand of them used both: that makes ${figureText(home.healthcare)}. The third is people in our own classes.`,
};

export const services = [
  {
    icon: "stethoscope",
    title: "Family Medicine and Dentistry",
    description:
      "Checkups, prenatal care, teeth, shots, blood pressure and sugar, with a pharmacy down the hall. Run by Prairie Street Family Health Center, a federally qualified health center.",
    served: health.first,
    type: "Primary care",
  },
  {
    icon: "brain",
    title: "Counseling and Recovery Care",
    description:
      "Therapy for adults, couples and children: grief, trauma, addiction, depression. Run by Stillwater Counseling Center, with a first appointment within ten days.",
    served: health.second,
    type: "Mental health",
  },
  {
    icon: "dumbbell",
    title: "Movement, Cooking and Self-Care Classes",
    description:
      "Chair exercise, line dancing, cooking with pantry food, a diabetes group, and a Saturday morning walk around Columbus Park.",
    served: health.third,
    type: "Wellness",
  },
] satisfies (HealthService & { icon: IconName })[];

export const statistics = [
  { ...home.healthcare, icon: "heart-pulse", label: "Served through healthcare" },
  {
    ...home.foodMonthly,
    icon: "shopping-basket",
    label: "Supported monthly with emergency food distribution",
  },
] satisfies Statistic[];

export const pantry = {
  heading: "The Food Pantry",
  picture: "garden" as PictureName,
  paragraphs: [
    "You choose your own groceries: greens from our freight farm, eggs, rice, beans, bread, and diapers when we have them. There are chairs while you wait.",
    "We do not ask for papers or reasons. If you cannot come, send somebody with a note. If you have no kitchen, ask for a ready meal. Greenlee’s, a bakery that belongs to a member of our board, gives us the bread.",
  ],
  facts: [
    {
      icon: "calendar-clock",
      label: "When",
      text: `${pantryHours.days}, ${pantryHours.hours}. ${holidays}`,
    },
    {
      icon: "map-pin",
      label: "Where",
      text: `${organisation.address.street}: ${pantryHours.door}. There is a ramp.`,
    },
    {
      icon: "shopping-basket",
      label: "Bring",
      text: "Two bags or a cart, if you have them.",
    },
  ] satisfies PracticalFact[],
};

export const practical = {
  heading: "Your First Visit",
  facts: [
    {
      icon: "calendar-days",
      label: "When",
      text: `${clinicHours} The clinic is in the Amory Health Building.`,
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
  ] satisfies PracticalFact[],
};

export const crisis = {
  heading: "In a crisis",
  text: `${hotlineSentences.danger} ${hotlineSentences.crisis} ${hotlineSentences.domesticViolence} ${hotlineSentences.always}`,
};

export const callPrompt = {
  heading: "Make an Appointment",
  text: "One number reaches the clinic, the counselors and the pantry. Say which one you need.",
  button: `Call ${organisation.phone}`,
} satisfies CallPrompt;
