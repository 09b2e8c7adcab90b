import { Refused } from "#backend/refused.ts";
import type { FieldDescription } from "#content/describe.ts";
import { formOf } from "#content/problems.ts";
import type { FieldPath } from "#rules/pages.ts";
import { findDocument } from "./check.ts";
import { labelAt } from "./labels.ts";

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

const lettersIn = ({ kind, fields = [], item, most = 0 }: FieldDescription): number => {
  if (kind === "group")
    return fields.reduce((sum, field) => sum + field.name.length + 4 + lettersIn(field), 2);
  if (kind === "list" && item) return most * (lettersIn(item) + 1) + 2;
  return kind === "text" || kind === "longText" ? most + 2 : lettersOfOthers;
};

/** Every document fits into a request of so many bytes. */
export const longestDocumentBytes = bytesOfLetter * mostLetters + 1_000;

const refuse = (message: string): never => {
  throw new Refused("invalid", message);
};

/**
 * Refuses contents that no form could have made, before anything is compared, stored or drawn: that
 * would take as long as their lists are. A draft may hold twice as many items as may be published,
 * and whatever it likes in a field, as long as the whole stays within the document's limit.
 */
export const refuseOversized = (contents: { name: string; content?: unknown }[]) => {
  for (const { name, content } of contents) refuseTooLong(name, content);
};

const refuseTooLong = (name: string, content: unknown) => {
  const document = findDocument(name);
  const form = formOf(document);
  // What the document may hold in all, names and signs of its JSON included.
  const most = Math.min(mostLetters, Math.max(leastLetters, lettersIn(form)));
  let left = most;

  const take = (letters: number) => {
    left -= letters;
    if (left < 0)
      refuse(
        `${document.title} is longer than ${most.toLocaleString("en-US")} letters. Please shorten it.`,
      );
  };
  const visit = (value: unknown, field: FieldDescription | undefined, path: FieldPath) => {
    if (path.length > deepest) refuse("This is nested too deeply to be a document.");
    if (typeof value === "string") return take(value.length + 3);
    if (typeof value !== "object" || value === null) return take(6);
    const isList = Array.isArray(value);
    const names = isList ? [] : Object.keys(value);
    const mostHere = isList && field?.kind === "list" && field.most ? 2 * field.most : mostEntries;
    if ((isList ? value.length : names.length) > mostHere)
      refuse(`${labelAt(form, path)}: there are too many here.`);
    if (isList) for (const [at, item] of value.entries()) visit(item, field?.item, [...path, at]);
    for (const key of names) {
      take(key.length + 4);
      const inner = field?.fields?.find((one) => one.name === key);
      visit((value as Record<string, unknown>)[key], inner, [...path, key]);
    }
  };
  visit(content, form, []);
};
