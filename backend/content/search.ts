import { setImmediate } from "node:timers/promises";
import type { Database } from "#backend/storage/database.ts";
import type { FieldDescription } from "#content/describe.ts";
import type { Document } from "#content/document.ts";
import { documents } from "#content/documents.ts";
import { factsOf } from "#content/facts.ts";
import { spanishSnapshot } from "#content/in-spanish.ts";
import { formOf } from "#content/problems.ts";
import { type SaidText, saidTexts } from "#content/said-texts.ts";
import { type Facts, fill } from "#content/tokens.ts";
import { labelAt } from "#rules/field-labels.ts";
import type { FieldPath } from "#rules/pages.ts";
import { inWords } from "./differences.ts";
import { newestSave, openDrafts } from "./drafts.ts";
import { fieldShown } from "./field-shown.ts";
import { around, excerpt, foundIn, hasAnyOf, type Sought, soughtIn } from "./found-words.ts";
import { publishedSnapshot } from "./published.ts";

/** Of one document; who needs more of them opens it. */
const mostHits = 6;

/** What is called so stands before all that says so. */
const calledSo = -1;

/** Where a fact is kept stands before all that is called so elsewhere. */
const factGroup: Document["group"] = "Facts";
const keptHere = -10_000;

/** Whether it is on the site, in the draft, or in both. */
type Where = "site" | "draft" | "both";

const placeOf = ({ place, text }: SaidText) => `${place.join(".")} ${text}`;

/** A portrait is known by its name alone, which is a file's. */
const wordsIn = (field: FieldDescription, content: unknown, facts: Facts) =>
  saidTexts(field, content, facts).filter(({ kind }) => kind !== "portrait");

/** What a document says: its draft, and what is on the site and is not in the draft. */
const textsOf = (document: Document, published: unknown, draft: unknown, facts: Facts) => {
  const read = (content: unknown) => wordsIn(formOf(document), content, facts);
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

type Called = { path: FieldPath; field: FieldDescription; value: unknown; apart: number };

const inside = (value: unknown, name: string) => (value as Record<string, unknown> | null)?.[name];

/**
 * The fields that a form calls so, or has under such a heading; a list that is called so, as one. Of
 * a fact the title is half of the name: under Hours, "Food pantry, Opens" is about the pantry's hours.
 */
const fieldsCalled = (document: Document, content: unknown, sought: Sought): Called[] => {
  const form = formOf(document);
  const heading = document.group === factGroup ? `${document.title} ` : "";
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
    const found = hasAnyOf(labels, sought) && foundIn(heading + labels, sought);
    if (found) return [{ path, field, value, apart: found.apart }];
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

/** What has no words of its own is told in ours: a day, a time, a choice. */
const toldKinds: readonly FieldDescription["kind"][] = ["choice", "date", "moment", "time"];

const toldOf = (field: FieldDescription, value: unknown, known: Facts) => {
  if (toldKinds.includes((field.item ?? field).kind))
    return fill(inWords(field, value), known).replaceAll("\n", ", ");
  const [first] = field.kind === "list" ? [] : wordsIn(field, value, known);
  return first?.text ?? "";
};

/** As much as a line has room for. */
const beginningOf = (text: string) =>
  text.length > 2 * around ? text.slice(0, 2 * around).replace(/\s\S*$/, "…") : text;

type Ranked = { apart: number };

const byNearness = (one: Ranked, other: Ranked) => one.apart - other.apart;

const nearestIn = ([first]: readonly Ranked[]) => first?.apart ?? 0;

/** The documents with what was found in each, the nearest words first. */
const listed = <Hit extends Ranked>(found: readonly Hit[][]) =>
  documents
    .map(({ name, title }, index) => {
      const hits = (found[index] ?? []).toSorted(byNearness);
      return { name, title, hits };
    })
    .filter(({ hits }) => hits.length > 0)
    .toSorted((one, other) => nearestIn(one.hits) - nearestIn(other.hits))
    .map(({ name, title, hits }) => ({
      name,
      title,
      hits: hits.slice(0, mostHits).map(({ apart: _, ...hit }) => hit),
      more: Math.max(0, hits.length - mostHits),
    }));

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
  const sought = soughtIn(q);
  if (sought.words.length === 0) return { documents: [], fields: [] };
  const { snapshot } = await publishedSnapshot(db);
  const drafts = await draftsNow(db);
  const facts = factsOf(snapshot);
  const factsInSpanish = factsOf(spanishSnapshot(snapshot));
  const said = await eachInTurn((document) => {
    const { name } = document;
    const onSite = snapshot.documents[name];
    const known = document.english ? factsInSpanish : facts;
    const texts = textsOf(document, onSite, drafts.get(name), known);
    return texts.flatMap(({ place, text, where }) => {
      const at = foundIn(text, sought);
      if (!at) return [];
      const content = where === "site" ? onSite : (drafts.get(name) ?? onSite);
      const shown = fieldShown(document, content, [...place]);
      const isCalledSo = foundIn(`${document.title} ${shown.label}`, sought);
      const apart = isCalledSo ? calledSo : at.apart;
      return [{ ...shown, where, ...excerpt(text, at), apart }];
    });
  });
  const called = await eachInTurn((document, index) => {
    // Its form is the English one, and the field stands there already.
    if (document.english) return [];
    const content = drafts.get(document.name) ?? snapshot.documents[document.name];
    const known = new Set(said[index]?.map(({ path }) => path.join(".")));
    return fieldsCalled(document, content, sought)
      .filter(({ path }) => !known.has(path.join(".")))
      .map(({ path, field, value, apart }) => {
        const label = labelAt(formOf(document), path, content);
        const text = { before: "", found: "", after: beginningOf(toldOf(field, value, facts)) };
        const rank = document.group === factGroup ? keptHere + apart : apart;
        return { path, label, where: "both" as Where, ...text, apart: rank };
      });
  });
  return { documents: listed(said), fields: listed(called) };
};
