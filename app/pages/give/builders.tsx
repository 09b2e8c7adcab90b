import { Section } from "#app/sections/section.tsx";
import type { Shown } from "#app/shown.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Give } from "#content/give.ts";

export function Builders({ monthly, promise }: Shown<Give>) {
  return (
    <Section tone="garden">
      <div className="grid gap-12 lg:grid-cols-[7fr_5fr] lg:gap-20">
        <div>
          <h2 className="text-3xl">{monthly.heading}</h2>
          <p className="mt-4 max-w-2xl text-lg text-white/85">{monthly.text}</p>
        </div>
        <div className="border-gold-300/60 border-t-2 pt-6 lg:border-t-0 lg:border-l-2 lg:pt-0 lg:pl-10">
          <h2 className="text-2xl">{promise.heading}</h2>
          <p className="mt-3 text-white/85">{promise.text}</p>
          <ButtonLink to={promise.link.href} look="light" className="mt-6">
            {promise.link.name}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
