import type { ReactNode } from "react";
import { Glyph } from "./glyph.tsx";

/** The words at the foot of a card that is itself a link. */
export function Forward({ children, className = "" }: { children: ReactNode; className?: string }) {
  return (
    <span
      className={`inline-flex min-h-11 items-center gap-2 font-semibold group-hover:underline group-hover:decoration-2 group-hover:underline-offset-[6px] ${className}`}
    >
      {children}
      <Glyph
        name="arrow-right"
        className="size-4 shrink-0 transition-transform group-hover:translate-x-1"
      />
    </span>
  );
}
