import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";

/**
 * On a phone it waits behind a button, so that the list comes first; elsewhere it is simply there,
 * unless it would push the list far down there too.
 */
export function OnRequest({
  show,
  hide,
  icon: Icon,
  className,
  everywhere = false,
  children,
}: {
  show: string;
  hide: string;
  icon: LucideIcon;
  /** How it is laid out: on a phone as a grid, elsewhere as this says. */
  className: string;
  /** Whether it waits on every screen. */
  everywhere?: boolean;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  return (
    <>
      <Button
        look="secondary"
        className={`button-small justify-self-start ${everywhere ? "" : "md:hidden"}`}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <Icon aria-hidden className="size-4" />
        {open ? hide : show}
      </Button>
      <div id={panel} className={`${open ? "grid" : "hidden"} ${className}`}>
        {children}
      </div>
    </>
  );
}
