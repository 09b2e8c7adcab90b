import type { LoaderFunctionArgs } from "react-router";
import { pageFor } from "#app/content-context.ts";
import { useLoaderData } from "#app/page-content.ts";
import { Below } from "#app/sections/below.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { history } from "#content/about/history.ts";
import { TrainLine } from "./history/train-line.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => pageFor(context, history);

function History() {
  const { closing, hero, heroPicture, page } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
      <Below>
        <TrainLine />
        <CallToAction title={closing.heading} text={closing.lead}>
          {closing.buttons.map(({ name, href }, position) => (
            <ButtonLink key={href} to={href} look={position ? "light" : "gold"}>
              {name}
            </ButtonLink>
          ))}
        </CallToAction>
      </Below>
    </>
  );
}

export { History as default };
