import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";

/** The choices that narrow a list. On a phone they wait behind a button: the list comes first. */
export function Filters({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  return (
    <>
      <Button
        look="secondary"
        className="button-small justify-self-start md:hidden"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal aria-hidden className="size-4" />
        {open ? "Hide filters" : "Show filters"}
      </Button>
      <div id={panel} className={`${open ? "grid" : "hidden"} grid-cols-2 items-end gap-4 md:flex`}>
        {children}
      </div>
    </>
  );
}
