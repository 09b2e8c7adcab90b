import { type Facts, filled } from "#desk/pages/form/words.ts";
import { type At, below, valueAt } from "#desk/pages/places.ts";
import type { FormField } from "#desk/pages/queries.ts";

type Leaf = { at: At; text: string };

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** Of a picture, what it shows; an order of sections has no words of its own. */
const wordsOf = (value: unknown) =>
  typeof value === "object"
    ? String((value as { alt?: unknown } | null)?.alt ?? "")
    : String(value ?? "");

/** Every text of a document as the page says it, and the field it stands in. */
const leavesOf = (field: FormField, value: unknown, facts: Facts, at: At = ""): Leaf[] => {
  if (field.kind === "group")
    return (field.fields ?? []).flatMap((part) =>
      leavesOf(part, valueAt(value, part.name), facts, below(at, part.name)),
    );
  if (field.kind === "list")
    return (Array.isArray(value) ? value : []).flatMap((item, position) =>
      field.item ? leavesOf(field.item, item, facts, below(at, position)) : [],
    );
  const text = wordsOf(value);
  return text ? [{ at, text: plain(filled(text, facts)) }] : [];
};

/** Shorter pieces of a text stand in too many fields. */
const telling = 4;

type Fits = (leaf: string, text: string) => boolean;

/** From the surest to the merest likeness. */
const likenesses: Fits[] = [
  (leaf, text) => leaf === text,
  (leaf, text) => leaf.toLowerCase() === text.toLowerCase(),
  (leaf, text) => text.length >= telling && leaf.includes(text),
  (leaf, text) => leaf.length >= telling && text.includes(leaf),
];

/**
 * The field of a text that somebody clicked on the page. `texts` go from the smallest piece around
 * the click to larger ones; `nth` says how many equal ones come before it on the page.
 */
export const findField = (
  form: FormField,
  content: unknown,
  facts: Facts,
  texts: readonly string[],
  nth: number,
): At | undefined => {
  const leaves = leavesOf(form, content, facts);
  for (const text of texts.map(plain).filter(Boolean))
    for (const fits of likenesses) {
      const found = leaves.filter((leaf) => fits(leaf.text, text));
      const leaf = found[Math.min(nth, found.length - 1)];
      if (leaf) return leaf.at;
    }
  return undefined;
};
