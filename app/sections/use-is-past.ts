import { useSyncExternalStore } from "react";
import { useSite } from "#app/site.ts";

const never = () => () => {};

/**
 * Which dates of events or projects, such as 2026-06-15T20:30:00-05:00, have gone by. Until React
 * has taken the page over, that is as it was when the page was drawn.
 */
export const useArePast = (dates: readonly string[]): boolean[] => {
  const goneBy = useSite().goneBy;
  // As one text: React asks again and again, and wants to hear the very same.
  const by = (now: number) => dates.map((date) => Number(Date.parse(date) <= now)).join("");
  const past = useSyncExternalStore(
    never,
    () => by(Date.now()),
    () => by(goneBy),
  );
  return [...past].map((one) => one === "1");
};

export const useIsPast = (date: string) => useArePast([date])[0] === true;
