import { type At, below, changedAt, valueAt } from "./places.ts";

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !("upload" in value);

type Merged = {
  /** Where only one side changed something, that side; where both did, mine. */
  content: unknown;
  /** The places that both changed, differently. A list is one place: no two orders fit together. */
  both: At[];
};

/** Brings two people's changes to the same text together. */
export const merge = (before: unknown, theirs: unknown, mine: unknown, at: At = ""): Merged => {
  if (same(theirs, mine) || same(mine, before)) return { content: theirs, both: [] };
  if (same(theirs, before)) return { content: mine, both: [] };
  if (![before, theirs, mine].every(isGroup)) return { content: mine, both: [at] };
  const names = [...new Set([...Object.keys(theirs as object), ...Object.keys(mine as object)])];
  const parts = names.map((name) => {
    const [old, their, my] = [before, theirs, mine].map((side) => valueAt(side, name));
    return { name, ...merge(old, their, my, below(at, name)) };
  });
  return {
    content: Object.fromEntries(parts.map(({ name, content }) => [name, content])),
    both: parts.flatMap(({ both }) => both),
  };
};

/** The merged content with their words at the places where theirs were chosen. */
export const withTheirs = (content: unknown, theirs: unknown, places: readonly At[]) =>
  places.reduce((now, at) => changedAt(now, at, () => valueAt(theirs, at)), content);
