import { Below } from "#app/sections/below.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedLinks } from "#app/sections/related-links.tsx";
import { TextBlock } from "#app/sections/text-block.tsx";
import type { PageProps } from "#app/shown.ts";
import type { impact } from "#content/impact.ts";
import { LitWindows } from "./impact/lit-windows.tsx";
import { Upcoming } from "./impact/upcoming.tsx";

export default function Impact(content: PageProps<typeof impact>) {
  return (
    <>
      <PageHero {...content} />
      <Below>
        <LitWindows {...content} />
        <TextBlock {...content.meaning} />
        <Upcoming {...content} />
        <RelatedLinks links={content.related} />
        <CallToAction {...content.closing} />
      </Below>
    </>
  );
}
