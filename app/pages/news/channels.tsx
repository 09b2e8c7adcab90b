import { Section } from "#app/sections/section.tsx";
import type { Shown } from "#app/shown.ts";
import { Forward } from "#app/ui/forward.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import type { News } from "#content/news.ts";

export function Channels({ cards, cardsSection }: Shown<News>) {
  return (
    <Section tone="limestone" labelledBy="channels">
      <h2 id="channels" className="mb-10 text-3xl">
        {cardsSection.heading}
      </h2>
      <ul className="grid gap-5 md:grid-cols-3">
        {cards.map(({ icon, title, description, href, label }) => (
          <li
            key={href}
            className="group relative flex gap-5 rounded-card border border-limestone-200 bg-white p-6 shadow-card transition-shadow hover:shadow-float md:flex-col"
          >
            <span className="grid size-14 shrink-0 place-items-center rounded-full bg-brick-100 text-brick-700">
              <Icon name={icon} className="size-7" />
            </span>
            <div className="flex grow flex-col">
              <h3 className="text-xl">
                <Link to={href} className="after:absolute after:inset-0">
                  {title}
                </Link>
              </h3>
              <p className="mt-2 text-ink-soft text-sm">{description}</p>
              <Forward className="mt-auto pt-2 text-brick-600">{label}</Forward>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
