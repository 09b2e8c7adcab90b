import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RestOfPage } from "#app/sections/rest-of-page.tsx";
import { Section } from "#app/sections/section.tsx";
import type { PageProps } from "#app/shown.ts";
import type { missionVision } from "#content/about/mission-vision.ts";
import { TheoryOfChange } from "./mission-vision/theory-of-change.tsx";

type Props = PageProps<typeof missionVision>;

export default function MissionVision(content: Props) {
  return (
    <>
      <PageHero {...content} />
      <RestOfPage>
        <Mission {...content} />
        <Vision {...content} />
        <TheoryOfChange {...content} />
        <CallToAction {...content.closing} />
      </RestOfPage>
    </>
  );
}

function Mission({ mission }: Props) {
  return (
    <Section tone="brick" labelledBy="mission">
      <h2 id="mission" className="font-sans! eyebrow text-gold-300">
        {mission.heading}
      </h2>
      <p className="mt-6 max-w-5xl text-balance font-display text-4xl leading-[1.12]">
        {mission.statement}
      </p>
      <div className="mt-12 grid gap-x-16 gap-y-4 border-white/30 border-t pt-8 text-lg text-white/90 md:grid-cols-[3fr_2fr]">
        {mission.paragraphs.map((paragraph) => (
          <p key={paragraph} className="max-w-2xl">
            {paragraph}
          </p>
        ))}
      </div>
    </Section>
  );
}

function Vision({ vision }: Props) {
  return (
    <Section labelledBy="vision">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <div>
          <h2 id="vision" className="font-sans! eyebrow text-brick-600">
            {vision.heading}
          </h2>
          <p className="mt-6 text-balance font-display text-3xl">{vision.statement}</p>
        </div>
        <div className="space-y-5 border-limestone-300 text-lg text-ink-soft lg:mt-12 lg:border-l lg:pl-12">
          {vision.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}
