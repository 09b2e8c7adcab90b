import type { z } from "zod";
import { withoutArchived } from "./archive.ts";
import { type Content, type Document, migrated } from "./document.ts";
import { documents } from "./documents.ts";
import { factsOf } from "./facts.ts";
import { problemsOf } from "./problems.ts";
import { fill } from "./tokens.ts";

/** Everything the site says at one moment. It never changes: a publication makes a new one. */
export type Snapshot = {
  /** Grows with every publication; 0 is what ships. */
  readonly revision: number;
  /** By document name, as written: facts still stand in it as tokens. */
  readonly documents: Readonly<Record<string, unknown>>;
};

export type Published = { name: string; version: number; content: unknown };

/** A document that had to fall back to what ships, and why. */
export type SnapshotProblem = { name: string; reason: string };

export const defaultSnapshot: Snapshot = Object.freeze({
  revision: 0,
  documents: Object.fromEntries(documents.map(({ name, defaults }) => [name, defaults])),
});

/**
 * The snapshot that a set of published documents makes. One that no longer fits, or that names a
 * fact which no longer exists, falls back to its default: a page never breaks for its content.
 */
export const readSnapshot = (
  published: readonly Published[],
  revision: number,
): { snapshot: Snapshot; problems: SnapshotProblem[] } => {
  const problems: SnapshotProblem[] = [];
  const contents: Record<string, unknown> = { ...defaultSnapshot.documents };
  const drop = (name: string, reason: string) => {
    problems.push({ name, reason });
    contents[name] = defaultSnapshot.documents[name];
  };
  for (const { name, version, content } of published) {
    const document = documents.find((one) => one.name === name);
    if (!document) problems.push({ name, reason: "There is no such document." });
    else
      try {
        contents[name] = document.schema.parse(migrated(document, version, content));
      } catch (error) {
        drop(name, reasonOf(error));
      }
  }
  const snapshot = { revision, documents: contents };
  // A document that falls back may take a fact with it that another one names: look until it holds.
  for (let found = true; found; ) {
    found = false;
    for (const document of documents) {
      if (contents[document.name] === defaultSnapshot.documents[document.name]) continue;
      const [problem] = problemsOf(document, contents[document.name], factsOf(snapshot));
      if (problem) drop(document.name, problem.message);
      found ||= problem !== undefined;
    }
  }
  return { snapshot: Object.freeze(snapshot), problems };
};

const reasonOf = (error: unknown) => {
  const issue = (error as z.ZodError).issues?.[0];
  if (issue) return `${issue.path.join(".")}: ${issue.message}`;
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
