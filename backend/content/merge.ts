import type { FieldDescription } from "#content/describe.ts";
import type { FieldPath } from "#rules/pages.ts";
import { canonical } from "./differences.ts";

type Merged = { content: unknown; conflicts: FieldPath[] };

/**
 * Brings a change that was made to `base` to what that has become since. A field that only one side
 * changed takes that side; one that both changed, differently, is a conflict. A list is one field:
 * nobody can say which of two orders was meant.
 */
export const mergeChanges = (
  field: FieldDescription,
  base: unknown,
  current: unknown,
  change: unknown,
  path: FieldPath = [],
): Merged => {
  const [old, now, wanted] = [base, current, change].map(canonical);
  if (wanted === old || wanted === now) return { content: current, conflicts: [] };
  if (now === old) return { content: change, conflicts: [] };
  if (field.kind !== "group") return { content: change, conflicts: [path] };
  const inner = (field.fields ?? []).map((part) => {
    const value = (of: unknown) => (of as Record<string, unknown> | undefined)?.[part.name];
    const place = [...path, part.name];
    return [part.name, mergeChanges(part, value(base), value(current), value(change), place)];
  }) as [string, Merged][];
  return {
    content: Object.fromEntries(inner.map(([name, { content }]) => [name, content])),
    conflicts: inner.flatMap(([, { conflicts }]) => conflicts),
  };
};
