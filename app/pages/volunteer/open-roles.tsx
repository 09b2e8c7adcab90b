import { useEffect, useRef, useState } from "react";
import { Section, SectionHeading } from "#app/sections/section.tsx";
import { useArePast } from "#app/sections/use-is-past.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { OpenRole } from "#content/open-roles.ts";
import type { IconName } from "#content/types.ts";
import type { VolunteerRoles } from "#content/volunteer-roles.ts";
import { applicationForm, RoleButton } from "./role-choice.tsx";
import {
  bringAlong,
  everything,
  fits,
  fitsWhat,
  HidingRules,
  RoleFilters,
  type Wanted,
  wantedIn,
} from "./role-filters.tsx";

type Words = VolunteerRoles["words"];

/** What volunteers are needed for now. */
export function OpenRoles({ roles, words }: { roles: readonly OpenRole[]; words: Words }) {
  const past = useArePast(roles.map(({ end }) => end));
  const open = roles.filter((_, at) => !past[at]);
  const { box, wanted, look } = useWanted();
  return (
    <Section tone="limestone" labelledBy="roles">
      <SectionHeading
        id="roles"
        heading={words.heading}
        lead={open.length > 0 ? words.lead : words.none}
      />
      <div ref={box} onChange={look} className="roles">
        <HidingRules />
        {open.length > 0 && <RoleFilters roles={open} words={words.filters} />}
        <Found roles={open} wanted={wanted} words={words.filters} />
        <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {open.map((role) => (
            <Role
              key={role.name}
              role={role}
              words={words.facts}
              isHidden={wanted !== undefined && !fits(role, wanted)}
            />
          ))}
          <li className="on-dark flex flex-col rounded-card bg-garden-900 p-6">
            <h3 className="text-xl">{words.otherwise.heading}</h3>
            <p className="mt-3 mb-6 text-white/85">{words.otherwise.text}</p>
            <a href="#application" className={buttonClass("light", "mt-auto self-start")}>
              {words.otherwise.button}
            </a>
          </li>
        </ul>
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-10 gap-y-6 rounded-card border border-limestone-300 bg-white p-6">
        <div className="max-w-3xl">
          <h3 className="text-xl">{words.groups.heading}</h3>
          <p className="mt-2 text-ink-soft">{words.groups.text}</p>
        </div>
        <ButtonLink
          to={`/volunteer/groups${wanted?.day ? `?day=${wanted.day}` : ""}`}
          look="secondary"
        >
          {words.groups.button}
        </ButtonLink>
      </div>
    </Section>
  );
}

/** Browsers bring back what was chosen before a reload. */
const useWanted = () => {
  const box = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<Wanted>();
  const look = () => {
    if (!box.current) return;
    const now = wantedIn(box.current);
    const form = document.getElementById(applicationForm);
    if (form instanceof HTMLFormElement) bringAlong(form, wanted ?? everything, now);
    setWanted(now);
  };
  useEffect(() => {
    const brought = box.current && wantedIn(box.current);
    if (brought && Object.values(brought).some(Boolean)) setWanted(brought);
  }, []);
  return { box, wanted, look };
};

/** For whoever does not see the list become shorter. It says nothing before somebody chose. */
function Found({
  roles,
  wanted,
  words,
}: {
  roles: readonly OpenRole[];
  wanted: Wanted | undefined;
  words: Words["filters"];
}) {
  const n = wanted && roles.filter((role) => fits(role, wanted)).length;
  return (
    <p role="status" className="mt-5 font-semibold">
      {n === 0
        ? words.nothing
        : n && words.found.replace("{n}", `${n}`).replace("{all}", `${roles.length}`)}
    </p>
  );
}

function Role({
  role,
  words,
  isHidden,
}: {
  role: OpenRole;
  words: Words["facts"];
  isHidden: boolean;
}) {
  const { title, lead, when, where, needed, fromAge, groupFromAge, training, groupSize } = role;
  const forGroups = words.groups.replace("{n}", `${groupSize}`).replace("{age}", `${groupFromAge}`);
  const facts: [icon: IconName, text: string][] = [
    ["calendar-clock", when],
    ["map-pin", where],
    [
      "users-round",
      [
        needed === 1 ? words.neededOne : words.needed.replace("{n}", `${needed}`),
        words.fromAge.replace("{n}", `${fromAge}`),
      ].join(" · "),
    ],
    ["graduation-cap", training || words.noTraining],
    ...(groupSize > 0 ? [["users", forGroups] as [IconName, string]] : []),
  ];
  return (
    <li
      hidden={isHidden}
      data-fits={fitsWhat(role)}
      className="flex flex-col rounded-card border border-limestone-200 bg-white p-6 shadow-card"
    >
      <h3 className="text-xl">{title}</h3>
      <p className="mt-3 text-ink-soft">{lead}</p>
      <ul className="mt-5 mb-6 space-y-2 text-sm">
        {facts.map(([icon, text]) => (
          <li key={icon} className="flex items-start gap-3">
            <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-garden-700" />
            {text}
          </li>
        ))}
      </ul>
      <RoleButton role={role} apply={words.apply} />
    </li>
  );
}
