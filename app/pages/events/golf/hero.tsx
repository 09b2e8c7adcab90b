import type { Shown } from "#app/shown.ts";
import { BackgroundFilm } from "#app/ui/background-film.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { GolfPage } from "#content/events/golf.ts";
import type { CalendarProps } from "./calendar-link.tsx";
import { CalendarLink } from "./calendar-link.tsx";

/** Golden hour from edge to edge: the course stands in the evening light without a frame. */
export function Hero({
  calendar,
  event,
  hero,
  heroButtons,
  heroPicture,
  overNote,
}: CalendarProps & Shown<GolfPage>) {
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
      <div className="frame pointer-events-none relative flex flex-col justify-center pt-4 pb-12 lg:min-h-[min(46rem,calc(100svh-4.5rem))] lg:py-20">
        <div className="pointer-events-auto max-w-2xl lg:max-w-[44%]">
          <p className="font-display font-[560] text-brick-700 text-xl">{hero.eyebrow}</p>
          <h1 className="mt-3 text-4xl">{hero.heading}</h1>
          <p className="mt-6 max-w-md text-lg">{hero.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            {heroButtons.map(({ name, href }, position) => (
              <ButtonLink key={href} to={href} look={position ? "secondary" : "primary"}>
                {name}
              </ButtonLink>
            ))}
          </div>
          <CalendarLink calendar={calendar} event={event} overNote={overNote} className="mt-4" />
        </div>
      </div>
    </section>
  );
}
