import { Section } from "#app/sections/section.tsx";
import { SmallPrint } from "#app/sections/small-print.tsx";
import { StatBand } from "#app/sections/stat-band.tsx";
import type { Shown } from "#app/shown.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Home } from "#content/home.ts";

export function Matters({ matters, statistics }: Shown<Home>) {
  return (
    <Section tone="lake" labelledBy="matters">
      <div className="mb-12 grid gap-x-16 gap-y-6 lg:grid-cols-[2fr_3fr]">
        <div>
          <p className="eyebrow mb-3 text-gold-300">{matters.eyebrow}</p>
          <h2 id="matters" className="text-3xl">
            {matters.heading}
          </h2>
        </div>
        <div className="max-w-2xl space-y-4 text-lg text-white/85">
          {matters.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <StatBand statistics={statistics} dark />
      <SmallPrint text={matters.note} dark />
      <ButtonLink to={matters.noteLink.href} look="quiet" className="mt-2">
        {matters.noteLink.name}
      </ButtonLink>
    </Section>
  );
}
