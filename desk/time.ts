import { chicagoMoment, clockChange } from "#rules/chicago.ts";

const zone = "America/Chicago";

const inChicago = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { timeZone: zone, ...options });

const dayAndTime = inChicago({ dateStyle: "medium", timeStyle: "short" });
const dayOfYear = inChicago({ month: "short", day: "numeric", hour: "numeric", minute: "2-digit" });
const yearOnly = inChicago({ year: "numeric" });
const timeOnly = inChicago({ timeStyle: "short" });
const dayOnly = inChicago({ dateStyle: "medium" });
const fullDayOnly = inChicago({ dateStyle: "full" });
const wholeDay = inChicago({ weekday: "long", month: "long", day: "numeric" });
const hourOnly = inChicago({ hour: "numeric", hourCycle: "h23" });

const wall = new Intl.DateTimeFormat("sv-SE", {
  timeZone: zone,
  dateStyle: "short",
  timeStyle: "short",
});
const zoneName = inChicago({ timeZoneName: "short" });

/** 2026-06-15T10:30, as the clocks in Chicago show it. */
export const chicagoLocal = (at: Date) => wall.format(at).replace(" ", "T");

/** " CST", where the clocks show this time twice that night. */
const whichOfTwo = (date: Date) => {
  const [day = "", time = ""] = chicagoLocal(date).split("T");
  if (clockChange(day, time) !== "twice") return "";
  return ` ${zoneName.formatToParts(date).find(({ type }) => type === "timeZoneName")?.value}`;
};

/** "9:05 AM" for today, "Nov 16, 9:05 AM" for this year, else with its year; always Chicago's. */
export const moment = (iso: string, now = new Date()) => {
  const date = new Date(iso);
  return `${dayAndTimeOf(date, now)}${whichOfTwo(date)}`;
};

const instants = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
/** As spreadsheets write them, already in Chicago's time. */
const wallTimes = /\b(\d{4}-\d\d-\d\d) (\d\d:\d\d)\b/g;
const days = /\b\d{4}-\d\d-\d\d\b/g;

/** A text with every day and moment in it as an office writes them, in Chicago's time. */
export const withChicagoTimes = (text: string, now = new Date()) =>
  text
    .replace(instants, (iso) => moment(iso, now))
    .replace(wallTimes, (_, date: string, time: string) => moment(chicagoMoment(date, time), now))
    .replace(days, (date) => day(chicagoMoment(date, "12:00")));

/** "9:05 AM", in Chicago. */
export const timeOfDay = (iso: string) => {
  const date = new Date(iso);
  return `${timeOnly.format(date)}${whichOfTwo(date)}`;
};

/** "Monday, November 16, 2026" */
export const fullDay = (iso: string) => fullDayOnly.format(new Date(iso));

const dayAndTimeOf = (date: Date, now: Date) => {
  if (dayOnly.format(date) === dayOnly.format(now)) return timeOnly.format(date);
  return (yearOnly.format(date) === yearOnly.format(now) ? dayOfYear : dayAndTime).format(date);
};

/** "Nov 16, 2026" */
export const day = (iso: string) => dayOnly.format(new Date(iso));

/** "2026-11-16", for fields that hold a day. */
export const chicagoDay = (now = new Date()) => now.toLocaleDateString("sv-SE", { timeZone: zone });

/** "November 2026" for 2026-11. */
export const monthInWords = (month: string) =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString("en-US", {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });

/** "Nov 16" for 2026-11-16. */
export const shortDay = (date: string) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString("en-US", {
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });

/** "Monday, November 16" */
export const dayInWords = (now = new Date()) => wholeDay.format(now);

export const greeting = (now = new Date()) => {
  const hour = Number(hourOnly.format(now));
  if (hour < 12) return "Good morning";
  return hour < 18 ? "Good afternoon" : "Good evening";
};
