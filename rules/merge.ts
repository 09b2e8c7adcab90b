import { canonical } from "./canonical.ts";
import type { FieldPath } from "./pages.ts";

type Group = Record<string, unknown>;

/** A picture from the desk is one value, although it is made of several. */
const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !("upload" in value);

type Merged = {
  /** Where only one side changed something, that side; where both did, mine. */
  content: unknown;
  /** The fields that both changed, differently. */
  conflicts: FieldPath[];
};

type Merge = (before: unknown, theirs: unknown, mine: unknown, path?: FieldPath) => Merged;

/** As one field, whatever it is made of. */
export const mergeAsOne: Merge = (before, theirs, mine, path = []) => {
  const [old, their, my] = [before, theirs, mine].map(canonical);
  if (my === old || my === their) return { content: theirs, conflicts: [] };
  if (their === old) return { content: mine, conflicts: [] };
  return { content: mine, conflicts: [path] };
};

/**
 * Brings two changes of the same text together. A list is one field: nobody can say which of two
 * orders was meant.
 */
export const mergeChanges: Merge = (before, theirs, mine, path = []) => {
  const asOne = mergeAsOne(before, theirs, mine, path);
  if (asOne.conflicts.length === 0) return asOne;
  if (!isGroup(before) || !isGroup(theirs) || !isGroup(mine)) return asOne;
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const parts = names.map((name) => ({
    name,
    ...mergeChanges(before[name], theirs[name], mine[name], [...path, name]),
  }));
  return {
    content: Object.fromEntries(parts.map(({ name, content }) => [name, content])),
    conflicts: parts.flatMap(({ conflicts }) => conflicts),
  };
};
