import { mergeChanges } from "#rules/merge.ts";
import { type At, atOf, changedAt, valueAt } from "./places.ts";

/** Brings two people's changes together: where both changed a place, mine stands until they choose. */
export const merge = (before: unknown, theirs: unknown, mine: unknown) => {
  const { content, conflicts } = mergeChanges(before, theirs, mine);
  return { content, both: conflicts.map(atOf) };
};

/** The merged content with their words at the places where theirs were chosen. */
export const withTheirs = (content: unknown, theirs: unknown, places: readonly At[]) =>
  places.reduce((now, at) => changedAt(now, at, () => valueAt(theirs, at)), content);
