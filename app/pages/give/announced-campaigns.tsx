import { Progress } from "#app/giving/campaign-progress.tsx";
import { Section } from "#app/sections/section.tsx";
import { useArePast } from "#app/sections/use-is-past.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Campaigns } from "#content/campaigns.ts";

export type Announced = {
  campaigns: { title: string; lead: string; name: string; href: string; end: string }[];
  words: Campaigns["words"];
};

/** What staff put beside the usual form, as long as it runs. */
export function AnnouncedCampaigns({ campaigns, words }: Announced) {
  const past = useArePast(campaigns.map(({ end }) => end));
  const running = campaigns.filter((_, at) => !past[at]);
  if (running.length === 0) return null;
  return (
    <Section tone="limestone">
      <ul className="space-y-12">
        {running.map(({ title, lead, name, href }) => (
          <li key={name} className="grid gap-x-14 gap-y-6 lg:grid-cols-2 lg:items-center">
            <div>
              <p className="eyebrow mb-3 text-brick-600">{words.eyebrow}</p>
              <h2 className="text-3xl">{title}</h2>
              <p className="mt-4 text-lg text-ink-soft">{lead}</p>
            </div>
            <div>
              <Progress name={name} words={words.progress} />
              <ButtonLink to={href} className="mt-5">
                {words.more}
                <span className="sr-only">: {title}</span>
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
