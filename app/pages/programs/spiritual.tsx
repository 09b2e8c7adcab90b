import { CallBand } from "#app/sections/call-band.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PracticalFacts } from "#app/sections/practical-facts.tsx";
import { Questions } from "#app/sections/questions.tsx";
import { RestOfPage } from "#app/sections/rest-of-page.tsx";
import { Section } from "#app/sections/section.tsx";
import { TextBlock } from "#app/sections/text-block.tsx";
import type { PageProps } from "#app/shown.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { spiritual } from "#content/programs/spiritual.ts";

type Props = PageProps<typeof spiritual>;

export default function Spiritual(content: Props) {
  return (
    <>
      <PageHero {...content} />
      <RestOfPage>
        <TextBlock {...content.textBlock} tone="white" />
        <Gatherings {...content} />
        <PracticalFacts {...content.practical} />
        <Questions {...content.questions} tone="limestone" />
        <CallBand prompt={content.callPrompt} />
      </RestOfPage>
    </>
  );
}

/** Three cards with rounded heads, like the windows of the church they meet in. */
function Gatherings({ programs, programsSection }: Props) {
  return (
    <Section tone="lake" labelledBy="gatherings">
      <h2 id="gatherings" className="mb-10 text-center text-3xl md:mb-14">
        {programsSection.heading}
      </h2>
      <ul className="grid gap-6 lg:grid-cols-3">
        {programs.map(({ icon, title, description, when, where }) => (
          <li
            key={title}
            className="flex flex-col items-center rounded-t-[10rem] rounded-b-card bg-paper px-7 pt-14 pb-8 text-center text-ink lg:px-8"
          >
            <span className="grid size-18 place-items-center rounded-full bg-gold-300 text-brick-900">
              <Icon name={icon} className="size-8" />
            </span>
            <h3 className="mt-6 text-2xl">{title}</h3>
            <p className="mt-3 max-w-md text-ink-soft">{description}</p>
            <dl className="mt-auto w-full pt-6 text-sm">
              <div className="border-limestone-300 border-t py-3">
                <dt className="sr-only">{programsSection.whenLabel}</dt>
                <dd className="font-semibold">{when}</dd>
              </div>
              <div className="border-limestone-300 border-t pt-3">
                <dt className="sr-only">{programsSection.whereLabel}</dt>
                <dd>{where}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
