import { CallToAction } from "#app/sections/call-to-action.tsx";
import { HelpLink } from "#app/sections/help-link.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PracticalFacts } from "#app/sections/practical-facts.tsx";
import { RestOfPage } from "#app/sections/rest-of-page.tsx";
import { Section } from "#app/sections/section.tsx";
import { SmallPrint } from "#app/sections/small-print.tsx";
import type { PageProps } from "#app/shown.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Forward } from "#app/ui/forward.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { frameWidth, Picture } from "#app/ui/picture.tsx";
import type { programs } from "#content/programs.ts";

type Props = PageProps<typeof programs> & { more: string };

export default function Programs(content: Props) {
  const { artsNote, workNote } = content;
  return (
    <>
      <PageHero {...content} />
      <RestOfPage>
        <Section>
          <ProgramStops {...content} />
          <div className="mt-14 space-y-4 border-limestone-300 border-t pt-6">
            {[artsNote, workNote].map(({ text, link }) => (
              <p key={text} className="flex flex-wrap items-center gap-x-5 font-display text-xl">
                {text}
                <ButtonLink look="quiet" to={link.href} className="font-sans text-base">
                  {link.name}
                </ButtonLink>
              </p>
            ))}
            <HelpLink {...content} />
          </div>
        </Section>
        <WeeklyFigures {...content} />
        <PracticalFacts {...content.practical} note={content.fairnessNote} />
        <CallToAction {...content.closing} />
      </RestOfPage>
    </>
  );
}

/** Four figures, one of which is a word: they stand still. */
function WeeklyFigures({ figuresSection, statistics }: Props) {
  return (
    <Section tone="lake" labelledBy="figures">
      <h2 id="figures" className="mb-10 text-3xl">
        {figuresSection.heading}
      </h2>
      <dl className="grid grid-cols-2 gap-x-5 gap-y-10 sm:gap-x-8 lg:grid-cols-4">
        {statistics.map(({ icon, text, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-gold-300/60 border-t-2 pt-5"
          >
            <dt className="mt-2 text-sm text-white/85 sm:text-base">{label}</dt>
            <dd className="font-display font-[560] text-4xl tracking-tight">
              <Icon name={icon} className="mb-4 size-7 text-gold-300" />
              {text}
            </dd>
          </div>
        ))}
      </dl>
      <SmallPrint text={figuresSection.note} dark />
    </Section>
  );
}

/** Four miniatures standing on the page, each above its own stop on the line. */
function ProgramStops({ programs, programsSection }: Props) {
  return (
    <>
      <h2 className="mb-8 max-w-2xl text-3xl">{programsSection.heading}</h2>
      <ul className="grid gap-y-14 md:grid-cols-2 md:gap-y-20">
        {programs.map(({ title, description, href, label, picture }, position) => (
          <li key={href} className="group relative flex flex-col">
            <Picture
              picture={picture}
              decorative
              sizes={`(min-width: 76rem) 38rem, (min-width: 48rem) 50vw, ${frameWidth}`}
              className="h-auto w-full transition-transform duration-500 ease-settle group-hover:-translate-y-1.5"
            />
            <div
              className={`relative flex grow flex-col border-garden-500 border-t-4 pt-7 ${position % 2 ? "md:pl-8" : "md:pr-8"}`}
            >
              <span
                aria-hidden="true"
                className={`absolute -top-3 size-5 rounded-full border-4 border-garden-500 bg-paper group-hover:bg-gold-300 ${position % 2 ? "md:left-8" : ""}`}
              />
              <h3 className="text-2xl">
                <Link to={href} className="after:absolute after:inset-0">
                  {title}
                </Link>
              </h3>
              <p className="mt-3 max-w-lg text-ink-soft">{description}</p>
              <Forward className="mt-auto pt-3 text-brick-600">{label}</Forward>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
