import { BioButton, BioDialog } from "#app/sections/people/bio.tsx";
import { Portrait } from "#app/sections/people/portrait.tsx";
import { Section } from "#app/sections/section.tsx";
import type { Shown } from "#app/shown.ts";
import type { Board } from "#content/about/board.ts";
import type { Person } from "#content/people.ts";

/** On a wide screen, where each director sits: the chair at the head, two at the foot. */
const seats = [
  "lg:col-start-5",
  "lg:col-start-1",
  "lg:col-start-9",
  "lg:col-start-1",
  "lg:col-start-9",
  "lg:col-start-3",
  "lg:col-start-7",
];

/** Seven directors around one table. */
export function RoundTable({
  directorsHeading,
  members,
  table,
}: { members: Person[] } & Shown<Board>) {
  return (
    <Section tone="white">
      <h2 className="sr-only">{directorsHeading}</h2>
      <div className="relative">
        <Table table={table} />
        <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-12 lg:gap-y-12">
          {members.map((member, position) => (
            <li
              key={member.name}
              className={`lg:col-span-4 ${seats[position] ?? ""} ${position === 0 ? "sm:max-lg:col-span-2" : ""}`}
            >
              <Director director={member} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Director({ director }: { director: Person }) {
  return (
    <article className="grid grid-cols-[6.5rem_1fr] items-center gap-x-5 sm:flex sm:flex-col sm:text-center">
      <Portrait
        person={director}
        sizes="(min-width: 40rem) 12rem, 6.5rem"
        className="aspect-square! w-full rounded-full sm:w-48"
      />
      <div className="sm:mt-4">
        <h3 className="text-xl">{director.name}</h3>
        <p className="font-semibold text-brick-600 text-sm sm:text-base">{director.title}</p>
        <p className="text-ink-soft text-sm">{director.profession}</p>
        <BioButton person={director} className="mt-3" />
      </div>
      <BioDialog person={director} />
    </article>
  );
}

/** The table itself, with a note on it. It stands between the seats where there is room for it. */
function Table({ table }: Pick<Board, "table">) {
  return (
    <div className="mx-auto mb-12 hidden size-92 place-items-center lg:absolute lg:inset-0 lg:m-auto lg:grid xl:size-100">
      <svg aria-hidden="true" viewBox="0 0 400 400" className="absolute inset-0">
        <circle cx="200" cy="200" r="198" className="fill-limestone-100" />
        <circle cx="200" cy="200" r="186" className="fill-paper stroke-limestone-200" />
        <circle
          cx="200"
          cy="200"
          r="172"
          fill="none"
          strokeWidth="1.5"
          strokeDasharray="1 7"
          strokeLinecap="round"
          className="stroke-limestone-500"
        />
      </svg>
      <p className="relative max-w-64 text-center font-display text-xl">{table}</p>
    </div>
  );
}
