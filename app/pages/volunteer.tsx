import type { LoaderFunctionArgs } from "react-router";
import { pageFor } from "#app/content-context.ts";
import { useLoaderData } from "#app/page-content.ts";
import { Below } from "#app/sections/below.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { volunteer } from "#content/volunteer.ts";
import { Application } from "./volunteer/application.tsx";
import { Benefits } from "./volunteer/benefits.tsx";
import { NextSteps } from "./volunteer/next-steps.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => pageFor(context, volunteer);

function Volunteer() {
  const { hero, heroPicture, page } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
      <Below>
        <Benefits />
        <Application />
        <NextSteps />
      </Below>
    </>
  );
}

export { Volunteer as default };
