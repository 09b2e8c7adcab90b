/** Events as they were stored when their day was told three times: as a day, in words, and an end. */

/** "2:00" or "2" and an A or P, as 14:00. */
const clock = (time: string, half: string) => {
  const [hour = "", minute = "00"] = time.split(":");
  const hours = (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return `${String(hours).padStart(2, "0")}:${minute}`;
};

const range = /(\d{1,2}(?::\d\d)?)\s*(?:to|until|-|–)\s*\d{1,2}(?::\d\d)?\s*([ap])\.?m\b/i;
const single = /(\d{1,2}(?::\d\d)?)\s*([ap])\.?m\b/i;

/** The first time of day that a text names: 18:00 of "Monday, 6:00 PM". */
export const timeIn = (words: string): string | undefined => {
  const [, time = "", half = ""] = range.exec(words) ?? single.exec(words) ?? [];
  return half ? clock(time, half) : undefined;
};

/** What the specified events said of the golf classic, and what says it now. */
const facts: Record<string, string> = {
  "{golf.date}T{golf.end}": "{golf.ends}",
  "{golf.day}, {golf.startTime}": "{golf.starts}",
  "{golf.day}, {golf.dinner.time}": "{golf.dinner.starts}",
};

const golfPage = "/events/golf";

export const eventFromVersion1 = (item: Record<string, unknown>) => {
  const { day, ends, date, ...rest } = item;
  const words = String(date ?? "");
  const end = `${day}T${ends === "00:00" ? "23:59" : ends}`;
  const begin = `${day}T${timeIn(words) ?? "00:00"}`;
  return {
    ...rest,
    // Words that name no time before the end are of a day, not of an hour.
    starts: facts[words] ?? (begin < end ? begin : `${day}T00:00`),
    ends: facts[end] ?? end,
    times: range.test(words) ? "both" : "start",
    afterwards: rest.href === golfPage ? "stays" : "leaves",
  };
};
