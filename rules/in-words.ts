// Written out, because the platform's own formatters load the languages of the world at their
// first use: a tenth of a second in which a cheap phone can do nothing else.

/** "12,000", or with two decimals "1,000.50". */
export const numberText = (value: number, decimals = 0) =>
  value.toFixed(decimals).replace(/\B(?=(\d{3})+(?!\d))/g, ",");

const weekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const months =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** A date such as "2026-06-15". Read as UTC: it is midnight there, and in Chicago still the eve. */
export const dayInWords = (isoDate: string) => {
  const day = new Date(isoDate);
  return {
    weekday: weekdays[day.getUTCDay()],
    month: months[day.getUTCMonth()],
    day: day.getUTCDate(),
    year: day.getUTCFullYear(),
  };
};

/** "June 15, 2026" */
export const dateText = (isoDate: string) => {
  const { month, day, year } = dayInWords(isoDate);
  return `${month} ${day}, ${year}`;
};

/** "Monday, June 15, 2026" */
export const dayText = (isoDate: string) => `${dayInWords(isoDate).weekday}, ${dateText(isoDate)}`;

/** A time of day such as "18:30", as "6:30 PM". */
export const timeInWords = (time: string) => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
};

/**
 * A day and time such as 2026-06-15T10:30, as "Monday, June 15, 2026, 10:30 AM", and with an end
 * "… to 8:30 PM". What begins at midnight lasts the day: no time is told.
 */
export const whenText = (starts: string, ends?: string) => {
  const [day = "", time = ""] = starts.split("T");
  const [lastDay = day, lastTime = ""] = ends?.split("T") ?? [];
  const wholeDay = time === "00:00";
  const begin = wholeDay ? dayText(day) : `${dayText(day)}, ${timeInWords(time)}`;
  if (!ends) return begin;
  if (lastDay === day) return wholeDay ? begin : `${begin} to ${timeInWords(lastTime)}`;
  const end = wholeDay ? dayText(lastDay) : `${dayText(lastDay)}, ${timeInWords(lastTime)}`;
  return `${begin} to ${end}`;
};

/** How long to wait: "a minute", "3 minutes". */
export const minutesText = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? "a minute" : `${minutes} minutes`;
};
