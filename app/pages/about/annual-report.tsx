import { Below } from "#app/sections/below.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import type { PageProps } from "#app/shown.ts";
import type { annualReport } from "#content/about/annual-report.ts";
import { Counting } from "./annual-report/counting.tsx";
import { Documents } from "./annual-report/documents.tsx";
import { Highlights } from "./annual-report/highlights.tsx";
import { Letter } from "./annual-report/letter.tsx";
import { Revenue } from "./annual-report/revenue.tsx";
import { Spending } from "./annual-report/spending.tsx";

export default function AnnualReport(content: PageProps<typeof annualReport>) {
  return (
    <>
      <PageHero {...content} />
      <Below>
        <Highlights {...content} />
        <Letter {...content} />
        <Counting {...content} />
        <Revenue {...content} />
        <Spending {...content} />
        <Documents {...content} />
        <CallToAction {...content.closing} />
      </Below>
    </>
  );
}
