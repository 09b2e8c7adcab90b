import { Below } from "#app/sections/below.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import type { PageProps } from "#app/shown.ts";
import type { volunteer } from "#content/volunteer.ts";
import { Application } from "./volunteer/application.tsx";
import { Benefits } from "./volunteer/benefits.tsx";
import { NextSteps } from "./volunteer/next-steps.tsx";

export default function Volunteer(content: PageProps<typeof volunteer>) {
  return (
    <>
      <PageHero {...content} />
      <Below>
        <Benefits {...content} />
        <Application {...content} />
        <NextSteps {...content} />
      </Below>
    </>
  );
}
