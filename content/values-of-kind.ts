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

/** A content in which the values of all fields of one kind are replaced. */
export const changeKind = (
  field: FieldDescription | undefined,
  kind: FieldDescription["kind"],
  value: unknown,
  change: (value: unknown) => unknown,
): unknown => {
  if (field?.kind === kind) return change(value);
  if (field?.kind === "list" && Array.isArray(value))
    return value.map((item) => changeKind(field.item, kind, item, change));
  if (!field?.fields || typeof value !== "object" || value === null) return value;
  const inner = (name: string) => field.fields?.find((one) => one.name === name);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, changeKind(inner(name), kind, one, change)]),
  );
};
