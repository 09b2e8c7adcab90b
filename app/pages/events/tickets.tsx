import { Section, SectionHeading } from "#app/sections/section.tsx";
import { useArePast } from "#app/sections/use-is-past.ts";
import { Forward } from "#app/ui/forward.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { Events, Ticket } from "#content/events.ts";

const colours = ["bg-garden-900", "bg-lake-900"];

/**
 * Each event as an admission ticket: the day on the stub, the rest on the long part. What is over
 * comes last, under a heading of its own, or leaves the page.
 */
export function Tickets({
  tickets,
  upcomingSection,
}: { tickets: Ticket[] } & Pick<Events, "upcomingSection">) {
  const past = useArePast(tickets.map(({ end }) => end));
  const ahead = tickets.filter((_, at) => !past[at]);
  const over = tickets.filter(({ leaves }, at) => past[at] && !leaves);
  const { heading, lead, others, none, past: afterwards } = upcomingSection;
  const ofGolf = ahead.every(({ isGolf }) => isGolf) ? lead : others;
  const coming = { id: "upcoming", heading, lead: ahead.length > 0 ? ofGolf : none, shown: ahead };
  const gone = { id: "over", ...afterwards, shown: over };
  const groups = [coming, gone].filter(({ shown }) => shown.length > 0);
  return (groups.length > 0 ? groups : [coming]).map((said) => (
    <Section key={said.id} tone="limestone" labelledBy={said.id}>
      <SectionHeading id={said.id} heading={said.heading} lead={said.lead} />
      {said.shown.length > 0 && (
        <ul className="space-y-6">
          {said.shown.map((ticket, position) => (
            <TicketCard
              upcomingSection={upcomingSection}
              key={`${ticket.title} ${ticket.start}`}
              ticket={ticket}
              over={said === gone}
              position={position}
            />
          ))}
        </ul>
      )}
    </Section>
  ));
}

function TicketCard({
  ticket,
  over,
  position,
  upcomingSection,
}: { ticket: Ticket; over: boolean; position: number } & Pick<Events, "upcomingSection">) {
  const { title, date, location, description, category, href, icon, label, stub, calendar } =
    ticket;
  return (
    <li className="group relative grid overflow-clip rounded-card bg-white shadow-card transition-shadow hover:shadow-float sm:grid-cols-[12rem_1fr] lg:grid-cols-[16rem_1fr]">
      <div
        aria-hidden="true"
        className={`on-dark relative flex items-center gap-5 border-white/50 border-dashed p-6 max-sm:border-b-2 sm:flex-col sm:justify-center sm:gap-2 sm:border-r-2 sm:text-center ${colours[position % colours.length]}`}
      >
        <span className="eyebrow text-gold-300">{stub.month}</span>
        <span className="font-display font-[560] text-5xl leading-none">{stub.day}</span>
        <span className="text-sm text-white/85">{stub.weekday}</span>
        <Notches />
      </div>
      <div className="p-6 sm:p-8 lg:p-10">
        <div className="flex items-start justify-between gap-4">
          <p className="flex flex-wrap gap-2">
            <Tag tone={position % 2 ? "lake" : "garden"}>{category}</Tag>
            {over && <Tag>{upcomingSection.past.tag}</Tag>}
          </p>
          <Icon name={icon} className="size-8 text-brick-500" />
        </div>
        <h3 className="mt-4 max-w-3xl text-2xl">
          {href ? (
            <Link to={href} className="after:absolute after:inset-0">
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className="mt-3 font-semibold">{date}</p>
        <p className="text-ink-soft">{location}</p>
        <p className="mt-3 max-w-2xl text-ink-soft">{description}</p>
        <div className="flex flex-wrap items-center gap-x-8">
          {href && <Forward className="mt-2 text-brick-600">{label}</Forward>}
          {calendar && !over && (
            // Above the link that covers the ticket.
            <a
              href={calendar}
              aria-label={`${upcomingSection.calendar}: ${title}`}
              className="relative mt-2 inline-flex min-h-11 items-center gap-2.5 font-semibold underline decoration-2 decoration-current/40 underline-offset-[6px] hover:decoration-current no-print"
            >
              <Icon name="calendar-days" className="size-5 shrink-0" />
              {upcomingSection.calendar}
            </a>
          )}
        </div>
      </div>
    </li>
  );
}

/** Where the stub tears off. */
function Notches() {
  const notch = "absolute size-6 rounded-full bg-limestone-100";
  return (
    <>
      <span
        className={`${notch} -bottom-3 -left-3 sm:-top-3 sm:-right-3 sm:bottom-auto sm:left-auto`}
      />
      <span className={`${notch} -right-3 -bottom-3`} />
    </>
  );
}
