import { createContext, type HTMLAttributes, type ReactNode, useContext } from "react";
import { type InView, useInView } from "./use-in-view.ts";

type Box = { className?: string; children: ReactNode };

const GroupView = createContext<InView>("static");

/** Watches a whole band; the `RevealItem`s inside appear when the given share of it is visible. */
export function RevealGroup({
  as: Element = "div",
  threshold,
  children,
  ...rest
}: Box & { as?: "div" | "section"; threshold: number } & HTMLAttributes<HTMLElement>) {
  // What is in view when the page opens stands: it would fade out only to fade in again.
  const [follow, view] = useInView(threshold, "stand");
  return (
    <GroupView value={view}>
      <Element ref={follow} {...rest}>
        {children}
      </Element>
    </GroupView>
  );
}

/** Fades in with its group, `delay` milliseconds after it. */
export function RevealItem({ delay = 0, className, children }: Box & { delay?: number }) {
  const view = useContext(GroupView);
  return (
    <div ref={delayBy(delay)} className={className} data-reveal={revealState(view)}>
      {children}
    </div>
  );
}

/** Fades in by itself, when the given share of it is visible. */
export function Reveal({
  threshold,
  delay = 0,
  className,
  children,
}: Box & { threshold: number; delay?: number }) {
  return (
    <RevealGroup threshold={threshold} className={className}>
      <RevealItem delay={delay}>{children}</RevealItem>
    </RevealGroup>
  );
}

const revealState = (view: InView) =>
  view === "static" ? undefined : view === "waiting" ? "waiting" : "shown";

/** From script, because the content security policy allows no style attributes in the HTML. */
const delayBy = (milliseconds: number) => (element: HTMLElement | null) => {
  if (element) element.style.transitionDelay = `${milliseconds}ms`;
};
