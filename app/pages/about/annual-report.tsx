import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pageFor } from "#app/content-context.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { metaOfPage } from "#app/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { annualReport } from "#content/about/annual-report.ts";
import { Counting } from "./annual-report/counting.tsx";
import { Documents } from "./annual-report/documents.tsx";
import { Highlights } from "./annual-report/highlights.tsx";
import { Letter } from "./annual-report/letter.tsx";
import { Revenue } from "./annual-report/revenue.tsx";
import { Spending } from "./annual-report/spending.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => pageFor(context, annualReport);

export const meta = metaOfPage;

export default function AnnualReport() {
  const { closing, hero, heroPicture, page } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
      <Highlights />
      <Letter />
      <Counting />
      <Revenue />
      <Spending />
      <Documents />
      <CallToAction title={closing.heading} text={closing.lead}>
        <ButtonLink to={closing.button.href} look="gold">
          {closing.button.name}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
