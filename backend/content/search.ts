import { setImmediate } from "node:timers/promises";
import type { Database } from "#backend/storage/database.ts";
import type { FieldDescription } from "#content/describe.ts";
import type { Document } from "#content/document.ts";
import { documents } from "#content/documents.ts";
import { factsOf } from "#content/facts.ts";
import { formOf } from "#content/problems.ts";
import { type SaidText, saidTexts } from "#content/said-texts.ts";
import type { Facts } from "#content/tokens.ts";
import { labelAt } from "#rules/field-labels.ts";
import type { FieldPath } from "#rules/pages.ts";
import { newestSave, openDrafts } from "./drafts.ts";
import { fieldShown } from "./field-shown.ts";
import { publishedSnapshot } from "./published.ts";

/** Of one document; who needs more of them opens it. */
const mostHits = 6;

/** Letters on either side of what was found. */
const around = 60;

const plainLetters = new Map(
  Array.from({ length: 0x1f00 - 0xc0 }, (_, at) => {
    const letter = String.fromCharCode(0xc0 + at);
    return [letter, letter.normalize("NFD").charAt(0)];
  }),
);

/** "senor" finds "señor", and a straight apostrophe a curly one. Letter by letter, so that places stay. */
const folded = (text: string) =>
  text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[\u00c0-\u1eff]/g, (letter) => plainLetters.get(letter) ?? letter)
    .toLowerCase();

type Sought = { phrase: string; words: string[] };

/** Where the words begin in a text that has them all. */
const foundIn = (text: string, { phrase, words }: Sought) => {
  const letters = folded(text);
  if (!words.every((word) => letters.includes(word))) return undefined;
  const whole = letters.indexOf(phrase);
  if (whole >= 0) return { at: whole, length: phrase.length };
  const [first = ""] = words;
  return { at: letters.indexOf(first), length: first.length };
};

const excerpt = (text: string, { at, length }: { at: number; length: number }) => {
  const [from, to] = [at - around, at + length + around];
  const before = text.slice(Math.max(0, from), at);
  const after = text.slice(at + length, to);
  return {
    before: from > 0 ? before.replace(/^\S*\s/, "…") : before,
    found: text.slice(at, at + length),
    after: to < text.length ? after.replace(/\s\S*$/, "…") : after,
  };
};

/** Whether it is on the site, in the draft, or in both. */
type Where = "site" | "draft" | "both";

const placeOf = ({ place, text }: SaidText) => `${place.join(".")} ${text}`;

/** What a document says: its draft, and what is on the site and is not in the draft. */
const textsOf = (document: Document, published: unknown, draft: unknown, facts: Facts) => {
  const read = (content: unknown) =>
    saidTexts(formOf(document), content, facts).filter(({ kind }) => kind !== "portrait");
  const onSite = read(published);
  if (draft === undefined) return onSite.map((one) => ({ ...one, where: "both" as Where }));
  const known = new Set(onSite.map(placeOf));
  const drafted = read(draft).map((one) => ({
    ...one,
    where: (known.has(placeOf(one)) ? "both" : "draft") as Where,
  }));
  const kept = new Set(drafted.map(placeOf));
  const gone = onSite.filter((one) => !kept.has(placeOf(one)));
  return [...drafted, ...gone.map((one) => ({ ...one, where: "site" as Where }))];
};

type Called = { path: FieldPath; field: FieldDescription; value: unknown };

const inside = (value: unknown, name: string) => (value as Record<string, unknown> | null)?.[name];

/** The fields that a form calls so, or has under such a heading; a list that is called so, as one. */
const fieldsCalled = (form: FieldDescription, content: unknown, sought: Sought): Called[] => {
  const within = (field: FieldDescription, value: unknown, path: FieldPath): Called[] => {
    const { kind, fields = [], item } = field;
    if (kind === "group")
      return fields
        .filter(
          ({ onlyFor }) => !onlyFor || onlyFor.is.includes(String(inside(value, onlyFor.field))),
        )
        .flatMap((part) => within(part, inside(value, part.name), [...path, part.name]));
    // By its number, too, as it may be called elsewhere.
    const labels = `${labelAt(form, path, content)} ${labelAt(form, path)}`;
    if (foundIn(labels, sought)) return [{ path, field, value }];
    if (kind !== "list" || !item || !Array.isArray(value)) return [];
    return value.flatMap((one, at) => within(item, one, [...path, at]));
  };
  return within(form, content, []);
};

const draftsNow = async (db: Database) => {
  const contents = new Map<string, unknown>();
  for (const { document: name } of await openDrafts(db)) {
    const document = documents.find((one) => one.name === name);
    if (document) contents.set(name, (await newestSave(db, document))?.content ?? undefined);
  }
  return contents;
};

/** As much as a line has room for. */
const beginningOf = (text: string) =>
  text.length > 2 * around ? text.slice(0, 2 * around).replace(/\s\S*$/, "…") : text;

const listed = <Hit>({ name, title }: Document, hits: Hit[]) =>
  hits.length > 0
    ? [{ name, title, hits: hits.slice(0, mostHits), more: Math.max(0, hits.length - mostHits) }]
    : [];

/** Drafts may be long: between two of them, whoever gives or writes is answered. */
const eachInTurn = async <Result>(search: (document: Document, index: number) => Result) => {
  const results: Result[] = [];
  for (const [index, document] of documents.entries()) {
    results.push(search(document, index));
    await setImmediate();
  }
  return results;
};

/** Where the documents say something, as pages say it, and which fields of theirs are called so. */
export const searchTexts = async (db: Database, q: string) => {
  const phrase = folded(q).trim();
  const sought = { phrase, words: phrase.split(/\s+/).filter(Boolean) };
  if (sought.words.length === 0) return { documents: [], fields: [] };
  const { snapshot } = await publishedSnapshot(db);
  const drafts = await draftsNow(db);
  const facts = factsOf(snapshot);
  const said = await eachInTurn((document) => {
    const { name } = document;
    const onSite = snapshot.documents[name];
    const texts = textsOf(document, onSite, drafts.get(name), facts);
    return texts.flatMap(({ place, text, where }) => {
      const at = foundIn(text, sought);
      const content = where === "site" ? onSite : (drafts.get(name) ?? onSite);
      return at
        ? [{ ...fieldShown(document, content, [...place]), where, ...excerpt(text, at) }]
        : [];
    });
  });
  const called = await eachInTurn((document, index) => {
    // Its form is the English one, and the field stands there already.
    if (document.english) return [];
    const content = drafts.get(document.name) ?? snapshot.documents[document.name];
    const known = new Set(said[index]?.map(({ path }) => path.join(".")));
    return fieldsCalled(formOf(document), content, sought)
      .filter(({ path }) => !known.has(path.join(".")))
      .map(({ path, field, value }) => {
        const [first] = field.kind === "list" ? [] : saidTexts(field, value, facts);
        const label = labelAt(formOf(document), path, content);
        const text = { before: "", found: "", after: beginningOf(first?.text ?? "") };
        return { path, label, where: "both" as Where, ...text };
      });
  });
  return {
    documents: documents.flatMap((document, index) => listed(document, said[index] ?? [])),
    fields: documents.flatMap((document, index) => listed(document, called[index] ?? [])),
  };
};
