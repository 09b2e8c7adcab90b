import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { closing, hero, heroPicture, page } from "#content/about/annual-report.ts";
import { Counting } from "./annual-report/counting.tsx";
import { Documents } from "./annual-report/documents.tsx";
import { Highlights } from "./annual-report/highlights.tsx";
import { Letter } from "./annual-report/letter.tsx";
import { Revenue } from "./annual-report/revenue.tsx";
import { Spending } from "./annual-report/spending.tsx";

export const meta = () => pageMeta(page.path, page);

export default function AnnualReport() {
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
