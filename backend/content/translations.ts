import { text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import type { FieldDescription } from "#content/describe.ts";
import type { Document } from "#content/document.ts";
import { documents } from "#content/documents.ts";
import { formOf } from "#content/problems.ts";
import type { Snapshot } from "#content/snapshot.ts";
import { textsToSay, textsWritten } from "#content/spanish/document.ts";
import { labelAt } from "#rules/field-labels.ts";
import type { FieldPath } from "#rules/pages.ts";
import {
  type EnglishText,
  olderEnglish,
  pairsIn,
  type SpanishText,
  translationsOf,
  type WrittenFor,
} from "#rules/translations.ts";
import { findDocument } from "./check.ts";
import { stepsOf } from "./field-shown.ts";
import type { Replacement } from "./published.ts";
import { partsBetween } from "./text-differences.ts";

export const pairsOf = (document: Document, content: unknown) => pairsIn(formOf(document), content);

export const sameSpanish = (one: WrittenFor) => (other: WrittenFor) =>
  one.field === other.field && one.spanish === other.spanish;

export const remembered = (db: Database, name?: string) =>
  db.rows(
    { document: text, field: text, english: text, spanish: text },
    `select document, field, english, spanish from content_translations
     where $1::text is null or document = $1 order by id`,
    [name ?? null],
  );

/**
 * What each Spanish text of a document was written for. What was published before anybody asked, or
 * came from another site, counts as written for what stands beside it there.
 */
const knownOf = (document: Document, published: unknown, rows: readonly WrittenFor[]) => {
  const known: WrittenFor[] = [...pairsOf(document, document.defaults), ...rows];
  const others = pairsOf(document, published).filter((pair) => !known.some(sameSpanish(pair)));
  return [...known, ...others].map(({ field, english, spanish }) => ({ field, english, spanish }));
};

export const writtenFor = async (db: Database, document: Document, published: unknown) => {
  if (pairsOf(document, document.defaults).length === 0) return [];
  return knownOf(document, published, await remembered(db, document.name));
};

/** The texts of a Spanish document: those known with today's English count as written for that. */
const textsFor = (
  english: readonly EnglishText[],
  spanish: unknown,
  rows: readonly WrittenFor[],
): SpanishText[] => {
  const now = new Map(english.map((one) => [one.place, one.english]));
  return textsWritten(spanish).map((one) => {
    const words = now.get(one.place);
    const known = rows.some(
      (row) =>
        row.field === one.place && row.english === words && row.spanish === one.spanish.trim(),
    );
    return known && words !== undefined ? { ...one, english: words } : one;
  });
};

/** What a Spanish document says of its English one as it is published. */
const translationsIn = (
  document: Document,
  snapshot: Snapshot,
  spanish: unknown,
  rows: readonly WrittenFor[],
) => {
  const english = textsToSay(document, snapshot.documents[document.english?.name ?? ""]);
  return translationsOf(english, textsFor(english, spanish, rows));
};

/** A Spanish document as its editor gets it. */
export const withKnownEnglish = async (
  db: Database,
  document: Document,
  snapshot: Snapshot,
  spanish: unknown,
): Promise<unknown> => {
  if (!document.english || !Array.isArray((spanish as { texts?: unknown } | null)?.texts))
    return spanish;
  const english = textsToSay(document, snapshot.documents[document.english.name]);
  return {
    ...(spanish as object),
    texts: textsFor(english, spanish, await remembered(db, document.name)),
  };
};

/** How many Spanish texts on the site are not there, or older than their English, by document. */
export const countOutdated = async (db: Database, snapshot: Snapshot) => {
  const rows = await remembered(db);
  return new Map(
    documents.map((document) => {
      const { name, english } = document;
      const content = snapshot.documents[name];
      const own = rows.filter((row) => row.document === name);
      if (english) {
        const all = translationsIn(document, snapshot, content, own);
        const missing = all.filter(({ spanish }) => spanish === "").length;
        const outdated = all.filter(({ older }) => older !== undefined).length;
        return [name, { outdated, missing }] as const;
      }
      const known = knownOf(document, content, own);
      const outdated = pairsOf(document, content).filter(
        (pair) => olderEnglish(pair, known) !== undefined,
      );
      return [name, { outdated: outdated.length, missing: 0 }] as const;
    }),
  );
};

/** The Spanish texts that would be older than their English, each with what changed in that. */
export const outdatedWith = async (db: Database, snapshot: Snapshot, drafts: Replacement[]) => {
  const outdated = [];
  for (const draft of drafts) {
    const { name, content } = draft;
    const document = findDocument(name);
    const known = await writtenFor(db, document, snapshot.documents[name]);
    for (const pair of pairsOf(document, content)) {
      const before = olderEnglish(pair, known);
      if (before === undefined) continue;
      const label = labelAt(formOf(document), pair.path, content);
      outdated.push({ name, label, ...pair, parts: partsBetween(before, pair.english) });
    }
    outdated.push(...(await outdatedPage(db, draft, snapshot, drafts)));
  }
  return outdated;
};

/** Of a document with a Spanish one: what that has for each of its words, as they would be then. */
const spanishBeside = async (
  db: Database,
  { name, content }: Replacement,
  snapshot: Snapshot,
  drafts: readonly Replacement[],
) => {
  const document = findDocument(name);
  const spanish = documents.find(({ english }) => english === document);
  if (!spanish) return [];
  const written = drafts.find((draft) => draft.name === spanish.name)?.content;
  const english = textsToSay(spanish, content);
  const rows = await remembered(db, spanish.name);
  const texts = textsFor(english, written ?? snapshot.documents[spanish.name], rows);
  return translationsOf(english, texts).map((one) => {
    const path = stepsOf(one.place);
    const label = labelAt(formOf(document), path, content);
    return { name: spanish.name, field: one.place, label, path, ...one };
  });
};

/** What its new words leave behind there. */
const outdatedPage = async (
  db: Database,
  draft: Replacement,
  snapshot: Snapshot,
  drafts: readonly Replacement[],
) =>
  (await spanishBeside(db, draft, snapshot, drafts)).flatMap(({ place: _, older, ...one }) =>
    older === undefined ? [] : [{ ...one, parts: partsBetween(older, one.english) }],
  );

/** Storage does not keep the order of the fields. */
const inFormOrder = (
  form: FieldDescription | undefined,
  [step, ...path]: FieldPath,
  [other, ...otherPath]: FieldPath,
): number => {
  if (typeof step === "number" && typeof other === "number" && step !== other) return step - other;
  const places = form?.fields?.map(({ name }) => name) ?? [];
  if (step !== other) return places.indexOf(String(step)) - places.indexOf(String(other));
  if (step === undefined) return 0;
  const inner = form?.item ?? form?.fields?.find(({ name }) => name === step);
  return inFormOrder(inner, path, otherPath);
};

/** The words that Spanish pages would show in English, and do not show yet. */
export const inEnglishWith = async (db: Database, snapshot: Snapshot, drafts: Replacement[]) => {
  const found = [];
  for (const draft of drafts) {
    const published = { ...draft, content: snapshot.documents[draft.name] };
    const now = await spanishBeside(db, published, snapshot, []);
    const shown = new Set(now.filter(({ spanish }) => !spanish).map(({ english }) => english));
    const then = await spanishBeside(db, draft, snapshot, drafts);
    const form = formOf(findDocument(draft.name));
    found.push(
      ...then
        .filter(({ spanish, english }) => !spanish && !shown.has(english))
        .toSorted((one, other) => inFormOrder(form, one.path, other.path)),
    );
  }
  return found.map(({ name, label, path, english }) => ({ name, label, path, english }));
};

/** The English beside which a Spanish document is written, with what has changed in it since. */
export const englishBeside = (document: Document, snapshot: Snapshot, spanish: unknown) =>
  translationsIn(document, snapshot, spanish, []).map(({ place, english: text, older }) => ({
    place,
    english: text,
    label: labelAt(
      formOf(document.english ?? document),
      stepsOf(place),
      snapshot.documents[document.english?.name ?? ""],
    ),
    changed: older === undefined ? null : partsBetween(older, text),
  }));
