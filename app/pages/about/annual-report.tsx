import type { LoaderFunctionArgs } from "react-router";
import { pageFor } from "#app/content-context.ts";
import { useLoaderData } from "#app/page-content.ts";
import { Below } from "#app/sections/below.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { annualReport } from "#content/about/annual-report.ts";
import { Counting } from "./annual-report/counting.tsx";
import { Documents } from "./annual-report/documents.tsx";
import { Highlights } from "./annual-report/highlights.tsx";
import { Letter } from "./annual-report/letter.tsx";
import { Revenue } from "./annual-report/revenue.tsx";
import { Spending } from "./annual-report/spending.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => pageFor(context, annualReport);

function AnnualReport() {
  const { closing, hero, heroPicture, page } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
      <Below>
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
      </Below>
    </>
  );
}

export { AnnualReport as default };
