import type { FieldDescription } from "./describe.ts";
import type { Place } from "./tokens.ts";

/** The values of all fields of one kind, wherever they stand in a content. */
export const valuesOfKind = (
  field: FieldDescription | undefined,
  kind: FieldDescription["kind"],
  value: unknown,
  place: Place = [],
): { place: Place; value: unknown }[] => {
  if (field?.kind === kind) return [{ place, value }];
  if (field?.kind === "list" && Array.isArray(value))
    return value.flatMap((item, at) => valuesOfKind(field.item, kind, item, [...place, at]));
  const fields = value as Record<string, unknown> | null | undefined;
  return (field?.fields ?? []).flatMap(({ name, ...inner }) =>
    valuesOfKind({ name, ...inner }, kind, fields?.[name], [...place, name]),
  );
};
