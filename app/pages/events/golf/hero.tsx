import { hero, heroButtons, heroPicture } from "#app/content/events/golf.ts";
import { BackgroundFilm } from "#app/effects/background-film.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { CalendarLink } from "./calendar-link.tsx";

/**
 * Golden hour from edge to edge: the film, its backdrop raised to white, is multiplied onto the
 * light, so that the paper around the course turns to evening sky and no frame is left.
 */
export function Hero() {
  return (
    <section className="relative overflow-clip bg-gold-300 bg-radial-[at_70%_42%] from-gold-100 to-gold-300 to-75%">
      <BackgroundFilm
        name="golf"
        className="aspect-video brightness-[1.11] mix-blend-multiply lg:absolute! lg:inset-y-0 lg:right-0 lg:my-auto lg:w-[58%]"
        poster={
          <Picture
            name={heroPicture}
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
          <CalendarLink className="mt-4" />
        </div>
      </div>
    </section>
  );
}
