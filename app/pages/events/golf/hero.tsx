import { hero, heroButtons, heroPicture } from "#app/content/events/golf.ts";
import { BackgroundFilm } from "#app/effects/background-film.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { CalendarLink } from "./calendar-link.tsx";

/** The course at golden hour fills the screen; on narrow ones the words stand below it. */
export function Hero() {
  return (
    <section className="on-dark relative overflow-clip bg-garden-900">
      <BackgroundFilm
        name="golf"
        className="aspect-4/3 sm:aspect-video lg:absolute! lg:inset-0 lg:aspect-auto"
        poster={
          <Picture
            name={heroPicture}
            priority
            sizes="(min-width: 64rem) 100vw, 134vw"
            className="size-full object-cover"
          />
        }
      />
      {/* Keeps the words readable whatever the film shows behind them. */}
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 hidden bg-[linear-gradient(to_right,rgb(20_53_36/0.95)_25%,rgb(20_53_36/0.8)_55%,transparent_85%)] lg:block"
      />
      <div className="frame pointer-events-none relative flex flex-col justify-center py-10 lg:min-h-[min(46rem,calc(100svh-4.5rem))] lg:py-20">
        <div className="pointer-events-auto max-w-2xl">
          <p className="font-display font-[560] text-gold-300 text-xl">{hero.eyebrow}</p>
          <h1 className="mt-3 text-4xl lg:text-5xl">{hero.heading}</h1>
          <p className="mt-6 max-w-xl text-lg text-white/90">{hero.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            {heroButtons.map(({ name, href }, position) => (
              <ButtonLink key={href} to={href} look={position ? "light" : "gold"}>
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
