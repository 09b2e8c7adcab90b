import { useEffect, useState } from "react";
import { figureIn, figureText } from "#rules/figures.ts";
import { useHydrated } from "./use-hydrated.ts";
import { useInView } from "./use-in-view.ts";

const easeOut = (progress: number) => 1 - (1 - progress) ** 3;

/**
 * A number that counts up from zero once, when 30% of it is visible. The final value keeps its
 * place underneath: it gives the box its size and is what assistive technology reads.
 *
 * On a page that came finished, who sees the number has read it before any script could count: it
 * stands. On one that script brings it counts from the first moment.
 */
export function CountUp({ figure: text, duration = 2000 }: { figure: string; duration?: number }) {
  const [broughtByScript] = useState(useHydrated());
  const [follow, view] = useInView(0.3, broughtByScript ? "start" : "stand");
  const [share, setShare] = useState(view === "waiting" ? 0 : 1);

  useEffect(() => {
    if (view === "static") return setShare(1);
    setShare(0);
    if (view === "waiting") return;
    let start: number | undefined;
    let frame = requestAnimationFrame(function tick(now) {
      start ??= now;
      const progress = Math.min((now - start) / duration, 1);
      setShare(easeOut(progress));
      if (progress < 1) frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [view, duration]);

  const figure = figureIn(text);
  const shown = share === 1 ? text : figureText({ ...figure, value: figure.value * share });
  return (
    <span ref={follow} className="relative inline-block even-figures whitespace-nowrap">
      <span className="opacity-0" data-count-final>
        {text}
      </span>
      <span aria-hidden="true" className="absolute inset-0" data-count={view}>
        {shown}
      </span>
    </span>
  );
}
