import { useIsPast } from "#app/sections/use-is-past.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { GolfPage } from "#content/events/golf.ts";
import type { PublicEvent } from "#content/types.ts";

export type CalendarProps = { event: PublicEvent } & Pick<GolfPage, "calendar" | "overNote">;

/** After the day, a line that says so. Before it, a file that phones and computers offer to add to the visitor's own calendar. */
export function CalendarLink({
  className = "",
  calendar,
  event,
  overNote,
}: { className?: string } & CalendarProps) {
  if (useIsPast(event.end)) return <p className={`font-semibold ${className}`}>{overNote}</p>;
  return (
    <a
      href={`${event.path}.ics`}
      className={`inline-flex min-h-11 items-center gap-2.5 font-semibold underline decoration-2 decoration-current/40 underline-offset-[6px] hover:decoration-current no-print ${className}`}
    >
      <Icon name="calendar-days" className="size-5 shrink-0" />
      {calendar.name}
    </a>
  );
}
