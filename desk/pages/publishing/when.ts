import { chicagoMoment } from "#rules/chicago.ts";

/** What a field for a day and a time holds, as a moment in Chicago; nothing where it is empty. */
export const chicagoInstant = (local: string): string | undefined => {
  const [day = "", time = ""] = local.split("T");
  return day && time ? chicagoMoment(day, time.slice(0, 5)) : undefined;
};

const wall = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "America/Chicago",
  dateStyle: "short",
  timeStyle: "short",
});

/** The other way: 2026-06-15T10:30, as the clocks in Chicago show it. */
export const chicagoLocal = (at: Date) => wall.format(at).replace(" ", "T");
