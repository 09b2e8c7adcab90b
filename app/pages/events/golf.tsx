import { Reveal } from "#app/effects/reveal.tsx";
import { Below } from "#app/sections/below.tsx";
import { Questions } from "#app/sections/questions.tsx";
import type { PageProps } from "#app/shown.ts";
import type { golfPage } from "#content/events/golf.ts";
import type { PublicEvent } from "#content/types.ts";
import { Closing } from "./golf/closing.tsx";
import { Details } from "./golf/details.tsx";
import { Dinner } from "./golf/dinner.tsx";
import { Hero } from "./golf/hero.tsx";
import { Legacy } from "./golf/legacy.tsx";
import { Sponsorship } from "./golf/sponsorship.tsx";

export default function Golf(content: PageProps<typeof golfPage> & { event: PublicEvent }) {
  return (
    <>
      <Hero {...content} />
      <Below>
        <Legacy {...content} />
        <Details {...content} />
        <Sponsorship {...content} />
        <Dinner {...content} />
        <Reveal threshold={0.1}>
          <Questions {...content.questions} />
        </Reveal>
        <Closing {...content} />
      </Below>
    </>
  );
}
