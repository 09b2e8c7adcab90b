import { useSyncExternalStore } from "react";

const query = "(prefers-reduced-motion: reduce)";

/** True while the visitor asks for less motion. Prerendered pages assume they do. */
export const useReducedMotion = () =>
  useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => matchMedia(query).matches,
    () => true,
  );
