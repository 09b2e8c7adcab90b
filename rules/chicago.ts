const day = 86_400_000;
const hour = 3_600_000;

/** The nth Sunday of a month, at midnight, as a wall clock counts. */
const sunday = (year: number, month: number, nth: number) => {
  const first = new Date(Date.UTC(year, month, 1));
  return first.getTime() + (((7 - first.getUTCDay()) % 7) + 7 * (nth - 1)) * day;
};

/**
 * Daylight time as the wall clocks show it: on the second Sunday of March they go from 2 to 3, on
 * the first of November from 2 back to 1.
 */
const daylight = (year: number) => ({
  begins: sunday(year, 2, 2) + 2 * hour,
  ends: sunday(year, 10, 1) + 2 * hour,
});

/** As if the wall clock were Greenwich's: to be compared and counted with, not a moment. */
const wall = (date: string, time: string) => Date.parse(`${date}T${time}Z`);

/** Whether a time of day does not come on that day, or comes twice. */
export const clockChange = (date: string, time: string): "left out" | "twice" | undefined => {
  const at = wall(date, time);
  const { begins, ends } = daylight(new Date(at).getUTCFullYear());
  if (at >= begins && at < begins + hour) return "left out";
  return at >= ends - hour && at < ends ? "twice" : undefined;
};

/**
 * A day and a time of day in Chicago with its offset from UTC, such as 2026-06-15T10:30:00-05:00.
 * A time that the clocks leave out is read an hour later, as they then show it; of one that comes
 * twice the first is meant.
 */
export const chicagoMoment = (date: string, time: string) => {
  const at = wall(date, time);
  const { begins, ends } = daylight(new Date(at).getUTCFullYear());
  const shown = clockChange(date, time) === "left out" ? `03${time.slice(2)}` : time;
  return `${date}T${shown}:00-0${at >= begins && at < ends ? 5 : 6}:00`;
};

/** The same for a day and a time in one, such as 2026-06-15T10:30. */
export const chicagoMomentAt = (local: string) => {
  const [date = "", time = ""] = local.split("T");
  return chicagoMoment(date, time);
};

/** When a day such as 2026-06-15 is over in Chicago, in the same form. */
export const chicagoDayEnd = (date: string) => {
  const next = new Date(wall(date, "00:00") + day).toISOString().slice(0, 10);
  return chicagoMoment(next, "00:00");
};
