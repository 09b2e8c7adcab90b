import type { LoaderFunctionArgs } from "react-router";
import { pageFor } from "#app/content-context.ts";
import { useLoaderData } from "#app/page-content.ts";
import { Below } from "#app/sections/below.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedLinks } from "#app/sections/related-links.tsx";
import { TextBlock } from "#app/sections/text-block.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { impact } from "#content/impact.ts";
import { LitWindows } from "./impact/lit-windows.tsx";
import { Upcoming } from "./impact/upcoming.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => pageFor(context, impact);

function Impact() {
  const { closing, hero, heroPicture, meaning, page, related } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
      <Below>
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
      </Below>
    </>
  );
}

export { Impact as default };
