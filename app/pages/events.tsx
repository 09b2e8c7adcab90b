import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { documentFor, pageFor } from "#app/content-context.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { metaOfPage } from "#app/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { events, ticketsOf } from "#content/events.ts";
import { Kinds } from "./events/kinds.tsx";
import { Tickets } from "./events/tickets.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => {
  const { upcoming: _, ...page } = pageFor(context, events);
  return { ...page, tickets: ticketsOf(documentFor(context, events)) };
};

export const meta = metaOfPage;

export default function Events() {
  const { closing, hero, heroPicture, newsLink, page } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
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
    </>
  );
}
