import { defineDocument } from "#content/document.ts";
import { group, icon, list, longText, text } from "#content/fields.ts";
import {
  callPrompt,
  hero,
  heroPicture,
  intro,
  pageInfo,
  practicalFacts,
  statistic,
} from "#content/shapes.ts";

export const artsCulture = defineDocument({
  name: "programs/arts-culture",
  title: "Arts and Culture",
  group: "Pages",
  path: "/programs/arts-culture",
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
            participants: text({ label: "Who takes part", most: 60 }),
            focus: text({ label: "What it is about", most: 60 }),
            schedule: text({ label: "When", most: 120 }),
          },
          { label: "Program" },
        ),
        { label: "Programs", itemLabel: "title" },
      ),
      impactSection: intro("Impact: words above it"),
      statistics: list(statistic("Number"), { label: "Numbers", itemLabel: "label" }),
      practical: practicalFacts(),
      callPrompt: callPrompt(),
    },
    { label: "Arts and Culture" },
  ),
  defaults: {
    page: {
      title: "Arts and Culture",
      description:
        "Open studio, drumline, neighborhood choir and a paid mural crew at the Lake & Laramie Arts Center in Austin, Chicago. Free to join.",
    },
    hero: {
      eyebrow: "You can hear us from the Green Line",
      heading: "Arts and Culture",
      lead: "Drumline, choir, open studio and murals. The Lake & Laramie Arts Center, our partner, provides the studios and the stage; Circle pays the teachers.",
    },
    heroPicture: "arts",
    programsSection: { heading: "Four Arts Programs" },
    programs: [
      {
        icon: "brush",
        title: "Open Studio",
        description:
          "Clay, paint, printmaking and sewing, with an artist at each table. Take home what you make, or show it at the spring art show.",
        participants: "{arts.studio} young artists",
        focus: "Visual art, ages 7 to 14",
        schedule: "Mondays and Wednesdays, 4:00 to 6:00 PM",
      },
      {
        icon: "eighth-notes",
        title: "Boulevard Drumline",
        description:
          "Beginners practice on pads first. The drumline plays at our block parties and marches in parades.",
        participants: "{arts.drumline} drummers",
        focus: "Music and discipline, ages 10 to 18",
        schedule: "Tuesdays and Fridays, 4:00 to 6:00 PM",
      },
      {
        icon: "mic-vocal",
        title: "Austin Neighborhood Choir",
        description:
          "No audition. Gospel, freedom songs and soul, for teenagers and adults together.",
        participants: "{arts.choir} voices",
        focus: "Singing together, ages 12 and up",
        schedule: "Thursdays, 6:30 to 8:00 PM",
      },
      {
        icon: "palette",
        title: "Mural Crew",
        description:
          "A paid crew in summer, and on Saturdays in fall. They ask the neighbors what they would like to see, design it and paint it.",
        participants: "{arts.murals} apprentices",
        focus: "Public art and first jobs, ages 15 to 21",
        schedule: "July and August, weekdays; September and October, Saturdays",
      },
    ],
    impactSection: {
      heading: "The Arts in Numbers",
      lead: "Places in the four programs in fiscal year 2025, and murals since the crew began.",
    },
    statistics: [
      {
        figure: "{arts.places}",
        icon: "users-round",
        label: "Artists, drummers, singers and painters each year",
      },
      { figure: "22", icon: "image", label: "Murals on West Side walls" },
      { figure: "9", icon: "eighth-notes", label: "Free concerts on the plaza each summer" },
      { figure: "4", icon: "palette", label: "Programs, every one of them free" },
    ],
    practical: {
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
      ],
    },
    callPrompt: {
      heading: "Sign Up for the Arts",
      text: "Call on a weekday and say how old the artist is. We’ll tell you where to come and when.",
      button: "Call {organisation.phone}",
    },
  },
});
