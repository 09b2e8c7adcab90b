import { Below } from "#app/sections/below.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import type { PageProps } from "#app/shown.ts";
import type { news } from "#content/news.ts";
import { Channels } from "./news/channels.tsx";
import { Stories } from "./news/stories.tsx";

export default function News(content: PageProps<typeof news>) {
  return (
    <>
      <PageHero {...content} />
      <Below>
        <Stories {...content} />
        <Channels {...content} />
        <CallToAction {...content.closing} />
      </Below>
    </>
  );
}
