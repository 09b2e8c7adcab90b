import { useIsPast } from "./use-is-past.ts";

/** Says that a date of completion has gone by; the project's own words stay as they were set. */
export function Overdue({ due, note }: { due?: string; note: string }) {
  const past = useIsPast(due ?? "");
  return past ? <p className="mt-2 font-semibold text-brick-600 text-sm">{note}</p> : null;
}
