import { Below } from "#app/sections/below.tsx";
import { CallBand } from "#app/sections/call-band.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PracticalFacts } from "#app/sections/practical-facts.tsx";
import { Questions } from "#app/sections/questions.tsx";
import type { PageProps } from "#app/shown.ts";
import type { housing } from "#content/programs/housing.ts";
import { HousingImpact } from "./housing/housing-impact.tsx";
import { HousingProjects } from "./housing/housing-projects.tsx";
import { HousingServices } from "./housing/housing-services.tsx";

export default function Housing(content: PageProps<typeof housing> & { overdueNote: string }) {
  return (
    <>
      <PageHero page={content.page} hero={content.hero} />
      <Below>
        <HousingImpact {...content} />
        <HousingProjects {...content} />
        <HousingServices {...content} />
        <PracticalFacts {...content.practical} />
        <Questions {...content.questions} tone="white" note={content.fairnessNote} />
        <CallBand prompt={content.callPrompt} />
      </Below>
    </>
  );
}
