import type { LoaderFunctionArgs } from "react-router";
import { pageFor } from "#app/content-context.ts";
import { useLoaderData } from "#app/page-content.ts";
import { Below } from "#app/sections/below.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { news } from "#content/news.ts";
import { Channels } from "./news/channels.tsx";
import { Stories } from "./news/stories.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => pageFor(context, news);

function News() {
  const { closing, hero, heroPicture, page } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
      <Below>
        <Stories />
        <Channels />
        <CallToAction title={closing.heading} text={closing.lead}>
          <ButtonLink to={closing.button.href} look="gold">
            {closing.button.name}
          </ButtonLink>
        </CallToAction>
      </Below>
    </>
  );
}

export { News as default };
