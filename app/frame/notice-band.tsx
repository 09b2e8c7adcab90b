import { useSyncExternalStore } from "react";
import { useSay } from "#app/effects/language.ts";
import type { Site } from "#app/site.ts";
import { Link } from "#app/ui/link.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";

type Notice = NonNullable<Site["notice"]>;

/** Browsers count timers in 31 bits; a longer wait is asked about again on the way. */
const longestWait = 2 ** 31 - 1;

const stands = ({ from, until }: Notice, now: number) => now >= from && now < until;

/** Whether the notice holds now. It begins and ends by itself, also in a tab that lies open. */
export const useStands = (notice: Notice | null) =>
  useSyncExternalStore(
    (changed) => {
      if (!notice) return () => {};
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        const next = [notice.from, notice.until].find((at) => at > Date.now());
        if (next === undefined || next === Infinity) return;
        timer = setTimeout(
          () => {
            changed();
            wait();
          },
          Math.min(next - Date.now(), longestWait),
        );
      };
      wait();
      return () => clearTimeout(timer);
    },
    () => notice !== null && stands(notice, Date.now()),
    // As it was when the page was drawn: React takes over what was sent.
    () => notice?.shown ?? false,
  );

/** A band above the page. It takes the place below the header, so that nothing moves at first. */
export function NoticeBand({ notice: { text, link, linkText } }: { notice: Notice }) {
  const look = "font-semibold underline underline-offset-4";
  return (
    <aside
      aria-label={useSay()("Notice")}
      className="mt-(--header) border-gold-700 border-b bg-gold-300 py-3 text-ink forced-border"
    >
      <p className="frame">
        <LinkedText text={text} />{" "}
        {link.startsWith("/") ? (
          <Link to={link} className={look}>
            {linkText || link}
          </Link>
        ) : (
          link && (
            <a href={link} className={look}>
              {linkText || link}
            </a>
          )
        )}
      </p>
    </aside>
  );
}
