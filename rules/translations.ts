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

/** A text of a Spanish document: where it stands in the English one, and what it was written for. */
export type SpanishText = { place: string; english: string; spanish: string };

/** An English text as it is published, and where it stands. */
export type EnglishText = { place: string; english: string };

/** What there is in Spanish for an English text. */
export type Translation = EnglishText & {
  /** "" where there is none. */
  spanish: string;
  /** The English that it was written for, where that said something else. */
  older?: string;
};

/** Items of a list move, are added and leave: a field is known without their numbers. */
export const fieldOf = (place: string) => place.replace(/\.\d+(?=\.|$)/g, "");

/**
 * The Spanish of each English text. The one that was written for these very words goes with them
 * wherever they moved. Where the words changed in their place, the Spanish of that place stays, and
 * is older than they are.
 */
export const translationsOf = (
  english: readonly EnglishText[],
  spanish: readonly SpanishText[],
): Translation[] => {
  const key = (place: string, text: string) => `${fieldOf(place)}\n${text.trim()}`;
  const written = spanish.filter((one) => one.spanish.trim() !== "");
  const byWords = new Map(written.toReversed().map((one) => [key(one.place, one.english), one]));
  const byPlace = new Map(written.map((one) => [one.place, one]));
  const standing = new Set(english.map((one) => key(one.place, one.english)));
  return english.map(({ place, english: text }) => {
    const here = byPlace.get(place);
    const own = here && key(place, here.english);
    const known = own === key(place, text) ? here : byWords.get(key(place, text));
    if (known) return { place, english: text, spanish: known.spanish };
    // Words that stand elsewhere now took their Spanish along.
    if (!here || standing.has(own ?? "")) return { place, english: text, spanish: "" };
    return { place, english: text, spanish: here.spanish, older: here.english };
  });
};

/** The texts of a Spanish document with one of them written, or found right, for today's English. */
export const withSpanish = (
  english: readonly EnglishText[],
  texts: readonly SpanishText[],
  place: string,
  spanish: string,
): SpanishText[] => {
  const places = new Set(english.map((one) => one.place));
  const written = translationsOf(english, texts).map((one) =>
    one.place === place
      ? { place, english: one.english, spanish }
      : { place: one.place, english: one.older ?? one.english, spanish: one.spanish },
  );
  return [
    ...written.filter((one) => one.spanish !== ""),
    // Links, which only a few of them have.
    ...texts.filter((one) => !places.has(one.place)),
  ];
};
