import { RevealItem } from "#app/effects/reveal.tsx";
import { Section } from "#app/sections/section.tsx";
import type { Shown } from "#app/shown.ts";
import { useOrganisation } from "#app/site.ts";
import { ButtonLinks } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { GolfPage } from "#content/events/golf.ts";
import { telHref } from "#rules/address.ts";
import { CalendarLink, type CalendarProps } from "./calendar-link.tsx";

const line =
  "inline-flex min-h-12 items-center gap-4 font-display text-xl underline decoration-2 decoration-white/40 underline-offset-[6px] [overflow-wrap:anywhere] hover:decoration-current";

export function Closing({
  calendar,
  closing,
  event,
  heroButtons,
  overNote,
}: CalendarProps & Shown<GolfPage>) {
  const { phone, email } = useOrganisation();
  return (
    <Section tone="garden" labelledBy="closing" reveal={0.1}>
      <RevealItem>
        <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
          <div className="max-w-2xl">
            <h2 id="closing" className="text-4xl">
              {closing.heading}
            </h2>
            <p className="mt-4 text-lg text-white/85">{closing.lead}</p>
            <div className="mt-8 flex flex-wrap gap-3">
              <ButtonLinks links={heroButtons} looks={["gold", "light"]} />
            </div>
          </div>
          <div className="flex flex-col items-start gap-2 border-gold-300/60 lg:border-l-2 lg:pl-10">
            <a href={telHref(phone)} className={line}>
              <Icon name="phone" className="size-6 shrink-0 text-gold-300" />
              {phone}
            </a>
            <a href={`mailto:${email}`} className={line}>
              <Icon name="mail" className="size-6 shrink-0 text-gold-300" />
              {email}
            </a>
            <CalendarLink calendar={calendar} event={event} overNote={overNote} />
          </div>
        </div>
      </RevealItem>
    </Section>
  );
}
