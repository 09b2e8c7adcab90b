import { type FocusEvent, useEffect, useRef, useState } from "react";
import { useSay, useSayAny } from "#app/effects/language.ts";
import { useHydrated } from "#app/effects/use-hydrated.ts";
import { Glyph } from "#app/ui/glyph.tsx";
import { dismiss, type RaisedNotice, useNotices } from "#app/ui/notify.ts";
import { NewsletterOutcome } from "./newsletter-outcome.tsx";

const shownFor = 5000;

/**
 * Where short notices appear: below the header, away from the buttons that raise them. The region
 * stands as soon as the page is alive, before the first notice, so that readers announce it.
 */
export function Notices() {
  const hydrated = useHydrated();
  return (
    hydrated && (
      <>
        <Region />
        <NewsletterOutcome />
      </>
    )
  );
}

function Region() {
  const say = useSay();
  const notices = useNotices();
  const place = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    addEventListener(
      "keydown",
      (event) => {
        if (event.altKey && event.code === "KeyT") place.current?.focus();
      },
      { signal: leaving.signal },
    );
    return () => leaving.abort();
  }, []);

  const entering = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    setFocused(true);
  };

  const close = (id: number) => {
    dismiss(id);
    // What held the focus goes away: it returns to where the visitor came from.
    if (before.current instanceof HTMLElement) before.current.focus();
    else place.current?.focus();
  };

  return (
    <section
      ref={place}
      aria-label={say("Notifications alt+T")}
      aria-live="polite"
      aria-relevant="additions text"
      tabIndex={-1}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={entering}
      onBlur={() => setFocused(false)}
      className="notices fixed right-5 z-50 w-[min(22.5rem,100%-2.5rem)] rounded-card no-print"
    >
      <ol className="space-y-3">
        {notices.map((notice) => (
          <Card
            key={notice.id}
            notice={notice}
            held={pointed || focused}
            close={() => close(notice.id)}
          />
        ))}
      </ol>
    </section>
  );
}

/** Goes away by itself, but never from under a pointer, a focus or a hidden tab. */
function Card({
  notice: { id, kind, title, description },
  held,
  close,
}: {
  notice: RaisedNotice;
  held: boolean;
  close: () => void;
}) {
  useEffect(() => {
    if (held) return;
    const timer = setInterval(() => {
      if (!document.hidden) dismiss(id);
    }, shownFor);
    return () => clearInterval(timer);
  }, [id, held]);

  const say = useSay();
  const sayAny = useSayAny();
  const failed = kind === "error";
  return (
    <li
      data-notice={kind}
      className={`notice relative flex items-start gap-3 rounded-card border py-4 pr-12 pl-4 text-sm shadow-float forced-border ${failed ? "on-dark border-brick-700 bg-brick-700" : "border-limestone-300 bg-white"}`}
    >
      <Glyph
        name={failed ? "circle-alert" : "circle-check"}
        className={`size-6 shrink-0 ${failed ? "" : "text-garden-700"}`}
      />
      <div className="min-w-0 flex-1">
        <p className="font-display font-[560] text-lg leading-snug">{sayAny(title)}</p>
        <p className="mt-0.5">{sayAny(description)}</p>
      </div>
      <button
        type="button"
        onClick={close}
        className="absolute top-2 right-2 grid size-9 place-items-center rounded-full hover:bg-ink/10"
      >
        <Glyph name="x" className="size-4" />
        <span className="sr-only">{say("Close notice")}</span>
      </button>
    </li>
  );
}
