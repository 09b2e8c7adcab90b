import { Refused } from "#backend/refused.ts";
import type { Database } from "#backend/storage/database.ts";
import type { Document } from "#content/document.ts";
import { formOf } from "#content/problems.ts";
import { textsToSay, textsWritten } from "#content/spanish/document.ts";
import { labelAt } from "#rules/field-labels.ts";
import type { FieldPath } from "#rules/pages.ts";
import type { Pair, WrittenFor } from "#rules/translations.ts";
import { findDocument } from "./check.ts";
import { newestSave } from "./drafts.ts";
import { stepsOf } from "./field-shown.ts";
import { contentAt, publishedNumber, type Written } from "./published.ts";
import { pairsOf, remembered, sameSpanish } from "./translations.ts";

/** Notes for which English a Spanish text was written, or found still right. */

const remember = (tx: Database, name: string, pair: WrittenFor, { by, now }: Written) =>
  tx.query(
    `insert into content_translations (document, field, english, spanish, at, actor_id, actor)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [name, pair.field, pair.english, pair.spanish, now, by.id, by.name],
  );

/** Spanish that is written while the English waits as a draft was written for the draft's words. */
const rememberForDraft = async (
  tx: Database,
  document: Document,
  content: unknown,
  written: Written,
) => {
  if (!document.english) return;
  const draft = (await newestSave(tx, document.english))?.content;
  if (!draft) return;
  const english = new Map(textsToSay(document, draft).map((one) => [one.place, one.english]));
  const now = await contentAt(tx, document, await publishedNumber(tx, document.name));
  const before = new Map(textsWritten(now).map((one) => [one.place, one.spanish]));
  for (const one of textsWritten(content)) {
    const words = english.get(one.place);
    const spanish = one.spanish.trim();
    if (spanish === "" || words === undefined || words === one.english) continue;
    if (before.get(one.place) === one.spanish) continue;
    await remember(tx, document.name, { field: one.place, english: words, spanish }, written);
  }
};

/** A Spanish text that is published for the first time was written for the English beside it. */
export const rememberPublished = async (
  tx: Database,
  document: Document,
  content: unknown,
  written: Written,
) => {
  await rememberForDraft(tx, document, content, written);
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

/** The texts of a Spanish document beside its English one, in its draft or on the site. */
const pairsBeside = async (tx: Database, document: Document, spanish: unknown): Promise<Pair[]> => {
  const { english } = document;
  if (!english) return [];
  const published = await contentAt(tx, english, await publishedNumber(tx, english.name));
  const contents = [(await newestSave(tx, english))?.content, published];
  const said = new Map(textsWritten(spanish).map((one) => [one.place, one.spanish]));
  return contents
    .flatMap((content) => textsToSay(document, content))
    .map(({ place, english: words }) => ({
      path: stepsOf(place),
      field: place,
      english: words,
      spanish: said.get(place)?.trim() ?? "",
    }));
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
    pair.path.join(".") === path.join(".") &&
    pair.english === english &&
    pair.spanish === spanish.trim();
  const pair = [
    ...[draft, published].flatMap((one) => pairsOf(document, one)),
    ...(await pairsBeside(tx, document, published)),
  ].find(meant);
  if (!pair)
    throw new Refused("changed-meanwhile", "The text has just changed. Please look at it again.");
  await remember(tx, name, pair, written);
  const label = labelAt(formOf(document.english ?? document), pair.path);
  return { action: "confirmed the Spanish of", about: `${document.title}: ${label}` };
};
