import { useCallback, useState } from "react";
import { useReducedMotion } from "./use-reduced-motion.ts";

/**
 * - `static`: as prerendered; without script, or with reduced motion, it stays so.
 * - `waiting`: the page is alive and the element has not been scrolled to yet.
 * - `seen`: it came into view; that happens once.
 */
export type InView = "static" | "waiting" | "seen";

/**
 * A ref for the element to follow, and whether the given share of it has been visible. What is in
 * view from the beginning either starts at once or stands as it is.
 */
export function useInView(threshold: number, fromTheBeginning: "start" | "stand") {
  const [view, setView] = useState<InView>(fromTheBeginning === "start" ? "waiting" : "static");
  const still = useReducedMotion();

  const follow = useCallback(
    (element: HTMLElement | null) => {
      if (still || !element || !("IntersectionObserver" in window)) return setView("static");
      let stands = fromTheBeginning === "stand";
      const watcher = new IntersectionObserver(
        ([entry]) => {
          if (!entry) return;
          if (stands && entry.isIntersecting) return watcher.disconnect();
          stands = false;
          // An element much taller than the window can never show its share: then any sight counts.
          const tooTall = entry.boundingClientRect.height * threshold > innerHeight;
          const visible = entry.isIntersecting && (tooTall || entry.intersectionRatio >= threshold);
          setView(visible ? "seen" : "waiting");
          if (visible) watcher.disconnect();
        },
        { threshold: [0, threshold] },
      );
      watcher.observe(element);
      return () => watcher.disconnect();
    },
    [still, threshold, fromTheBeginning],
  );

  return [follow, still ? "static" : view] as const;
}
