import { z } from "zod";
import { momentText } from "./moment.ts";

/** An evening with its dinner; nobody forgets to end what ends by itself. */
export const longestExpectationHours = 12;

export const noExpectation = z.object({});
export const expectation = z.object({
  until: momentText("Please choose a time"),
});

/** "10 PM", in Chicago. */
export const untilInWords = (until: Date) =>
  until.toLocaleTimeString("en-US", {
    timeZone: "America/Chicago",
    hour: "numeric",
    ...(until.getUTCMinutes() !== 0 && { minute: "2-digit" }),
  });

/** The full hours among which staff choose. */
export const fullHoursAfter = (now: Date): Date[] => {
  const hourMs = 3_600_000;
  const last = Math.floor(now.getTime() / hourMs) * hourMs;
  return Array.from(
    { length: longestExpectationHours },
    (_, hour) => new Date(last + (hour + 1) * hourMs),
  );
};
