import type { Looked, Offer } from "./fields.ts";

/** In the order of an American week; forms, lists and the desk say them alike. */
export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;
export type Weekday = (typeof weekdays)[number];

export const timesOfDay = ["morning", "afternoon", "evening"] as const;
export type TimeOfDay = (typeof timesOfDay)[number];

const longestName = 100;
const mostRoles = 30;

/**
 * The name of a role, or whatever stands there, on one line, cut between characters. What is not
 * offered anymore is taken as it was said: nobody loses an application because of it.
 */
const nameIn = (sent: unknown) =>
  typeof sent === "string"
    ? [...sent.replace(/\s+/g, " ").trim()].slice(0, longestName).join("")
    : "";

const namesIn = (sent: unknown) =>
  [...new Set((Array.isArray(sent) ? sent : []).map(nameIn))].filter(Boolean).slice(0, mostRoles);

/** The role that somebody would like, in a form: one of those that are open. */
export const roleField = (offers: readonly Offer[]) =>
  ({
    kind: "offer",
    label: "Role you would like",
    offers,
    look: (sent: unknown): Looked => ({ value: nameIn(sent) }),
  }) as const;

export const rolesField = (offers: readonly Offer[]) =>
  ({
    kind: "offers",
    label: "What would your group like to do?",
    offers,
    look: (sent: unknown): Looked => ({ value: namesIn(sent) }),
  }) as const;
