import { invalid } from "#backend/refused.ts";
import type { FieldDescription } from "#content/describe.ts";
import { formOf } from "#content/problems.ts";
import { labelAt } from "#rules/field-labels.ts";
import type { FieldPath } from "#rules/pages.ts";
import { findDocument } from "./check.ts";

/** Far more than any page of ours: the words of a whole book. */
const mostLetters = 300_000;
/** Somebody pastes a page into a small field before they shorten it: that draft is kept. */
const leastLetters = 20_000;
/** A picture with what it shows, a link, a choice. */
const lettersOfOthers = 600;
/** Where the form has no list or no such name: the widths of a picture, say. */
const mostEntries = 100;
/** Many times as deep as any form. */
const deepest = 30;
/** A letter of any living script, and one that JSON writes with a backslash. */
const bytesOfLetter = 3;

export const longestDocumentBytes = bytesOfLetter * mostLetters + 1_000;

/** What the form can hold, names and signs of its JSON included. */
const lettersIn = ({ kind, fields = [], item, most = 0 }: FieldDescription): number => {
  if (kind === "group")
    return fields.reduce((sum, field) => sum + field.name.length + 4 + lettersIn(field), 2);
  if (kind === "list" && item) return most * (lettersIn(item) + 1) + 2;
  return kind === "text" || kind === "longText" ? most + 2 : lettersOfOthers;
};

const countLetters = (
  form: FieldDescription,
  value: unknown,
  field: FieldDescription | undefined = form,
  path: FieldPath = [],
): number => {
  if (path.length > deepest) throw invalid("This is nested too deeply.");
  if (typeof value === "string") return value.length + 3;
  if (typeof value !== "object" || value === null) return 6;
  const entries = Object.entries(value);
  const isList = Array.isArray(value);
  const most = isList && field?.kind === "list" && field.most ? 2 * field.most : mostEntries;
  if (entries.length > most) throw invalid(`${labelAt(form, path)}: there are too many of these.`);
  return entries.reduce((sum, [key, inner]) => {
    const [step, part] = isList
      ? [Number(key), field?.item]
      : [key, field?.fields?.find(({ name }) => name === key)];
    return sum + (isList ? 0 : key.length + 4) + countLetters(form, inner, part, [...path, step]);
  }, 0);
};

/** Before anything is compared, stored or drawn: that would take as long as the lists are. */
export const refuseOversized = (contents: { name: string; content?: unknown }[]) => {
  for (const { name, content } of contents) {
    const document = findDocument(name);
    const form = formOf(document);
    const most = Math.min(mostLetters, Math.max(leastLetters, lettersIn(form)));
    if (countLetters(form, content) > most)
      throw invalid(
        `${document.title} is longer than ${most.toLocaleString("en-US")} characters. Please shorten it.`,
      );
  }
};
