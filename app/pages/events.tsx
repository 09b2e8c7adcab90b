import { Below } from "#app/sections/below.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import type { PageProps } from "#app/shown.ts";
import type { events, Ticket } from "#content/events.ts";
import { Kinds } from "./events/kinds.tsx";
import { Tickets } from "./events/tickets.tsx";

type EventsProps = Omit<PageProps<typeof events>, "upcoming"> & { tickets: Ticket[] };

export default function Events(content: EventsProps) {
  const { closing, newsLink } = content;
  return (
    <>
      <PageHero {...content} />
      <Below>
        <Tickets {...content} />
        <Kinds {...content} />
        <CallToAction {...closing} buttons={[closing.button, newsLink]} />
      </Below>
    </>
  );
}
