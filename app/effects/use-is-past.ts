import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Until React has taken the page over, the day it was built is all that anybody knows. */
const builtAt = Date.parse(import.meta.env.VITE_BUILT_ON ?? new Date().toISOString());

/** Whether a moment, such as 2026-06-15T20:30:00-05:00, has gone by. */
export const useIsPast = (moment: string) => {
  const at = Date.parse(moment);
  return useSyncExternalStore(
    never,
    () => Date.now() > at,
    () => builtAt > at,
  );
};
