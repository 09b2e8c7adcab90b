import type { ReactNode } from "react";
import { ButtonLinks } from "#app/ui/button.tsx";
import type { NavigationLink } from "#content/types.ts";

/** The closing invitation of a page. */
export function CallToAction({
  heading,
  lead,
  button,
  buttons = button ? [button] : [],
  children,
}: {
  heading: string;
  lead: string;
  button?: NavigationLink;
  buttons?: NavigationLink[];
  /** Instead of buttons that lead to pages. */
  children?: ReactNode;
}) {
  return (
    <section className="on-dark overflow-clip bg-lake-700 py-16 md:py-20 no-print">
      <div className="frame relative grid grid-cols-1 items-center gap-8 lg:grid-cols-[1fr_auto]">
        <Rim />
        <div className="relative max-w-2xl">
          <h2 className="text-3xl">{heading}</h2>
          <p className="mt-4 text-lg text-white/85">{lead}</p>
        </div>
        <div className="relative flex flex-wrap gap-3 lg:justify-end">
          <ButtonLinks links={buttons} looks={["gold", "light"]} />
          {children}
        </div>
      </div>
    </section>
  );
}

/** A piece of the circle's rim with its track, behind the words. */
function Rim() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 400"
      className="absolute -top-40 -right-32 size-136 text-white/10"
    >
      <g fill="none" stroke="currentColor">
        <circle cx="200" cy="200" r="180" strokeWidth="2" />
        <circle cx="200" cy="200" r="166" strokeWidth="2" />
        <circle cx="200" cy="200" r="173" strokeWidth="14" strokeDasharray="3 9" />
      </g>
    </svg>
  );
}
