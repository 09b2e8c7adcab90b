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
  eyebrow: "Arts and Culture",
  heading: "You Can Hear Us From the Green Line",
  lead: "Drums on the plaza, a choir in the stairwell because the echo is better, paint on every pair of shoes. At the Lake & Laramie Arts Center, Austin makes its own music and hangs its own pictures.",
} satisfies Hero;

export const heroPicture = "arts" satisfies PictureName;

const enrolled = { studio: 60, drumline: 40, choir: 55, murals: 18 };

export const programsSection = { heading: "Now Playing, Painting and Parading" };

export const programs = [
  {
    icon: "brush",
    title: "Open Studio",
    description:
      "Clay, paint, printmaking and a sewing corner, with an artist at each table. Take home what you make, or hang it in the hall for the spring show.",
    participants: `${enrolled.studio} young artists`,
    focus: "Visual art, ages 7 to 14",
    schedule: "Mondays and Wednesdays, 4:00 to 6:00 PM",
  },
  {
    icon: "eighth-notes",
    title: "Boulevard Drumline",
    description:
      "Snares, tenors, basses and a great deal of practice on pads first. The line opens every block party and marches in the Bud Billiken Parade when the bus is paid for.",
    participants: `${enrolled.drumline} drummers`,
    focus: "Music and discipline, ages 10 to 18",
    schedule: "Tuesdays and Fridays, 4:00 to 6:00 PM",
  },
  {
    icon: "mic-vocal",
    title: "Austin Neighborhood Choir",
    description:
      "Nobody auditions. Gospel, freedom songs and Stevie Wonder, sung by teenagers, bus drivers and great-aunts who will move you to the right section.",
    participants: `${enrolled.choir} voices`,
    focus: "Singing together, ages 12 to 92",
    schedule: "Thursdays, 6:30 to 8:00 PM",
  },
  {
    icon: "palette",
    title: "Mural Crew",
    description:
      "A paid summer crew and a Saturday one in fall. They interview the block, draw it, argue, vote, and then climb the scaffold and paint it.",
    participants: `${enrolled.murals} apprentices`,
    focus: "Public art and first jobs, ages 15 to 21",
    schedule: "July and August, weekdays; September and October, Saturdays",
  },
] satisfies (ArtsProgram & { icon: IconName; schedule: string })[];

export const impactSection = {
  heading: "What It Adds Up To",
  lead: "A wall with a picture on it stays clean. A child who has marched in front of a crowd can stand up in a classroom.",
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
      text: "The Lake & Laramie Arts Center, in the Printworks on the Lake Street side of our campus. Follow the sound from the plaza.",
    },
    {
      icon: "circle-dollar-sign",
      label: "What it costs",
      text: "Nothing. Instruments, paint and choir folders are lent or given.",
    },
    {
      icon: "calendar-days",
      label: "When to join",
      text: "Any week. Sit in once before you decide. The mural crew takes applications in April.",
    },
    {
      icon: "heart-handshake",
      label: "Who it is for",
      text: "Beginners most of all. The studios have ramps, an elevator and a quiet room.",
    },
  ] satisfies PracticalFact[],
};

export const callPrompt = {
  heading: "Save a Seat, or a Snare",
  text: "Call on a weekday and say how old the artist is. We tell you which door and which day.",
  button: `Call ${organisation.phone}`,
} satisfies CallPrompt;
