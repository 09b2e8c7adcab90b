import { chicagoDayEnd } from "#rules/chicago.ts";
import { buildingProjects } from "./building-projects.ts";
import { campaignEnd, campaigns } from "./campaigns.ts";
import { isDay } from "./checks.ts";
import { events, ticketsOf } from "./events.ts";
import { golfClassic, publicEventOf } from "./golf-classic.ts";
import { notice, noticeTimes } from "./notice.ts";
import { housing } from "./programs/housing.ts";
import { contentOf, type Snapshot } from "./snapshot.ts";
import { roleEnd, volunteerRoles } from "./volunteer-roles.ts";

/** A project is late once its day has passed. */
const dayEnd = (day: string) => (isDay(day) ? chicagoDayEnd(day) : "");

/** Projects as pages show them: with the moment from which they are late, not only the day. */
export const withMoments = <Project extends { due: string }>(projects: readonly Project[]) =>
  projects.map((project) => ({ ...project, due: dayEnd(project.due) }));

/** When pages begin to say that something is over or late. */
const datesOf = (snapshot: Snapshot): number[] =>
  [
    publicEventOf(contentOf(snapshot, golfClassic)).end,
    ...ticketsOf(contentOf(snapshot, events)).map(({ end }) => end),
    ...contentOf(snapshot, buildingProjects).items.map(({ due }) => dayEnd(due)),
    ...contentOf(snapshot, campaigns).campaigns.map(campaignEnd),
    ...contentOf(snapshot, volunteerRoles).roles.map(roleEnd),
    ...contentOf(snapshot, housing).projects.map(({ due }) => dayEnd(due)),
  ]
    .map((date) => Date.parse(date ?? ""))
    .filter(Number.isFinite);

/** When the site looks different without anybody publishing anything, in milliseconds. */
export const momentsOf = (snapshot: Snapshot): number[] => {
  const times = noticeTimes(contentOf(snapshot, notice));
  const ofNotice = times ? [times.from, times.until].filter(Number.isFinite) : [];
  return [...ofNotice, ...datesOf(snapshot)];
};

/**
 * The last of the content's dates that has gone by. Unlike the day itself, it makes a page another
 * one only when the page says something else.
 */
export const lastDateBy = (snapshot: Snapshot, now: number): number =>
  Math.max(0, ...datesOf(snapshot).filter((date) => date <= now));
