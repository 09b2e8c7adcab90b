import { RevealItem } from "#app/effects/reveal.tsx";
import { Section } from "#app/sections/section.tsx";
import type { Shown } from "#app/shown.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { frameWidth, Picture } from "#app/ui/picture.tsx";
import type { GolfPage } from "#content/events/golf.ts";

export function Dinner({ dinner }: Shown<GolfPage>) {
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
