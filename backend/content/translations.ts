import { Refused } from "#backend/refused.ts";
import { text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import type { Document } from "#content/document.ts";
import { documents } from "#content/documents.ts";
import { formOf } from "#content/problems.ts";
import type { Snapshot } from "#content/snapshot.ts";
import { textsToSay, textsWritten } from "#content/spanish/document.ts";
import type { FieldPath } from "#rules/pages.ts";
import {
  olderEnglish,
  type Pair,
  pairsIn,
  translationsOf,
  type WrittenFor,
} from "#rules/translations.ts";
import { findDocument } from "./check.ts";
import { partsBetween } from "./differences.ts";
import { newestSave } from "./drafts.ts";
import { stepsOf } from "./field-shown.ts";
import { labelAt } from "./labels.ts";
import { contentAt, publishedNumber, type Replacement, type Written } from "./published.ts";

const pairsOf = (document: Document, content: unknown) => pairsIn(formOf(document), content);

const sameSpanish = (one: WrittenFor) => (other: WrittenFor) =>
  one.field === other.field && one.spanish === other.spanish;

const remembered = (db: Database, name?: string) =>
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

/** What a Spanish document says of its English one as it is published. */
const translationsIn = (document: Document, snapshot: Snapshot, spanish: unknown) => {
  const english = snapshot.documents[document.english?.name ?? ""];
  return translationsOf(textsToSay(document, english), textsWritten(spanish));
};

/** How many Spanish texts on the site are not there, or older than their English, by document. */
export const countOutdated = async (db: Database, snapshot: Snapshot) => {
  const rows = await remembered(db);
  return new Map(
    documents.map((document) => {
      const { name, english } = document;
      const content = snapshot.documents[name];
      if (english) {
        const all = translationsIn(document, snapshot, content);
        const missing = all.filter(({ spanish }) => spanish === "").length;
        const outdated = all.filter(({ older }) => older !== undefined).length;
        return [name, { outdated, missing }] as const;
      }
      const known = knownOf(
        document,
        content,
        rows.filter((row) => row.document === name),
      );
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
  for (const { name, content } of drafts) {
    const document = findDocument(name);
    const known = await writtenFor(db, document, snapshot.documents[name]);
    for (const pair of pairsOf(document, content)) {
      const before = olderEnglish(pair, known);
      if (before === undefined) continue;
      const label = labelAt(formOf(document), pair.path);
      outdated.push({ name, label, ...pair, parts: partsBetween(before, pair.english) });
    }
    outdated.push(...outdatedPage(document, snapshot, drafts, content));
  }
  return outdated;
};

/** Of a document with a Spanish one: what its new words leave behind there. */
const outdatedPage = (
  document: Document,
  snapshot: Snapshot,
  drafts: readonly Replacement[],
  content: unknown,
) => {
  const spanish = documents.find(({ english }) => english === document);
  if (!spanish) return [];
  const written = drafts.find(({ name }) => name === spanish.name)?.content;
  const texts = textsWritten(written ?? snapshot.documents[spanish.name]);
  return translationsOf(textsToSay(spanish, content), texts).flatMap((one) => {
    if (one.older === undefined) return [];
    const path = stepsOf(one.place);
    return [
      {
        name: spanish.name,
        field: one.place,
        label: labelAt(formOf(document), path),
        path,
        english: one.english,
        spanish: one.spanish,
        parts: partsBetween(one.older, one.english),
      },
    ];
  });
};

/** The English beside which a Spanish document is written, with what has changed in it since. */
export const englishBeside = (document: Document, snapshot: Snapshot, spanish: unknown) =>
  translationsIn(document, snapshot, spanish).map(({ place, english: text, older }) => ({
    place,
    english: text,
    label: labelAt(formOf(document.english ?? document), stepsOf(place)),
    changed: older === undefined ? null : partsBetween(older, text),
  }));

const remember = (tx: Database, name: string, pair: WrittenFor, { by, now }: Written) =>
  tx.query(
    `insert into content_translations (document, field, english, spanish, at, actor_id, actor)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [name, pair.field, pair.english, pair.spanish, now, by.id, by.name],
  );

/** A Spanish text that is published for the first time was written for the English beside it. */
export const rememberPublished = async (
  tx: Database,
  document: Document,
  content: unknown,
  written: Written,
) => {
  const pairs = pairsOf(document, content).filter(({ spanish }) => spanish !== "");
  if (pairs.length === 0) return;
  const rows = await remembered(tx, document.name);
  const kept: WrittenFor[] = [...pairsOf(document, document.defaults), ...rows];
  const now = await contentAt(tx, document, await publishedNumber(tx, document.name));
  const published = pairsOf(document, now);
  for (const pair of pairs) {
    if (kept.some(sameSpanish(pair))) continue;
    const before = published.find(sameSpanish(pair)) ?? pair;
    await remember(tx, document.name, before, written);
    kept.push(before);
  }
};

type StillRight = { name: string; path: FieldPath; english: string; spanish: string };

/** Of texts that somebody has before them: in the draft, or on the site. */
export const confirmSpanish = async (
  tx: Database,
  { name, path, english, spanish }: StillRight,
  written: Written,
) => {
  const document = findDocument(name);
  const published = await contentAt(tx, document, await publishedNumber(tx, name));
  const draft = (await newestSave(tx, document))?.content;
  const meant = (pair: Pair) =>
    pair.path.join(".") === path.join(".") && pair.english === english && pair.spanish === spanish;
  const pair = [draft, published].flatMap((one) => pairsOf(document, one)).find(meant);
  if (!pair)
    throw new Refused("changed-meanwhile", "The text has just changed. Please look at it again.");
  await remember(tx, name, pair, written);
  const label = labelAt(formOf(document), pair.path);
  return { action: "confirmed the Spanish of", about: `${document.title}: ${label}` };
};
