import { useLoaderData } from "#app/page-content.ts";
import type { BuildingProjects } from "#content/building-projects.ts";
import { useIsPast } from "./use-is-past.ts";

/** Says that a date of completion has gone by; the project's own words stay as they were set. */
export function Overdue({ due }: { due?: string }) {
  const { overdueNote } = useLoaderData<Pick<BuildingProjects, "overdueNote">>();
  const past = useIsPast(due ?? "");
  return past ? <p className="mt-2 font-semibold text-brick-600 text-sm">{overdueNote}</p> : null;
}
