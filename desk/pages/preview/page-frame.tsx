import { useEffect, useRef, useState } from "react";
import { elementSaying } from "./element-saying.ts";

const widths = { phone: 390, desktop: 1280 } as const;
export type Width = keyof typeof widths;

type Side = 0 | 1;
type Shown = { address: string; turn: number };

/**
 * The real page, in two frames that take turns: the next one is drawn out of sight and shown when it
 * is ready, where the last one was scrolled to. Without a script of its own, so that it stays what
 * was asked for; pages of ours are whole without one.
 */
export function PageFrame({
  shown,
  width,
  title,
  click,
  seek,
}: {
  shown: Shown;
  width: Width;
  title: string;
  click: (target: Element, event: MouseEvent) => void;
  /** What is to be in sight: shown once for each `key` and page. */
  seek?: { key: string; text: string } | undefined;
}) {
  const frames = [useRef<HTMLIFrameElement>(null), useRef<HTMLIFrameElement>(null)] as const;
  const [front, setFront] = useState<Side>(0);
  const place = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const clicked = useRef(click);
  clicked.current = click;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn is drawn once
  useEffect(() => {
    const back: Side = front === 0 ? 1 : 0;
    const [now, next] = [frames[front].current, frames[back].current];
    if (!next) return;
    const ready = () => {
      const page = next.contentDocument;
      if (!page || page.URL === "about:blank") return;
      next.contentWindow?.scrollTo({
        top: now?.contentWindow?.scrollY ?? 0,
        behavior: "instant",
      });
      page.addEventListener("click", (event) => {
        event.preventDefault();
        const { target } = event;
        if (target) clicked.current(target as Element, event);
      });
      page.addEventListener("submit", (event) => event.preventDefault());
      setFront(back);
    };
    next.addEventListener("load", ready, { once: true });
    // Replaced, or every preview would be one more step for the Back button.
    next.contentWindow?.location.replace(shown.address);
    return () => next.removeEventListener("load", ready);
  }, [shown.turn, shown.address]);

  const sought = useRef("");
  useEffect(() => {
    const view = frames[front].current?.contentWindow;
    const path = new URLSearchParams(view?.location.search).get("path");
    const key = `${seek?.key} ${path}`;
    if (!view || !seek || sought.current === key) return;
    const element = elementSaying(view.document, seek.text);
    if (!element) return;
    sought.current = key;
    // The element's own way would scroll the desk as well.
    const top = view.scrollY + element.getBoundingClientRect().top - view.innerHeight / 3;
    view.scrollTo({ top, behavior: "instant" });
  });

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const scaleToWidth = () => setScale(Math.min(1, element.clientWidth / widths[width]));
    const observer = new ResizeObserver(scaleToWidth);
    observer.observe(element);
    scaleToWidth();
    return () => observer.disconnect();
  }, [width]);

  return (
    <div ref={place} className="relative h-[70vh] min-h-96 overflow-hidden rounded-card bg-white">
      {frames.map((frame, side) => (
        <iframe
          key={side === 0 ? "one" : "other"}
          ref={frame}
          title={side === front ? title : "The next preview, being drawn"}
          sandbox="allow-same-origin"
          aria-hidden={side === front ? undefined : true}
          tabIndex={side === front ? 0 : -1}
          className={`absolute top-0 left-1/2 origin-top border-0 ${side === front ? "" : "invisible"}`}
          style={{
            width: widths[width],
            height: `${100 / scale}%`,
            translate: "-50%",
            scale: String(scale),
          }}
        />
      ))}
    </div>
  );
}
