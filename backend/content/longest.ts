import type { FieldDescription } from "#content/describe.ts";
import { documents } from "#content/documents.ts";
import { formOf } from "#content/problems.ts";

/** A picture with what it shows, a link, a choice. */
const lettersOfOthers = 600;
/** A list without a limit of its own. */
const usualItems = 60;

const lettersIn = ({ kind, fields = [], item, most }: FieldDescription): number => {
  if (kind === "group")
    return fields.reduce((sum, field) => sum + field.name.length + 4 + lettersIn(field), 2);
  if (kind === "list" && item) return (most ?? usualItems) * (lettersIn(item) + 1) + 2;
  return kind === "text" || kind === "longText" ? (most ?? 0) + 2 : lettersOfOthers;
};

/** A letter of any living script, and one that JSON writes with a backslash. */
const bytesOfLetter = 3;

/** Whatever the forms allow can be sent: the longest document, every field full. */
export const longestDocumentBytes = () =>
  bytesOfLetter * Math.max(...documents.map((document) => lettersIn(formOf(document)))) + 1_000;
