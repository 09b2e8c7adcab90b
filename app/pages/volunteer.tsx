import { PageHero } from "#app/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { hero, heroPicture, page } from "#content/volunteer.ts";
import { Application } from "./volunteer/application.tsx";
import { Benefits } from "./volunteer/benefits.tsx";
import { NextSteps } from "./volunteer/next-steps.tsx";

export const meta = () => pageMeta(page.path, page);

export default function Volunteer() {
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
      <Benefits />
      <Application />
      <NextSteps />
    </>
  );
}
