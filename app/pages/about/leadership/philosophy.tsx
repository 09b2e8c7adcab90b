import { Section, SectionHeading } from "#app/sections/section.tsx";
import type { Shown } from "#app/shown.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Leadership } from "#content/about/leadership.ts";

export function Philosophy({ philosophy, values }: Shown<Leadership>) {
  return (
    <Section tone="garden" labelledBy="philosophy">
      <div className="grid gap-x-16 lg:grid-cols-[2fr_3fr]">
        <SectionHeading id="philosophy" {...philosophy} dark />
        <ul className="divide-y divide-white/20 border-white/20 border-y">
          {values.map(({ icon, title, description }) => (
            <li key={title} className="grid gap-x-8 gap-y-2 py-7 sm:grid-cols-[12rem_1fr]">
              <h3 className="flex items-center gap-3 self-start text-xl">
                <Icon name={icon} className="size-6 shrink-0 text-gold-300" />
                {title}
              </h3>
              <p className="text-white/85">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
