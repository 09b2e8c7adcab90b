import type { LoaderFunctionArgs } from "react-router";
import { pageFor } from "#app/content-context.ts";
import { useLoaderData } from "#app/page-content.ts";
import { Below } from "#app/sections/below.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedLinks } from "#app/sections/related-links.tsx";
import { TextBlock } from "#app/sections/text-block.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { about } from "#content/about.ts";
import { Doors } from "./about/hub/doors.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => pageFor(context, about);

function About() {
  const { closing, hero, heroPicture, introduction, page, related } =
    useLoaderData<typeof loader>();
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
      <Below>
        <TextBlock {...introduction} tone="white" />
        <Doors />
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

export { About as default };
