import type { LoaderFunctionArgs } from "react-router";
import { documentFor, pageFor } from "#app/content-context.ts";
import { useLoaderData } from "#app/page-content.ts";
import { Below } from "#app/sections/below.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { events, ticketsOf } from "#content/events.ts";
import { Kinds } from "./events/kinds.tsx";
import { Tickets } from "./events/tickets.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => {
  const { upcoming: _, ...page } = pageFor(context, events);
  return { ...page, tickets: ticketsOf(documentFor(context, events)) };
};

function Events() {
  const { closing, hero, heroPicture, newsLink, page } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
      <Below>
        <Tickets />
        <Kinds />
        <CallToAction title={closing.heading} text={closing.lead}>
          <ButtonLink to={closing.button.href} look="gold">
            {closing.button.name}
          </ButtonLink>
          <ButtonLink to={newsLink.href} look="light">
            {newsLink.name}
          </ButtonLink>
        </CallToAction>
      </Below>
    </>
  );
}

export { Events as default };
