import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";

/** What stands under the title of a screen of gifts: the way back to the list as it was left. */
export function BackToGifts({ children }: { children?: ReactNode }) {
  const { state } = useLocation() as { state: { list?: string } | null };
  return (
    <span className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <Link to={`/gifts${state?.list ?? ""}`} className="underline underline-offset-4">
        Back to gifts
      </Link>
      <span className="min-w-0">{children}</span>
    </span>
  );
}
