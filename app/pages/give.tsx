import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { documentFor, pageFor } from "#app/content-context.ts";
import { Questions } from "#app/sections/questions.tsx";
import { metaOfPage } from "#app/seo/page-meta.ts";
import { give } from "#content/give.ts";
import { giving } from "#content/giving.ts";
import { Builders } from "./give/builders.tsx";
import { Opening } from "./give/opening.tsx";
import { OtherWays } from "./give/other-ways.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => ({
  ...pageFor(context, give),
  giving: documentFor(context, giving),
});

export const meta = metaOfPage;

export default function Give() {
  const { questions } = useLoaderData<typeof loader>();
  return (
    <>
      <Opening />
      <Builders />
      <OtherWays />
      <Questions heading={questions.heading} items={questions.items} tone="white" />
    </>
  );
}
