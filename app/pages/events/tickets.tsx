import { Section, SectionHeading } from "#app/sections/section.tsx";
import { useIsPast } from "#app/sections/use-is-past.ts";
import { Forward } from "#app/ui/forward.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { Events, Ticket } from "#content/events.ts";

const colours = ["bg-garden-900", "bg-lake-900"];

/** Each event as an admission ticket: the day on the stub, the rest on the long part. */
export function Tickets({
  tickets,
  upcomingSection,
}: { tickets: Ticket[] } & Pick<Events, "upcomingSection">) {
  // When the last one is over.
  const last = tickets
    .map(({ end }) => end)
    .sort((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
  const { heading, lead } = useIsPast(last ?? "") ? upcomingSection.past : upcomingSection;
  return (
    <Section tone="limestone" labelledBy="upcoming">
      <SectionHeading id="upcoming" heading={heading} lead={lead} />
      <ul className="space-y-6">
        {tickets.map((ticket, position) => (
          <TicketCard
            upcomingSection={upcomingSection}
            key={ticket.title}
            ticket={ticket}
            position={position}
          />
        ))}
      </ul>
    </Section>
  );
}

function TicketCard({
  ticket,
  position,
  upcomingSection,
}: { ticket: Ticket; position: number } & Pick<Events, "upcomingSection">) {
  const { title, date, location, description, category, href, icon, label, stub, end } = ticket;
  const past = useIsPast(end);
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
            {past && <Tag>{upcomingSection.past.tag}</Tag>}
          </p>
          <Icon name={icon} className="size-8 text-brick-500" />
        </div>
        <h3 className="mt-4 max-w-3xl text-2xl">
          <Link to={href} className="after:absolute after:inset-0">
            {title}
          </Link>
        </h3>
        <p className="mt-3 font-semibold">{date}</p>
        <p className="text-ink-soft">{location}</p>
        <p className="mt-3 max-w-2xl text-ink-soft">{description}</p>
        <Forward className="mt-2 text-brick-600">{label}</Forward>
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
