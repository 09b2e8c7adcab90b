import type { LoaderFunctionArgs } from "react-router";
import { pageFor } from "#app/content-context.ts";
import { useLoaderData } from "#app/page-content.ts";
import { Below } from "#app/sections/below.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { campusPartners } from "#content/about/campus-partners.ts";
import { CampusMap } from "./campus-partners/campus-map.tsx";
import { Partners } from "./campus-partners/partners.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => pageFor(context, campusPartners);

function CampusPartners() {
  const { closing, hero, heroPicture, page } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
      <Below>
        <Partners />
        <CampusMap />
        <CallToAction title={closing.heading} text={closing.lead}>
          <ButtonLink to={closing.button.href} look="gold">
            {closing.button.name}
          </ButtonLink>
        </CallToAction>
      </Below>
    </>
  );
}

export { CampusPartners as default };
