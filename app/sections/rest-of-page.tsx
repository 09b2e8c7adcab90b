import { type ReactNode, use } from "react";
import { WholeContext } from "#app/visit.ts";

/** What stands below a page's opening, and follows it a moment later where that is drawn first. */
export function RestOfPage({ children }: { children: ReactNode }) {
  // Keeps the foot of the page out of sight until then.
  return use(WholeContext) ? children : <div className="h-screen" />;
}
