import { Below } from "#app/sections/below.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedLinks } from "#app/sections/related-links.tsx";
import { TextBlock } from "#app/sections/text-block.tsx";
import type { PageProps } from "#app/shown.ts";
import type { about } from "#content/about.ts";
import { Doors } from "./about/hub/doors.tsx";

export default function About(content: PageProps<typeof about>) {
  return (
    <>
      <PageHero {...content} />
      <Below>
        <TextBlock {...content.introduction} tone="white" />
        <Doors {...content} />
        <RelatedLinks links={content.related} />
        <CallToAction {...content.closing} />
      </Below>
    </>
  );
}
