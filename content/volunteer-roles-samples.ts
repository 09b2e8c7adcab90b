import type { TimeOfDay, Weekday } from "#rules/volunteer-roles.ts";

type Role = {
  title: string;
  lead: string;
  days: Weekday[];
  date: string;
  time: TimeOfDay;
  hours: string;
  where: string;
  needed: number;
  fromAge: number;
  training: string;
  groupSize: number;
  standing: "open" | "filled";
  address: string;
};

/** What ships: staff keep the list at the desk. */
export const sampleRoles: Role[] = [
  {
    title: "Saturday Garden Crew",
    lead: "Plant, weed and harvest in the raised beds, and carry what is ripe to the pantry. Tools and gloves are here.",
    days: ["Saturday"],
    date: "",
    time: "morning",
    hours: "9:00 AM to noon, as often as you like",
    where: "The garden on the plaza",
    needed: 10,
    fromAge: 16,
    training: "",
    groupSize: 15,
    standing: "open",
    address: "saturday-garden-crew",
  },
  {
    title: "Pantry Packing",
    lead: "Sort what was delivered and pack grocery bags for pantry day. There is work for standing and for sitting.",
    days: ["Wednesday", "Saturday"],
    date: "",
    time: "morning",
    hours: "9:30 AM to 12:30 PM, one shift at a time",
    where: "The food pantry",
    needed: 12,
    fromAge: 16,
    training: "Ten minutes on food safety, at the start of your first shift",
    groupSize: 20,
    standing: "open",
    address: "pantry-packing",
  },
  {
    title: "Homework Tables",
    lead: "Sit with two or three children and help with reading and math. Patience counts for more than grades.",
    days: ["Monday", "Tuesday", "Wednesday", "Thursday"],
    date: "",
    time: "afternoon",
    hours: "3:30 PM to 5:30 PM, one afternoon a week for a school year",
    where: "The after-school rooms",
    needed: 8,
    fromAge: 16,
    training: "One evening, and a background check that we pay for",
    groupSize: 0,
    standing: "open",
    address: "homework-tables",
  },
  {
    title: "Front Desk",
    lead: "Greet whoever comes in, answer the phone and show people where to go. Spanish is a great help here.",
    days: ["Monday", "Wednesday", "Friday"],
    date: "",
    time: "afternoon",
    hours: "1:00 PM to 5:00 PM, once a week",
    where: "The front office",
    needed: 2,
    fromAge: 18,
    training: "Two shifts beside the person who is leaving",
    groupSize: 0,
    standing: "open",
    address: "front-desk",
  },
  {
    title: "Evening Meal",
    lead: "Cook and serve dinner for residents, and sit down to eat with them.",
    days: ["Tuesday", "Thursday"],
    date: "",
    time: "evening",
    hours: "5:00 PM to 7:30 PM, once a month",
    where: "The kitchen in the residence",
    needed: 6,
    fromAge: 18,
    training: "A background check that we pay for",
    groupSize: 8,
    standing: "open",
    address: "evening-meal",
  },
];
