import { figureText, health, home } from "#content/figures.ts";
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
  eyebrow: "Health and Wellness",
  heading: "A Doctor Who Knows Your Grandmother",
  lead: `Good care should not take two buses. On our campus you can see a doctor, a dentist and a counselor, pick up a prescription and go home with a bag of greens. ${figureText(home.healthcare)} people are served through healthcare here.`,
} satisfies Hero;

export const heroPicture = "clinic" satisfies PictureName;

export const servicesSection = {
  heading: "Three Doors, One Hallway",
  lead: "Start with any of them. With your permission the people behind one door can talk to those behind the next, so that you tell your story once.",
  servedLabel: "Served",
};

export const services = [
  {
    icon: "stethoscope",
    title: "Family Medicine and Dentistry",
    description:
      "Checkups, prenatal care, teeth, shots, blood pressure and sugar, with a pharmacy down the hall. Prairie Street Family Health Center sees newborns and great-grandfathers, often on the same morning.",
    served: health.first,
    type: "Primary care",
  },
  {
    icon: "brain",
    title: "Counseling and Recovery Care",
    description:
      "Stillwater Counseling Center’s therapists help with grief, trauma, marriage, addiction and the weeks when getting up is hard. Visits for children happen on the rug, with toys.",
    served: health.second,
    type: "Mental health",
  },
  {
    icon: "dumbbell",
    title: "Movement, Cooking and Self-Care Classes",
    description:
      "Chair exercise for elders, line dancing, cooking with what the pantry gave you, a diabetes circle, and a Saturday morning walk around Columbus Park led by a family doctor.",
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
    "The line starts at the side door, and there are chairs in it. You choose your own groceries: greens cut that morning on our freight farm, eggs, rice, beans, bread from Greenlee’s, diapers when we have them.",
    "Nobody is asked for papers or a reason. If you cannot come, send someone with a note. If you cannot cook where you stay, ask for a ready meal.",
  ],
  facts: [
    {
      icon: "calendar-clock",
      label: "When",
      text: "Every Thursday from 1:00 to 5:00 PM.",
    },
    {
      icon: "map-pin",
      label: "Where",
      text: `The side door at ${organisation.address.street}. The ramp is on the left.`,
    },
    {
      icon: "shopping-basket",
      label: "Bring",
      text: "Two bags or a cart. We have spares.",
    },
  ] satisfies PracticalFact[],
};

export const practical = {
  heading: "Your First Visit",
  facts: [
    {
      icon: "calendar-days",
      label: "When",
      text: "Weekdays from 9:00 AM to 6:00 PM, Tuesdays until 8:00 PM, in the Amory Health Building. Walk in before 11:00 AM if you are sick today.",
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
  text: "If somebody’s life is in danger, call 911. If you are thinking of ending yours, call or text 988, at any hour. Someone will answer, and it is free.",
};

export const callPrompt = {
  heading: "Make an Appointment",
  text: "One number reaches the clinic, the counselors and the pantry. Say which you need, and we put you through.",
  button: `Call ${organisation.phone}`,
} satisfies CallPrompt;
