import type { Shown } from "#app/shown.ts";
import { BackgroundFilm } from "#app/ui/background-film.tsx";
import { ButtonLinks, type ButtonLook } from "#app/ui/button.tsx";
import { LogoMark } from "#app/ui/logo.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Home } from "#content/home.ts";

/** Film and poster lie exactly on each other. */
const fit = "object-cover object-right lg:object-contain";

/** On phones it is wider than this, but a first picture over 60 KB would keep them waiting. */
const sizes = "(min-width: 64rem) 100vw, 95vw";

const looks: ButtonLook[] = ["primary", "gold", "secondary", "quiet"];

/** The whole miniature stands on the page at the right; the words keep to its calm left. */
export function Hero({ hero, heroButtons, heroPicture }: Shown<Home>) {
  return (
    <section className="relative overflow-clip lg:min-h-[min(46rem,calc(100svh-6.25rem))]">
      <div className="frame relative z-10 flex flex-col justify-center pt-10 pb-4 lg:min-h-[inherit] lg:pt-14 lg:pb-20">
        <div className="max-w-xl">
          <p className="eyebrow mb-5 flex items-center gap-3 text-brick-600">
            <LogoMark className="size-11 shrink-0" />
            {hero.eyebrow}
          </p>
          <h1 className="text-5xl lg:text-[clamp(2.75rem,4.2vw,4.625rem)]">{hero.heading}</h1>
          <p className="mt-6 max-w-md text-ink-soft text-lg">{hero.lead}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3 lg:max-w-[22rem] 2xl:max-w-none">
            <ButtonLinks links={heroButtons} looks={looks} />
          </div>
        </div>
      </div>
      <BackgroundFilm
        name="hero"
        className="aspect-5/4 lg:absolute! lg:inset-y-0 lg:right-0 lg:left-[15%] lg:aspect-auto"
        fit={fit}
        poster={
          <Picture picture={heroPicture} priority sizes={sizes} className={`size-full ${fit}`} />
        }
      />
    </section>
  );
}
