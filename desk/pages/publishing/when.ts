import { moment } from "#desk/time.ts";
import { chicagoMoment, clockChange } from "#rules/chicago.ts";

const partsOf = (local: string) => {
  const [day = "", time = ""] = local.split("T");
  return { day, time: time.slice(0, 5) };
};

/** What a field for a day and a time holds, as a moment in Chicago; nothing where it is empty. */
export const chicagoInstant = (local: string): string | undefined => {
  const { day, time } = partsOf(local);
  return day && time ? chicagoMoment(day, time) : undefined;
};

/** What has to be said of a time in a night in which the clocks change. */
export const clockNote = (local: string): string | undefined => {
  const { day, time } = partsOf(local);
  const change = clockChange(day, time);
  if (!change) return undefined;
  const at = chicagoMoment(day, time);
  const taken = moment(at, new Date(at));
  if (change === "left out")
    return `That night the clocks go from 2:00 to 3:00 AM. We use ${taken}.`;
  return `That night ${taken.replace(/ C[DS]T$/, "")} comes twice. We use the first, ${taken}.`;
};
