import { RevealItem } from "#app/effects/reveal.tsx";
import { Section, SectionHeading } from "#app/sections/section.tsx";
import type { Shown } from "#app/shown.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { GolfPage } from "#content/events/golf.ts";

type Tiers = GolfPage["tiers"];

const kinds = ["players", "course", "table", "gift", "name", "recognition", "tax"] as const;

/**
 * Side by side, the lines of all three tiers stand level, so that they can be compared across. On
 * narrow screens each tier is a card that lists only what it has.
 */
export function Sponsorship({ benefits, sponsorshipSection, tiers }: Shown<GolfPage>) {
  return (
    <Section tone="white" labelledBy="sponsorship" reveal={0.1}>
      <RevealItem>
        <SectionHeading id="sponsorship" {...sponsorshipSection} />
        <div className="grid gap-x-6 gap-y-6 lg:grid-cols-3 lg:grid-rows-[repeat(9,auto)] lg:gap-y-0">
          {tiers.map((tier, position) => (
            <Tier
              benefits={benefits}
              sponsorshipSection={sponsorshipSection}
              key={tier.title}
              tier={tier}
              premier={position === 0}
            />
          ))}
        </div>
      </RevealItem>
    </Section>
  );
}

function Tier({
  tier,
  premier,
  benefits,
  sponsorshipSection,
}: { tier: Tiers[number]; premier: boolean } & Pick<GolfPage, "benefits" | "sponsorshipSection">) {
  const { title, amount, button } = tier;
  const ground = premier ? "on-dark bg-garden-900" : "border border-limestone-200 bg-paper";
  const rule = premier ? "border-white/25" : "border-limestone-200";
  const soft = premier ? "text-white/75" : "text-ink-soft";
  return (
    <article
      aria-labelledby={tierId(title)}
      className={`rounded-card p-7 shadow-card forced-border lg:row-span-9 lg:grid lg:grid-rows-subgrid lg:p-8 ${ground}`}
    >
      <div className="pb-6">
        <h3 id={tierId(title)} className="text-2xl">
          {title}
        </h3>
        <p
          className={`mt-2 font-display font-[560] text-4xl tracking-tight ${premier ? "text-gold-300" : "text-garden-700"}`}
        >
          {amount}
        </p>
      </div>
      <dl className="lg:row-span-7 lg:grid lg:grid-rows-subgrid">
        {kinds.map((kind) => {
          const benefit = tier[kind];
          const otherwise =
            kind === "tax" ? sponsorshipSection.otherwiseTax : sponsorshipSection.notIncluded;
          return (
            <div key={kind} className={`border-t py-3 ${rule} ${benefit ? "" : "max-lg:hidden"}`}>
              <dt className={`text-xs ${soft}`}>{benefits[kind]}</dt>
              <dd className={benefit ? "font-semibold" : soft}>{benefit ?? otherwise}</dd>
            </div>
          );
        })}
      </dl>
      <div className="pt-6">
        <ButtonLink to={button.href} look={premier ? "gold" : "secondary"} className="w-full">
          {button.name}
        </ButtonLink>
      </div>
    </article>
  );
}

const tierId = (title: string) => title.toLowerCase().replaceAll(" ", "-");
