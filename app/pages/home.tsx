import type { ComponentType } from "react";
import { SentNote } from "#app/forms/sent-note.tsx";
import { DonationSection } from "#app/giving/donation-section.tsx";
import { NeedHelp } from "#app/sections/need-help.tsx";
import { RestOfPage } from "#app/sections/rest-of-page.tsx";
import { Section, SectionHeading } from "#app/sections/section.tsx";
import { type ShownProjects, SignatureProjects } from "#app/sections/signature-projects.tsx";
import { SmallPrint } from "#app/sections/small-print.tsx";
import { StatBand } from "#app/sections/stat-band.tsx";
import { UrgentNumbers } from "#app/sections/urgent-numbers.tsx";
import type { PageProps } from "#app/shown.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { ShownPicture } from "#app/ui/picture.tsx";
import type { WithGiving } from "#content/giving.ts";
import type { home } from "#content/home.ts";
import type { HomeSection } from "#content/home-fields.ts";
import type { NeedHelp as Help } from "#content/need-help.ts";
import { newsletterToasts } from "#content/newsletter-toasts.ts";
import { Hero } from "./home/hero.tsx";
import { Partners } from "./home/partners.tsx";
import { Pillars } from "./home/pillars.tsx";
import { Story } from "./home/story.tsx";

type Props = PageProps<typeof home> &
  ShownProjects &
  WithGiving & { help: Help; campusPicture: ShownPicture };

export default function Home(content: Props) {
  const shown = content.sections.filter((section) => section.shown);
  return (
    <>
      <NewsletterNotes />
      <UrgentNumbers {...content} />
      <Hero {...content} />
      <RestOfPage>
        {shown.map(({ part }) => {
          const Section = sections[part];
          return <Section key={part} {...content} />;
        })}
      </RestOfPage>
    </>
  );
}

/** Staff say which of them the page shows, and in which order. */
const sections: Record<HomeSection, ComponentType<Props>> = {
  help: NeedHelp,
  matters: Matters,
  story: Story,
  pillars: Pillars,
  partners: Partners,
  projects: Projects,
  donation: DonationSection,
};

/** What the backend leads back to after the newsletter's form and links, by the address's end. */
const outcomes = [
  ["newsletter-asked", newsletterToasts.success],
  ["newsletter-confirmed", newsletterToasts.confirmed],
  ["newsletter-unsubscribed", newsletterToasts.unsubscribed],
  ["newsletter-not-subscribed", newsletterToasts["not-subscribed"]],
  ["newsletter-expired", newsletterToasts.expired],
] as const;

/** The form stands at the foot of every page; its outcomes are read at the top of this one. */
function NewsletterNotes() {
  return (
    <div className="frame">
      {outcomes.map(([id, notice]) => (
        <SentNote key={id} id={id} notice={notice} className="my-6" />
      ))}
    </div>
  );
}

function Projects({ overdueNote, projects, projectsSection }: Props) {
  return (
    <Section id="projects" tone="white" labelledBy="projects-title">
      <SectionHeading id="projects-title" {...projectsSection} />
      <SignatureProjects
        projects={projects}
        donate={projectsSection.donate}
        overdueNote={overdueNote}
      />
      <div className="mt-16 flex flex-wrap items-center justify-between gap-6 border-limestone-200 border-t pt-8">
        <p className="max-w-xl font-display text-xl">{projectsSection.closing.text}</p>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
          <ButtonLink to={projectsSection.closing.button.href} look="gold">
            {projectsSection.closing.button.name}
          </ButtonLink>
          <ButtonLink to={projectsSection.closing.all.href} look="quiet">
            {projectsSection.closing.all.name}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}

function Matters({ matters, statistics }: Props) {
  return (
    <Section tone="lake" labelledBy="matters">
      <div className="mb-12 grid gap-x-16 gap-y-6 lg:grid-cols-[2fr_3fr]">
        <div>
          <p className="eyebrow mb-3 text-gold-300">{matters.eyebrow}</p>
          <h2 id="matters" className="text-3xl">
            {matters.heading}
          </h2>
        </div>
        <div className="max-w-2xl space-y-4 text-lg text-white/85">
          {matters.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <StatBand statistics={statistics} dark />
      <SmallPrint text={matters.note} dark />
      <ButtonLink to={matters.noteLink.href} look="quiet" className="mt-2">
        {matters.noteLink.name}
      </ButtonLink>
    </Section>
  );
}
