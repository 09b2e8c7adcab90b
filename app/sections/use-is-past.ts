import { useSyncExternalStore } from "react";
import { useSite } from "#app/site.ts";

const never = () => () => {};

/**
 * Whether a date of an event or a project, such as 2026-06-15T20:30:00-05:00, has gone by. Until
 * React has taken the page over, that is as it was when the page was drawn.
 */
export const useIsPast = (date: string) => {
  const at = Date.parse(date);
  const goneBy = useSite().goneBy;
  return useSyncExternalStore(
    never,
    () => Date.now() > at,
    () => at <= goneBy,
  );
};
