import { type ReactNode, useEffect, useRef } from "react";
import { DeskTitle } from "./desk-name.tsx";

let opened = false;

/** One screen: its title in the window, as the heading, and read out when somebody comes to it. */
export function Screen({
  title,
  lead,
  actions,
  children,
}: {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The first screen is read from its top anyway.
    if (opened) heading.current?.focus();
    opened = true;
  }, []);
  return (
    <>
      <DeskTitle of={title} />
      <div className="screen-heading mb-4 md:mb-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <h1
          ref={heading}
          tabIndex={-1}
          className="max-w-full flex-1 basis-24 wrap-break-word text-2xl outline-none"
        >
          {title}
        </h1>
        {/* Beside the title where there is room, and never above it. */}
        {lead && <p className="order-last w-full text-ink-soft">{lead}</p>}
        {actions}
      </div>
      {children}
    </>
  );
}
