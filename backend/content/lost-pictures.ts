import type { Database } from "#backend/storage/database.ts";
import { fieldAt } from "#content/describe.ts";
import type { Document } from "#content/document.ts";
import { formOf } from "#content/problems.ts";
import { labelAt } from "#rules/field-labels.ts";
import type { FieldPath } from "#rules/pages.ts";
import { missingPictures } from "./check.ts";

type Part = Record<string | number, unknown> | undefined;

const partAt = (content: unknown, path: FieldPath) =>
  path.reduce<unknown>((part, step) => (part as Part)?.[step], content);

/** What stands now in the field of an earlier content: entries of a list are the same by name. */
const standingAt = (document: Document, then: unknown, path: FieldPath, now: unknown) =>
  path.reduce<unknown>((part, step, at) => {
    if (!Array.isArray(part)) return (part as Part)?.[step];
    const name = fieldAt(formOf(document), path.slice(0, at))?.itemLabel;
    const entry = partAt(then, path.slice(0, at + 1)) as Part;
    return name ? part.find((one: Part) => one?.[name] === entry?.[name]) : undefined;
  }, now);

/**
 * An earlier content as it can come back: where it shows a picture that was deleted, the one that
 * stands there now, or none. `lost` says what becomes of each such place.
 */
export const withoutDeleted = async (
  db: Database,
  document: Document,
  earlier: unknown,
  published: unknown,
) => {
  const content = structuredClone(earlier);
  const lost = [];
  for (const { place } of await missingPictures(db, [{ name: document.name, content }])) {
    const path: FieldPath = [...place];
    const standing = standingAt(document, earlier, path, published);
    const field = path.at(-1) ?? "";
    const around = partAt(content, path.slice(0, -1)) as NonNullable<Part>;
    around[field] = standing || "";
    const without = fieldAt(formOf(document), path)?.required ? "needed" : "empty";
    lost.push({
      path,
      label: labelAt(formOf(document), path, earlier),
      becomes: standing ? ("replaced" as const) : (without as "needed" | "empty"),
    });
  }
  return { content, lost };
};
