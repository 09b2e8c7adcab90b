import type { ReactNode } from "react";
import { Link } from "react-router";
import { type ButtonLook, buttonClass } from "#app/ui/button.tsx";
import { Glyph } from "#app/ui/glyph.tsx";

/** A link to another screen of the desk that looks like a button. */
export function ButtonLink({
  look = "primary",
  className,
  to,
  children,
}: {
  look?: ButtonLook;
  className?: string;
  to: string;
  children: ReactNode;
}) {
  return (
    <Link to={to} className={buttonClass(look, className)}>
      {children}
      {look === "quiet" && <Glyph name="arrow-right" className="lean size-4 shrink-0" />}
    </Link>
  );
}
