import { type ReactNode, startTransition, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { useHydrated } from "#app/effects/use-hydrated.ts";

/**
 * What stands below a page's opening. Whoever moves to the page by a link sees its heading at once,
 * and this a moment later; in the finished page, on the way back to a place further down, and for
 * a link to a part it is there from the beginning.
 */
export function Below({ children }: { children: ReactNode }) {
  const finished = !useHydrated();
  const type = useNavigationType();
  const { hash } = useLocation();
  const [shown, setShown] = useState(finished || type === "POP" || hash !== "");
  useEffect(() => {
    // The frame with the heading in it comes first.
    requestAnimationFrame(() => setTimeout(() => startTransition(() => setShown(true))));
  }, []);
  // Keeps the foot of the page out of sight until then.
  return shown ? children : <div className="h-screen" />;
}
