import { CountUp } from "#app/effects/count-up.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RestOfPage } from "#app/sections/rest-of-page.tsx";
import { Section, SectionHeading } from "#app/sections/section.tsx";
import { type ShownProjects, SignatureProjects } from "#app/sections/signature-projects.tsx";
import type { PageProps } from "#app/shown.ts";
import { ButtonLinks } from "#app/ui/button.tsx";
import { Forward } from "#app/ui/forward.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LeadFigure } from "#app/ui/lead-figure.tsx";
import { Link } from "#app/ui/link.tsx";
import type { projects } from "#content/projects.ts";

type Props = PageProps<typeof projects> & ShownProjects;

export default function Projects(content: Props) {
  const { overdueNote, projects, related, signature } = content;
  return (
    <>
      <PageHero {...content} />
      <RestOfPage>
        <Categories {...content} />
        <Section tone="white" labelledBy="signature">
          <SectionHeading id="signature" {...signature} />
          <SignatureProjects
            projects={projects}
            donate={signature.donate}
            overdueNote={overdueNote}
          />
          <p className="mt-14 flex flex-wrap gap-x-8 border-limestone-200 border-t pt-6">
            <ButtonLinks links={related} looks={["quiet"]} />
          </p>
        </Section>
        <CallToAction {...content.closing} />
      </RestOfPage>
    </>
  );
}

/** Three doors with their counts, standing on what was put into them. */
function Categories({ categories, categoriesSection, invested, investedNote }: Props) {
  return (
    <Section tone="limestone" labelledBy="categories">
      <SectionHeading id="categories" {...categoriesSection} />
      <div className="overflow-clip rounded-card shadow-card">
        <ul className="grid gap-px bg-limestone-200 md:grid-cols-3">
          {categories.map(({ icon, title, description, count, href, label }) => (
            <li
              key={href}
              className="group relative flex flex-col bg-white p-7 transition-colors hover:bg-gold-100 lg:p-9"
            >
              <div className="flex items-start justify-between gap-4">
                <LeadFigure text={count} className="text-brick-600" />
                <Icon name={icon} className="size-8 text-brick-500" />
              </div>
              <h3 className="mt-8 text-2xl">
                <Link to={href} className="after:absolute after:inset-0">
                  {title}
                </Link>
              </h3>
              <p className="mt-3 text-ink-soft">{description}</p>
              <Forward className="mt-auto pt-4 text-brick-600">{label}</Forward>
            </li>
          ))}
        </ul>
        <p className="on-dark flex flex-wrap items-baseline gap-x-4 bg-brick-700 px-7 py-6 lg:px-9">
          <span className="font-display font-[560] text-4xl text-gold-300 tracking-tight">
            <CountUp figure={invested.figure} />
          </span>{" "}
          <span className="text-lg">{invested.label}</span>
          <span className="basis-full text-sm text-white/85">{investedNote}</span>
        </p>
      </div>
    </Section>
  );
}
