import type { FieldDescription } from "#content/describe.ts";
import { documents } from "#content/documents.ts";
import { pictures } from "#content/pictures.ts";
import { formOf } from "#content/problems.ts";
import type { ShippedPicture } from "#rules/pictures.ts";

/** The texts of all fields of one kind, wherever they stand in a content. */
const textsOfKind = (
  field: FieldDescription | undefined,
  kind: FieldDescription["kind"],
  value: unknown,
): string[] => {
  if (field?.kind === kind) return typeof value === "string" && value ? [value] : [];
  if (field?.kind === "list" && Array.isArray(value))
    return value.flatMap((item) => textsOfKind(field.item, kind, item));
  const fields = value as Record<string, unknown> | undefined;
  return (field?.fields ?? []).flatMap((inner) => textsOfKind(inner, kind, fields?.[inner.name]));
};

/** `camille-baptiste` is the portrait of Camille Baptiste. */
const personIn = (file: string) =>
  file
    .split("-")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(" ");

/** What comes with the site: every drawn picture, and the portraits of those who ship with it. */
export const shippedPictures = (): ShippedPicture[] => {
  const portraits = documents.flatMap((document) =>
    textsOfKind(formOf(document), "portrait", document.defaults),
  );
  return [
    ...Object.entries(pictures).map(([name, { alt, widths }]) => ({
      kind: "picture" as const,
      name,
      alt,
      src: `/pictures/${name}-${widths[0]}.jpg`,
    })),
    ...[...new Set(portraits)].map((name) => ({
      kind: "portrait" as const,
      name,
      alt: personIn(name),
      src: `/portraits/${name}.jpg`,
    })),
  ];
};
