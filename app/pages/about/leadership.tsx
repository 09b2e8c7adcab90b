import { PageHero } from "#app/sections/page-hero.tsx";
import { BioButton, BioDialog } from "#app/sections/people/bio.tsx";
import { Portrait } from "#app/sections/people/portrait.tsx";
import { RelatedLinks } from "#app/sections/related-links.tsx";
import { RestOfPage } from "#app/sections/rest-of-page.tsx";
import { Section, SectionHeading } from "#app/sections/section.tsx";
import type { PageProps } from "#app/shown.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { leadership } from "#content/about/leadership.ts";
import type { Person } from "#content/people.ts";

type Props = PageProps<typeof leadership> & { leaders: Person[] };

export default function Leadership(content: Props) {
  return (
    <>
      <PageHero {...content} />
      <RestOfPage>
        <Leaders {...content} />
        <Philosophy {...content} />
        <RelatedLinks links={content.related} />
      </RestOfPage>
    </>
  );
}

function Philosophy({ philosophy, values }: Props) {
  return (
    <Section tone="garden" labelledBy="philosophy">
      <div className="grid gap-x-16 lg:grid-cols-[2fr_3fr]">
        <SectionHeading id="philosophy" {...philosophy} dark />
        <ul className="divide-y divide-white/20 border-white/20 border-y">
          {values.map(({ icon, title, description }) => (
            <li key={title} className="grid gap-x-8 gap-y-2 py-7 sm:grid-cols-[12rem_1fr]">
              <h3 className="flex items-center gap-3 self-start text-xl">
                <Icon name={icon} className="size-6 shrink-0 text-gold-300" />
                {title}
              </h3>
              <p className="text-white/85">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Six people in six doorways; the middle ones stand a step further down. */
function Leaders({ leaders, teamHeading }: Props) {
  return (
    <Section tone="white" className="lg:pb-36">
      <h2 className="sr-only">{teamHeading}</h2>
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 sm:gap-y-14 lg:grid-cols-3 lg:gap-x-12">
        {leaders.map((leader) => (
          <li key={leader.name} className="lg:nth-[3n+2]:translate-y-14">
            <Leader leader={leader} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Leader({ leader }: { leader: Person }) {
  return (
    <article className="grid h-full grid-cols-[7rem_1fr] gap-x-5 sm:flex sm:flex-col">
      <Portrait
        person={leader}
        sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 7rem"
        className="w-full rounded-t-[50%_40%] rounded-b-card"
      />
      <div className="flex flex-col sm:mt-5 sm:flex-1">
        <h3 className="text-2xl">{leader.name}</h3>
        <p className="mt-1 font-semibold text-brick-600 text-sm sm:text-base">{leader.title}</p>
        <ul className="mt-3 mb-4 flex flex-wrap gap-1.5">
          {leader.expertise.slice(0, 2).map((skill) => (
            <li key={skill}>
              <Tag>{skill}</Tag>
            </li>
          ))}
        </ul>
        <BioButton person={leader} className="mt-auto w-fit" />
      </div>
      <BioDialog person={leader}>
        <p className="mt-1 text-ink-soft">{leader.tenure}</p>
        <ul aria-label="Expertise" className="mt-4 flex flex-wrap gap-1.5">
          {leader.expertise.map((skill) => (
            <li key={skill}>
              <Tag tone="lake">{skill}</Tag>
            </li>
          ))}
        </ul>
      </BioDialog>
    </article>
  );
}
