import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pageFor } from "#app/content-context.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { metaOfPage } from "#app/seo/page-meta.ts";
import { volunteer } from "#content/volunteer.ts";
import { Application } from "./volunteer/application.tsx";
import { Benefits } from "./volunteer/benefits.tsx";
import { NextSteps } from "./volunteer/next-steps.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => pageFor(context, volunteer);

export const meta = metaOfPage;

export default function Volunteer() {
  const { hero, heroPicture, page } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
      <Benefits />
      <Application />
      <NextSteps />
    </>
  );
}
