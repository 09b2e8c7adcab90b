import { describe, type FieldDescription } from "#content/describe.ts";
import { type Content, type Document, defineDocument } from "#content/document.ts";
import { group, list, longText, text } from "#content/fields.ts";
import { anything } from "#content/tokens.ts";
import { inOtherLanguage, isInSpanish, pathIn } from "#rules/languages.ts";
import { fieldOf, type SpanishText } from "#rules/translations.ts";
import { needsSpanish, textsIn } from "./texts.ts";

/** The texts of a content, as far as they are written, in its own form. */
export type SpanishOf<Value> = Value extends string
  ? string
  : Value extends readonly (infer Item)[]
    ? readonly SpanishOf<Item>[]
    : Value extends object
      ? { readonly [Field in keyof Value]?: SpanishOf<Value[Field]> }
      : never;

/** Spanish takes more room than English. */
const longest = 2_000;

/** The words in braces that pages of the document fill in by themselves. */
const fillsIn = ({ fills = [], fields = [], item }: FieldDescription): string[] => [
  ...fills,
  ...fields.flatMap(fillsIn),
  ...(item ? fillsIn(item) : []),
];

const schemaFor = (english: Document) =>
  group(
    {
      texts: list(
        group(
          {
            place: text({ label: "Place", most: 200, fills: [anything] }),
            // As it was written, with facts that there may not be now.
            english: longText({ label: "English", most: longest, fills: [anything] }),
            spanish: longText({
              label: "Spanish",
              most: longest,
              optional: true,
              fills: fillsIn(describe(english.schema)),
            }),
          },
          { label: "Text" },
        ),
        { label: "Texts", itemLabel: "english", most: 600 },
      ),
    },
    { label: "In Spanish" },
  );

const spanishTexts = (english: Document, spanish: unknown): SpanishText[] => {
  const at = (place: string) =>
    place
      .split(".")
      .reduce<unknown>(
        (value, step) => (value as Record<string, unknown> | undefined)?.[step],
        spanish,
      );
  return textsIn(describe(english.schema), english.defaults).flatMap((one) => {
    const said = at(one.place);
    return typeof said === "string" ? [{ place: one.place, english: one.text, spanish: said }] : [];
  });
};

/**
 * What a document says in Spanish. It is a document of its own, so that each language is written,
 * scheduled and published by itself; each of its texts remembers the English that it says again.
 */
export const inSpanish = <Of extends Document>(
  english: Of,
  spanish: SpanishOf<Content<Of>>,
  says?: readonly string[],
) =>
  defineDocument({
    name: `es/${english.name}`,
    title: `${english.title} in Spanish`,
    group: "In Spanish",
    english,
    says,
    ...(english.path && isInSpanish(english.path)
      ? { path: pathIn("es", english.path) }
      : { seenOn: inOtherLanguage(english.seenOn ?? "/") }),
    version: 1,
    schema: schemaFor(english),
    defaults: { texts: spanishTexts(english, spanish) },
  });

/** What a Spanish page says of a document. Of a draft, which may be anything, as much as is sure. */
export const textsWritten = (content: unknown): SpanishText[] => {
  const texts = (content as { texts?: unknown } | null | undefined)?.texts;
  return (Array.isArray(texts) ? texts : []).filter(
    (one): one is SpanishText =>
      typeof one?.place === "string" &&
      typeof one.english === "string" &&
      typeof one.spanish === "string",
  );
};

/** The English texts that a Spanish document has to say again. */
export const textsToSay = ({ english, says }: Document, content: unknown) =>
  (english ? textsIn(describe(english.schema), content) : [])
    .filter((one) => needsSpanish(one) && (!says || says.includes(fieldOf(one.place))))
    .map(({ place, text: words }) => ({ place, english: words }));
