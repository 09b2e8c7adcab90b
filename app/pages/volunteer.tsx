import { PageHero } from "#app/sections/page-hero.tsx";
import { PrivacyNote } from "#app/sections/privacy-note.tsx";
import { RestOfPage } from "#app/sections/rest-of-page.tsx";
import { Section, SectionHeading } from "#app/sections/section.tsx";
import type { PageProps } from "#app/shown.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import type { volunteer } from "#content/volunteer.ts";
import { ApplicationForm } from "./volunteer/application-form.tsx";

type Props = PageProps<typeof volunteer>;

export default function Volunteer(content: Props) {
  return (
    <>
      <PageHero {...content} />
      <RestOfPage>
        <Benefits {...content} />
        <Application {...content} />
        <NextSteps {...content} />
      </RestOfPage>
    </>
  );
}

function Benefits({ benefits }: Props) {
  return (
    <Section tone="garden" className="md:py-16!">
      <ul className="grid gap-x-12 gap-y-10 md:grid-cols-3">
        {benefits.map(({ icon, title, description }) => (
          <li key={title}>
            <Icon name={icon} className="size-9 text-gold-300" />
            <h2 className="mt-4 text-2xl">{title}</h2>
            <p className="mt-2 text-white/85">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function NextSteps({ nextSteps }: Props) {
  return (
    <Section tone="limestone" labelledBy="next-steps">
      <SectionHeading id="next-steps" heading={nextSteps.heading} />
      <ol className="grid gap-x-10 gap-y-10 md:grid-cols-3">
        {nextSteps.items.map(({ question, answer }, position) => (
          <li key={question} className="border-limestone-300 border-t pt-5">
            <p aria-hidden="true" className="font-display text-4xl text-brick-500">
              {position + 1}
            </p>
            <h3 className="mt-2 text-xl">{question}</h3>
            <p className="mt-2 text-ink-soft">
              <LinkedText text={answer} />
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-12 flex flex-wrap items-center gap-x-8 gap-y-2 font-display text-xl">
        <span>
          <LinkedText text={nextSteps.help} />
        </span>
        <ButtonLink to={nextSteps.otherWays.href} look="quiet" className="font-sans text-base">
          {nextSteps.otherWays.name}
        </ButtonLink>
      </p>
    </Section>
  );
}

/** The form, with what one should know before filling it in beside it. */
function Application({ form, practical }: Props) {
  return (
    <Section tone="white" labelledBy="application">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <aside aria-labelledby="before" className="h-fit lg:sticky lg:top-28">
          <h2 id="before" className="text-2xl">
            {practical.heading}
          </h2>
          <dl className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-1">
            {practical.facts.map(({ icon, label, text }) => (
              <div key={label} className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3">
                <dt className="col-span-2 grid grid-cols-subgrid items-center font-semibold">
                  <Icon name={icon} className="size-6 text-garden-700" />
                  {label}
                </dt>
                <dd className="col-start-2 mt-1 text-ink-soft text-sm">
                  <LinkedText text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </aside>
        <div>
          <h2 id="application" className="text-3xl">
            {form.heading}
          </h2>
          <p className="mt-3 text-ink-soft text-lg">{form.intro}</p>
          <p className="mt-2 mb-8 text-ink-soft text-sm">{form.requiredNote}</p>
          <ApplicationForm form={form} />
          <PrivacyNote text={form.privacy} />
        </div>
      </div>
    </Section>
  );
}
