import type { FieldPath } from "./pages.ts";

/** What has to be known of a form to find its pairs. */
type Field = {
  name: string;
  spanishOf?: readonly string[] | undefined;
  fields?: Field[] | undefined;
  item?: Field | undefined;
};

/** A text in Spanish, and the English words beside it that it says again. */
export type Pair = {
  path: FieldPath;
  /** The place without the numbers of list items: they move, and the text moves with them. */
  field: string;
  english: string;
  spanish: string;
};

const textIn = (group: unknown, name: string) => {
  const value = (group as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === "string" ? value.trim() : "";
};

export const pairOf = (
  { name, spanishOf = [] }: Pick<Field, "name" | "spanishOf">,
  group: unknown,
  path: FieldPath,
): Pair => ({
  path,
  field: path.filter((step) => typeof step === "string").join("."),
  english: spanishOf.map((english) => textIn(group, english)).join("\n"),
  spanish: textIn(group, name),
});

/** Every pair of a content, as it is written: facts that it names have pairs of their own. */
export const pairsIn = (form: Field, content: unknown, path: FieldPath = []): Pair[] => {
  if (form.item) {
    const { item } = form;
    const items = Array.isArray(content) ? content : [];
    return items.flatMap((one, position) => pairsIn(item, one, [...path, position]));
  }
  return (form.fields ?? []).flatMap((field) => {
    const place = [...path, field.name];
    if (field.spanishOf) return [pairOf(field, content, place)];
    return pairsIn(
      field,
      (content as Record<string, unknown> | null | undefined)?.[field.name],
      place,
    );
  });
};

/** That a Spanish text was written for, or found still right for, these English words. */
export type WrittenFor = Pick<Pair, "field" | "english" | "spanish">;

/**
 * The English words that a Spanish text was last written for, where the English says something else
 * now. A text that nobody knows yet was just written, for what stands beside it.
 */
export const olderEnglish = (
  pair: WrittenFor,
  known: readonly WrittenFor[],
): string | undefined => {
  const own = known.filter(
    ({ field, spanish }) => field === pair.field && spanish === pair.spanish,
  );
  const fits = pair.spanish === "" || own.some(({ english }) => english === pair.english);
  return fits ? undefined : own.at(-1)?.english;
};
