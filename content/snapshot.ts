import type { z } from "zod";
import { labelAt } from "#rules/field-labels.ts";
import { numberText } from "#rules/in-words.ts";
import type { Language } from "#rules/languages.ts";
import { withoutArchived } from "./archive.ts";
import { type Content, type Document, migrated } from "./document.ts";
import { documents } from "./documents.ts";
import { factSources, factsOf } from "./facts.ts";
import { letterDocument } from "./letter.ts";
import { lostTargets } from "./lost-targets.ts";
import { type ContentProblem, formOf, lostFacts, problemsOf } from "./problems.ts";
import { type Facts, fill } from "./tokens.ts";

/** Everything the site says at one moment. It never changes: a publication makes a new one. */
export type Snapshot = {
  /** Grows with every publication; 0 is what ships. */
  readonly revision: number;
  /** By document name, as written: facts still stand in it as tokens. */
  readonly documents: Readonly<Record<string, unknown>>;
  /** Of one in Spanish: what it was made from. */
  readonly english?: Snapshot;
};

export const languageIn = ({ english }: Snapshot): Language => (english ? "es" : "en");

export type Published = { name: string; version: number; content: unknown };

/** A document that had to fall back to what ships, and why. */
export type SnapshotProblem = { name: string; reason: string };

export const defaultSnapshot: Snapshot = Object.freeze({
  revision: 0,
  documents: Object.fromEntries(documents.map(({ name, defaults }) => [name, defaults])),
});

type Unread = { name: string; content: unknown; reason: string };

/** The documents as they were published, brought to the shape of today; what ships for the others. */
const readEach = (published: readonly Published[]) => {
  const contents: Record<string, unknown> = { ...defaultSnapshot.documents };
  const unread: Unread[] = [];
  for (const { name, version, content } of published) {
    const document = documents.find((one) => one.name === name) ?? letterDocument(name);
    if (!document) unread.push({ name, content, reason: "There is no such document." });
    else
      try {
        contents[name] = document.schema.parse(migrated(document, version, content));
      } catch (error) {
        unread.push({ name, content, reason: reasonOf(error, document) });
      }
  }
  return { contents, unread };
};

const isShipped = ({ documents: contents }: Snapshot, { name }: Document) =>
  contents[name] === defaultSnapshot.documents[name];

/**
 * The documents that have to fall back to what ships, before a page would show a fact's name in
 * braces. Where what ships names a fact that is gone, those have to go whose facts were edited.
 */
const misfits = (snapshot: Snapshot): SnapshotProblem[] => {
  const facts = factsOf(snapshot);
  const asShipped = documents.filter((document) => isShipped(snapshot, document));
  for (const document of asShipped) {
    const lost = (all: Facts) => lostFacts(document, document.defaults, all)[0];
    const problem = lost(facts);
    if (!problem) continue;
    const edited = factSources
      .map((source) => source.document.name)
      .filter((name) => snapshot.documents[name] !== defaultSnapshot.documents[name]);
    const without = (name: string) => ({
      ...snapshot,
      documents: { ...snapshot.documents, [name]: defaultSnapshot.documents[name] },
    });
    const guilty = edited.filter((name) => !lost(factsOf(without(name))));
    const reason = `${document.title} needs what it no longer says: ${problem.message}`;
    return (guilty.length > 0 ? guilty : edited).map((name) => ({ name, reason }));
  }
  for (const document of documents) {
    if (isShipped(snapshot, document)) continue;
    const [problem] = problemsOf(document, snapshot.documents[document.name], facts);
    if (problem) return [{ name: document.name, reason: problem.message }];
  }
  return [];
};

/**
 * The snapshot that a set of published documents makes. One that no longer fits, or that names a
 * fact which no longer exists, falls back to its default: a page never breaks for its content.
 */
export const readSnapshot = (
  published: readonly Published[],
  revision: number,
): { snapshot: Snapshot; problems: SnapshotProblem[] } => {
  const { contents, unread } = readEach(published);
  const problems = unread.map(({ name, reason }) => ({ name, reason }));
  const snapshot = { revision, documents: contents };
  // A document that falls back may take a fact with it that another one names: look until it holds.
  for (let found = misfits(snapshot); found.length > 0; found = misfits(snapshot))
    for (const { name, reason } of found) {
      problems.push({ name, reason });
      contents[name] = defaultSnapshot.documents[name];
    }
  return { snapshot: Object.freeze(snapshot), problems };
};

/** What is wrong with one field of one document. */
export type DocumentProblem = ContentProblem & { name: string };

/** As many as somebody fixes before they look again. */
export const mostListed = 50;

/** The first problems of a document, and how many more there are: a draft may have thousands. */
export const listed = (name: string, problems: readonly ContentProblem[]): DocumentProblem[] => {
  const more = problems.length - mostListed;
  const rest = {
    place: [],
    message: `There ${more === 1 ? "is" : "are"} at least ${numberText(more)} more here.`,
  };
  return [...problems.slice(0, mostListed), ...(more > 0 ? [rest] : [])].map((one) => ({
    name,
    ...one,
  }));
};

/**
 * Says of each document what is wrong with it on the site as it would be with these, and nothing
 * falling back: also of what ships, for a fact that it names may be gone or have grown.
 */
export const checkerWith = (published: readonly Published[]) => {
  const { contents, unread } = readEach(published);
  const facts = factsOf(Object.freeze({ revision: 0, documents: contents }));
  const lost = lostTargets(contents);
  const unreadProblems = (document: Document, { content, reason }: Unread) => {
    const problems = problemsOf(document, content, facts);
    return problems.length > 0 ? problems : [{ place: [], message: reason }];
  };
  const readProblems = (document: Document) => {
    const content = contents[document.name];
    const problems = problemsOf(document, content, facts);
    // A field that is no link at all is not also a link to nowhere.
    return problems.length > 0 ? problems : lost(document, fill(content, facts));
  };
  return (document: Document): DocumentProblem[] => {
    const one = unread.find(({ name }) => name === document.name);
    return listed(document.name, one ? unreadProblems(document, one) : readProblems(document));
  };
};

/** What is wrong with the site as it would be with these. */
export const problemsWith = (published: readonly Published[]) =>
  documents.flatMap(checkerWith(published));

const reasonOf = (error: unknown, document: Document) => {
  const issue = (error as z.ZodError).issues?.[0];
  if (issue) {
    const path = issue.path.map((step) => (typeof step === "symbol" ? String(step) : step));
    return `${labelAt(formOf(document), path)}: ${issue.message}`;
  }
  return error instanceof Error ? error.message : String(error);
};

const filled = new WeakMap<Snapshot, Map<string, unknown>>();

/** A document of the snapshot as pages get it: every fact in its place, nothing archived. */
export const contentOf = <Of extends Document>(snapshot: Snapshot, document: Of): Content<Of> => {
  const known = filled.get(snapshot) ?? new Map<string, unknown>();
  filled.set(snapshot, known);
  if (!known.has(document.name)) {
    const content = snapshot.documents[document.name] ?? document.defaults;
    known.set(document.name, fill(withoutArchived(content), factsOf(snapshot)));
  }
  return known.get(document.name) as Content<Of>;
};

/** What ships of a document, as a reader sees it. */
export const shipped = <Of extends Document>(document: Of) => contentOf(defaultSnapshot, document);
