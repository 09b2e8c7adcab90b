import type { Document } from "#content/document.ts";
import { formOf } from "#content/problems.ts";
import { textsWritten } from "#content/spanish/document.ts";
import { labelAt } from "#rules/field-labels.ts";
import type { FieldPath } from "#rules/pages.ts";

export const stepsOf = (place: string): FieldPath =>
  place.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/**
 * The field in which the desk shows a place of a content, and what it calls it. A Spanish document
 * lists its texts; its form shows each where its English stands.
 */
export const fieldShown = (document: Document, content: unknown, path: FieldPath) => {
  const { english } = document;
  const text = english && typeof path[1] === "number" && textsWritten(content)[path[1]];
  if (!english || !text) return { path, label: labelAt(formOf(document), path, content) };
  const place = stepsOf(text.place);
  return { path: place, label: labelAt(formOf(english), place) };
};
