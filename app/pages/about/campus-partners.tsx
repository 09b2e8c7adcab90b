import { Below } from "#app/sections/below.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import type { PageProps } from "#app/shown.ts";
import type { campusPartners } from "#content/about/campus-partners.ts";
import { CampusMap } from "./campus-partners/campus-map.tsx";
import { Partners } from "./campus-partners/partners.tsx";

export default function CampusPartners(content: PageProps<typeof campusPartners>) {
  return (
    <>
      <PageHero {...content} />
      <Below>
        <Partners {...content} />
        <CampusMap {...content} />
        <CallToAction {...content.closing} />
      </Below>
    </>
  );
}
