const day = 86_400_000;

/** The nth Sunday of a month, as a moment at midnight UTC. */
const sunday = (year: number, month: number, nth: number) => {
  const first = new Date(Date.UTC(year, month, 1));
  return first.getTime() + (((7 - first.getUTCDay()) % 7) + 7 * (nth - 1)) * day;
};

/**
 * A day and a time of day in Chicago with its offset from UTC, such as 2026-06-15T10:30:00-05:00.
 * Daylight time runs from the second Sunday of March to the first of November; both change at
 * night, when nothing of ours begins.
 */
export const chicagoMoment = (date: string, time: string) => {
  const at = Date.parse(date);
  const year = new Date(at).getUTCFullYear();
  const daylight = at >= sunday(year, 2, 2) && at < sunday(year, 10, 1);
  return `${date}T${time}:00-0${daylight ? 5 : 6}:00`;
};
