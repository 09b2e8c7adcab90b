import { Below } from "#app/sections/below.tsx";
import { CallBand } from "#app/sections/call-band.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PracticalFacts } from "#app/sections/practical-facts.tsx";
import type { PageProps } from "#app/shown.ts";
import type { health } from "#content/programs/health.ts";
import { Crisis } from "./health/crisis.tsx";
import { Pantry } from "./health/pantry.tsx";
import { Services } from "./health/services.tsx";

export default function Health(content: PageProps<typeof health>) {
  return (
    <>
      <PageHero {...content} />
      <Below>
        <Crisis {...content} />
        <Services {...content} />
        <Pantry {...content} />
        <PracticalFacts {...content.practical} />
        <CallBand prompt={content.callPrompt} />
      </Below>
    </>
  );
}
