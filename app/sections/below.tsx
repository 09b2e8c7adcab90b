import { type ReactNode, startTransition, useEffect, useState } from "react";
import { useVisit } from "#app/visit.ts";

/**
 * What stands below a page's opening. Whoever moves to the page by a link sees its heading at once,
 * and this a moment later; in the finished page, on the way back to a place further down, and for
 * a link to a part it is there from the beginning.
 */
export function Below({ children }: { children: ReactNode }) {
  const { by, address } = useVisit();
  const [shown, setShown] = useState(by !== "link" || address?.hash !== "");
  useEffect(() => {
    // The frame with the heading in it comes first.
    requestAnimationFrame(() => setTimeout(() => startTransition(() => setShown(true))));
  }, []);
  // Keeps the foot of the page out of sight until then.
  return shown ? children : <div className="h-screen" />;
}
