import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pageFor } from "#app/content-context.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { metaOfPage } from "#app/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { campusPartners } from "#content/about/campus-partners.ts";
import { CampusMap } from "./campus-partners/campus-map.tsx";
import { Partners } from "./campus-partners/partners.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => pageFor(context, campusPartners);

export const meta = metaOfPage;

export default function CampusPartners() {
  const { closing, hero, heroPicture, page } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
      <Partners />
      <CampusMap />
      <CallToAction title={closing.heading} text={closing.lead}>
        <ButtonLink to={closing.button.href} look="gold">
          {closing.button.name}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
