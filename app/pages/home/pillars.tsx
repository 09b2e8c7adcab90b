import { RevealItem } from "#app/effects/reveal.tsx";
import { Section, SectionHeading } from "#app/sections/section.tsx";
import type { Shown } from "#app/shown.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Home } from "#content/home.ts";

/** Four stops on one line: each card hangs from its station. */
export function Pillars({ pillars, pillarsSection }: Shown<Home>) {
  return (
    <Section id="initiatives" tone="white" labelledBy="pillars" reveal={0.1}>
      <SectionHeading id="pillars" {...pillarsSection} />
      <div className="relative grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {pillars.map((pillar, position) => (
          <RevealItem key={pillar.href} delay={200 * position} className="flex">
            <article className="group relative flex flex-col border-garden-500 border-t-4 pt-8">
              <span
                aria-hidden="true"
                className="absolute -top-3 left-0 size-5 rounded-full border-4 border-garden-500 bg-white"
              />
              <Icon name={pillar.icon} className="size-8 text-garden-700" />
              <h3 className="mt-4 text-xl">
                <Link
                  to={pillar.href}
                  className="after:absolute after:inset-0 group-hover:underline"
                >
                  {pillar.title}
                </Link>
              </h3>
              <p className="mt-3 text-ink-soft text-sm">{pillar.description}</p>
              <ul className="mt-4 space-y-2 border-limestone-200 border-t pt-4 text-sm">
                {pillar.facts.map((fact) => (
                  <li key={fact} className="flex gap-2.5">
                    <span
                      aria-hidden="true"
                      className="mt-2 size-1.5 shrink-0 rounded-full bg-gold-500"
                    />
                    {fact}
                  </li>
                ))}
              </ul>
            </article>
          </RevealItem>
        ))}
      </div>
      <div className="mt-12">
        <ButtonLink to={pillarsSection.button.href} look="secondary">
          {pillarsSection.button.name}
        </ButtonLink>
      </div>
    </Section>
  );
}
