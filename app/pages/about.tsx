import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pageFor } from "#app/content-context.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedLinks } from "#app/sections/related-links.tsx";
import { TextBlock } from "#app/sections/text-block.tsx";
import { metaOfPage } from "#app/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { about } from "#content/about.ts";
import { Doors } from "./about/hub/doors.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => pageFor(context, about);

export const meta = metaOfPage;

export default function About() {
  const { closing, hero, heroPicture, introduction, page, related } =
    useLoaderData<typeof loader>();
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
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
    </>
  );
}
