import { ArrowRight } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";

export type ButtonLook = "primary" | "secondary" | "gold" | "quiet" | "light";

const base =
  "inline-flex items-center justify-center gap-2 text-center font-semibold leading-tight no-underline transition-colors duration-150 active:translate-y-px disabled:cursor-not-allowed disabled:border-limestone-300 disabled:bg-limestone-200 disabled:text-ink-soft disabled:active:translate-y-0 forced-border";

const pill = "min-h-12 rounded-full px-6 py-2.5";

const looks: Record<ButtonLook, string> = {
  primary: "bg-brick-600 text-white hover:bg-brick-700",
  gold: "bg-gold-300 text-ink hover:bg-gold-500",
  secondary: "border-2 border-ink/80 text-ink hover:bg-ink hover:text-white",
  light: "border-2 border-white/80 text-white hover:bg-white hover:text-ink",
  quiet:
    "min-h-11 py-2 underline decoration-2 decoration-brick-500/40 underline-offset-[6px] hover:decoration-current disabled:bg-transparent",
};

export const buttonClass = (look: ButtonLook = "primary", extra = "") =>
  `${base} ${look === "quiet" ? "" : pill} ${looks[look]} ${extra}`;

/** A link that looks like a button: it goes somewhere. */
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
      {look === "quiet" && <ArrowRight aria-hidden="true" className="lean size-4 shrink-0" />}
    </Link>
  );
}

/** A button that does something here. */
export function Button({
  look = "primary",
  className,
  type = "button",
  ...rest
}: { look?: ButtonLook } & ComponentProps<"button">) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />;
}
