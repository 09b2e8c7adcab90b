import { Reveal, RevealItem } from "#app/effects/reveal.tsx";
import { Questions } from "#app/sections/questions.tsx";
import { RestOfPage } from "#app/sections/rest-of-page.tsx";
import { Section } from "#app/sections/section.tsx";
import type { PageProps } from "#app/shown.ts";
import { BackgroundFilm } from "#app/ui/background-film.tsx";
import { ButtonLink, ButtonLinks } from "#app/ui/button.tsx";
import { frameWidth, Picture } from "#app/ui/picture.tsx";
import type { golfPage } from "#content/events/golf.ts";
import type { PublicEvent } from "#content/types.ts";
import { CalendarLink } from "./golf/calendar-link.tsx";
import { Closing } from "./golf/closing.tsx";
import { Details } from "./golf/details.tsx";
import { Legacy } from "./golf/legacy.tsx";
import { Sponsorship } from "./golf/sponsorship.tsx";

type Props = PageProps<typeof golfPage> & { event: PublicEvent };

export default function Golf(content: Props) {
  return (
    <>
      <Hero {...content} />
      <RestOfPage>
        <Legacy {...content} />
        <Details {...content} />
        <Sponsorship {...content} />
        <Dinner {...content} />
        <Reveal threshold={0.1}>
          <Questions {...content.questions} />
        </Reveal>
        <Closing {...content} />
      </RestOfPage>
    </>
  );
}

function Dinner({ dinner }: Props) {
  return (
    <Section id="awards" tone="lake" labelledBy="dinner" reveal={0.1}>
      <RevealItem>
        <div className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-[7fr_5fr]">
          <div className="overflow-clip rounded-card bg-paper lg:order-last">
            <Picture
              picture={dinner.picture}
              sizes={`(min-width: 64rem) 31rem, ${frameWidth}`}
              className="aspect-4/3 h-auto w-full object-cover max-lg:aspect-video"
            />
          </div>
          <div className="max-w-2xl">
            <p className="eyebrow mb-3 text-gold-300">{dinner.eyebrow}</p>
            <h2 id="dinner" className="text-3xl">
              {dinner.heading}
            </h2>
            <p className="mt-4 text-lg text-white/85">{dinner.text}</p>
            <ButtonLink to={dinner.button.href} look="light" className="mt-8">
              {dinner.button.name}
            </ButtonLink>
          </div>
        </div>
      </RevealItem>
    </Section>
  );
}

/** Golden hour from edge to edge: the course stands in the evening light without a frame. */
function Hero({ calendar, event, hero, heroButtons, heroPicture, overNote }: Props) {
  return (
    <section className="relative overflow-clip golden-hour">
      <BackgroundFilm
        name="golf"
        className="golden-film aspect-video lg:absolute! lg:inset-y-0 lg:right-0 lg:my-auto lg:w-[58%]"
        poster={
          <Picture
            picture={heroPicture}
            priority
            sizes="(min-width: 64rem) 58vw, 100vw"
            className="size-full object-cover"
          />
        }
      />
      <div className="frame pointer-events-none relative flex flex-col justify-center pt-4 pb-12 lg:min-h-[min(46rem,calc(100svh-6.25rem))] lg:py-20">
        <div className="pointer-events-auto max-w-2xl lg:max-w-[44%]">
          <p className="font-display font-[560] text-brick-700 text-xl">{hero.eyebrow}</p>
          <h1 className="mt-3 text-4xl">{hero.heading}</h1>
          <p className="mt-6 max-w-md text-lg">{hero.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLinks links={heroButtons} looks={["primary", "secondary"]} />
          </div>
          <CalendarLink calendar={calendar} event={event} overNote={overNote} className="mt-4" />
        </div>
      </div>
    </section>
  );
}
