import { PageHero } from "#app/sections/page-hero.tsx";
import { RestOfPage } from "#app/sections/rest-of-page.tsx";
import { Section, SectionHeading } from "#app/sections/section.tsx";
import type { PageProps } from "#app/shown.ts";
import { Icon } from "#app/ui/icon.tsx";
import { InitialsBadge } from "#app/ui/initials-badge.tsx";
import type { board } from "#content/about/board.ts";
import type { Person } from "#content/people.ts";
import { RoundTable } from "./board/round-table.tsx";

type Props = PageProps<typeof board> & { members: Person[] };

export default function Board(content: Props) {
  return (
    <>
      <PageHero {...content} />
      <RestOfPage>
        <RoundTable {...content} />
        <Committees {...content} />
        <Disclosures {...content} />
        <Governance {...content} />
      </RestOfPage>
    </>
  );
}

function Disclosures({ disclosures, disclosuresIntro }: Props) {
  return (
    <Section tone="white" labelledBy="disclosures">
      <SectionHeading id="disclosures" {...disclosuresIntro} />
      <dl className="grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {disclosures.map(({ name, text }) => (
          <div key={name} className="border-limestone-300 border-t pt-4">
            <dt className="font-semibold">{name}</dt>
            <dd className="mt-1 text-ink-soft text-sm">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Governance({ givingNote, governance, governanceIntro }: Props) {
  return (
    <Section tone="brick" labelledBy="governance">
      <SectionHeading id="governance" {...governanceIntro} dark />
      <dl className="grid gap-px overflow-clip rounded-card border border-white/20 bg-white/20 sm:grid-cols-2 lg:grid-cols-4">
        {governance.map((statistic) => (
          <div
            key={statistic.label}
            className="flex flex-col-reverse justify-end gap-1 bg-brick-700 p-6 lg:p-8"
          >
            <dt className="text-white/85">{statistic.label}</dt>
            <dd className="font-display font-[560] text-3xl">
              <Icon name={statistic.icon} className="mb-5 size-7 text-gold-300" />
              {statistic.figure}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 max-w-3xl text-white/85">{givingNote}</p>
    </Section>
  );
}

function Committees({ committees, committeesIntro }: Props) {
  return (
    <Section labelledBy="committees">
      <SectionHeading id="committees" {...committeesIntro} />
      <ul className="grid gap-x-12 gap-y-12 md:grid-cols-2">
        {committees.map(({ name, purpose, icon, members }) => (
          <li key={name} className="border-ink border-t-2 pt-6">
            <h3 className="flex items-center gap-3 text-2xl">
              <Icon name={icon} className="size-7 shrink-0 text-brick-500" />
              {name}
            </h3>
            <p className="mt-3 max-w-prose text-ink-soft">{purpose}</p>
            <ul
              aria-label={`Members of the ${name} committee`}
              className="mt-5 grid gap-x-4 gap-y-2.5 sm:grid-cols-2"
            >
              {members.map((member) => (
                <li key={member} className="flex items-center gap-2.5 font-semibold text-sm">
                  <InitialsBadge name={member} className="size-9 shrink-0 rounded-full text-xs" />
                  {member}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
