import { Below } from "#app/sections/below.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import type { PageProps } from "#app/shown.ts";
import type { missionVision } from "#content/about/mission-vision.ts";
import { Mission, Vision } from "./mission-vision/statements.tsx";
import { TheoryOfChange } from "./mission-vision/theory-of-change.tsx";

export default function MissionVision(content: PageProps<typeof missionVision>) {
  return (
    <>
      <PageHero {...content} />
      <Below>
        <Mission {...content} />
        <Vision {...content} />
        <TheoryOfChange {...content} />
        <CallToAction {...content.closing} />
      </Below>
    </>
  );
}
