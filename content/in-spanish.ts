import { marked } from "#rules/english-mark.ts";
import { isLink } from "#rules/links.ts";
import { translationsOf } from "#rules/translations.ts";
import type { Document } from "./document.ts";
import { documents } from "./documents.ts";
import { formOf } from "./problems.ts";
import type { Snapshot } from "./snapshot.ts";
import { textsWritten } from "./spanish/document.ts";
import { changeTexts, needsSpanish, textsIn } from "./spanish/texts.ts";

/** A content with its texts in Spanish; what has none yet stays, marked as English. */
const translated = (english: Document, content: unknown, spanish: unknown) => {
  const form = formOf(english);
  const texts = textsIn(form, content).map(({ place, text }) => ({ place, english: text }));
  const found = new Map(
    translationsOf(texts, textsWritten(spanish)).map((one) => [one.place, one.spanish]),
  );
  return changeTexts(form, content, (one) => {
    const said = found.get(one.place);
    if (one.field.kind === "link") return said && isLink(said) ? said : one.text;
    if (!needsSpanish(one)) return one.text;
    return said || marked(one.text);
  });
};

const made = new WeakMap<Snapshot, Snapshot>();

/** The same site as its Spanish pages say it. Facts that its sentences name are Spanish, too. */
export const spanishSnapshot = (snapshot: Snapshot): Snapshot => {
  const before = made.get(snapshot);
  if (before) return before;
  const contents = { ...snapshot.documents };
  for (const { name, english } of documents)
    if (english)
      contents[english.name] = translated(
        english,
        snapshot.documents[english.name],
        snapshot.documents[name],
      );
  const spanish: Snapshot = Object.freeze({
    revision: snapshot.revision,
    documents: contents,
    english: snapshot,
  });
  if (Object.isFrozen(snapshot)) made.set(snapshot, spanish);
  return spanish;
};
