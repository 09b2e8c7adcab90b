import type { LoaderFunctionArgs } from "react-router";
import { documentFor, pageFor } from "#app/content-context.ts";
import { useLoaderData } from "#app/page-content.ts";
import { Below } from "#app/sections/below.tsx";
import { Questions } from "#app/sections/questions.tsx";
import { give } from "#content/give.ts";
import { giving } from "#content/giving.ts";
import { Builders } from "./give/builders.tsx";
import { Opening } from "./give/opening.tsx";
import { OtherWays } from "./give/other-ways.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => ({
  ...pageFor(context, give),
  giving: documentFor(context, giving),
});

function Give() {
  const { questions } = useLoaderData<typeof loader>();
  return (
    <>
      <Opening />
      <Below>
        <Builders />
        <OtherWays />
        <Questions heading={questions.heading} items={questions.items} tone="white" />
      </Below>
    </>
  );
}

export { Give as default };
