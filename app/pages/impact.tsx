import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pageFor } from "#app/content-context.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedLinks } from "#app/sections/related-links.tsx";
import { TextBlock } from "#app/sections/text-block.tsx";
import { metaOfPage } from "#app/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { impact } from "#content/impact.ts";
import { LitWindows } from "./impact/lit-windows.tsx";
import { Upcoming } from "./impact/upcoming.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => pageFor(context, impact);

export const meta = metaOfPage;

export default function Impact() {
  const { closing, hero, heroPicture, meaning, page, related } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
      <LitWindows />
      <TextBlock {...meaning} />
      <Upcoming />
      <RelatedLinks links={related} />
      <CallToAction title={closing.heading} text={closing.lead}>
        {closing.buttons.map(({ name, href }, position) => (
          <ButtonLink key={href} to={href} look={position ? "light" : "gold"}>
            {name}
          </ButtonLink>
        ))}
      </CallToAction>
    </>
  );
}
