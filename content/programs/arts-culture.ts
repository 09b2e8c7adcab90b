import type {
  ArtsProgram,
  CallPrompt,
  Hero,
  IconName,
  PageInfo,
  PictureName,
  PracticalFact,
  Statistic,
} from "#content/types.ts";
import { organisation } from "#rules/organisation.ts";

export const page = {
  path: "/programs/arts-culture",
  title: "Arts and Culture",
  description:
    "Open studio, drumline, neighborhood choir and a paid mural crew at the Lake & Laramie Arts Center in Austin, Chicago. Free to join.",
} satisfies PageInfo;

export const hero = {
  eyebrow: "You can hear us from the Green Line",
  heading: "Arts and Culture",
  lead: "Drumline, choir, open studio and murals. The Lake & Laramie Arts Center, our partner, provides the studios and the stage; Circle pays the teachers.",
} satisfies Hero;

export const heroPicture = "arts" satisfies PictureName;

const enrolled = { studio: 60, drumline: 40, choir: 55, murals: 18 };

export const programsSection = { heading: "Four Arts Programs" };

export const programs = [
  {
    icon: "brush",
    title: "Open Studio",
    description:
      "Clay, paint, printmaking and sewing, with an artist at each table. Take home what you make, or show it at the spring art show.",
    participants: `${enrolled.studio} young artists`,
    focus: "Visual art, ages 7 to 14",
    schedule: "Mondays and Wednesdays, 4:00 to 6:00 PM",
  },
  {
    icon: "eighth-notes",
    title: "Boulevard Drumline",
    description:
      "Beginners practice on pads first. The drumline plays at our block parties and marches in parades.",
    participants: `${enrolled.drumline} drummers`,
    focus: "Music and discipline, ages 10 to 18",
    schedule: "Tuesdays and Fridays, 4:00 to 6:00 PM",
  },
  {
    icon: "mic-vocal",
    title: "Austin Neighborhood Choir",
    description: "No audition. Gospel, freedom songs and soul, for teenagers and adults together.",
    participants: `${enrolled.choir} voices`,
    focus: "Singing together, ages 12 and up",
    schedule: "Thursdays, 6:30 to 8:00 PM",
  },
  {
    icon: "palette",
    title: "Mural Crew",
    description:
      "A paid crew in summer, and on Saturdays in fall. They ask the neighbors what they would like to see, design it and paint it.",
    participants: `${enrolled.murals} apprentices`,
    focus: "Public art and first jobs, ages 15 to 21",
    schedule: "July and August, weekdays; September and October, Saturdays",
  },
] satisfies (ArtsProgram & { icon: IconName; schedule: string })[];

export const impactSection = {
  heading: "The Arts in Numbers",
  lead: "Places in the four programs in fiscal year 2025, and murals since the crew began.",
};

export const statistics = [
  {
    value: Object.values(enrolled).reduce((sum, places) => sum + places),
    icon: "users-round",
    label: "Artists, drummers, singers and painters each year",
  },
  { value: 22, icon: "image", label: "Murals on West Side walls" },
  { value: 9, icon: "eighth-notes", label: "Free concerts on the plaza each summer" },
  {
    value: Object.keys(enrolled).length,
    icon: "palette",
    label: "Programs, every one of them free",
  },
] satisfies Statistic[];

export const practical = {
  heading: "Come and Try",
  facts: [
    {
      icon: "map-pin",
      label: "Where",
      text: "The Lake & Laramie Arts Center, in the Printworks on the Lake Street side of our campus. The entrance is on the plaza.",
    },
    {
      icon: "circle-dollar-sign",
      label: "What it costs",
      text: "Nothing. Instruments, paint and choir folders are lent or given.",
    },
    {
      icon: "calendar-days",
      label: "When to join",
      text: "Any week; you can try it once before you decide. The mural crew takes applications in April.",
    },
    {
      icon: "heart-handshake",
      label: "Who it is for",
      text: "Beginners and everyone else. The studios have ramps, an elevator and a quiet room.",
    },
  ] satisfies PracticalFact[],
};

export const callPrompt = {
  heading: "Sign Up for the Arts",
  text: "Call on a weekday and say how old the artist is. We’ll tell you where to come and when.",
  button: `Call ${organisation.phone}`,
} satisfies CallPrompt;
