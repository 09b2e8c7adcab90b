import { Section, SectionHeading } from "#app/sections/section.tsx";
import type { Shown } from "#app/shown.ts";
import { Icon } from "#app/ui/icon.tsx";
import { InitialsBadge } from "#app/ui/initials-badge.tsx";
import type { Board } from "#content/about/board.ts";

export function Committees({ committees, committeesIntro }: Shown<Board>) {
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
