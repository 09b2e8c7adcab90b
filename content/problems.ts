import { whyUnknown } from "#rules/tokens.ts";
import { describe, fieldAt } from "./describe.ts";
import type { Document } from "./document.ts";
import { type Facts, fill, type Place, unknownTokens } from "./tokens.ts";

/** What is wrong with one field, in a sentence for the person who wrote it. */
export type ContentProblem = { place: Place; message: string };

const forms = new WeakMap<Document, ReturnType<typeof describe>>();

export const formOf = (document: Document) => {
  const known = forms.get(document) ?? describe(document.schema);
  forms.set(document, known);
  return known;
};

/** What a document's form says of a content. */
export const wrongFields = (document: Document, content: unknown): ContentProblem[] =>
  (document.schema.safeParse(content).error?.issues ?? []).map(({ path, message }) => ({
    place: path.map((step) => (typeof step === "symbol" ? String(step) : step)),
    message,
  }));

/**
 * What keeps a content from being published: what its fields say once every fact is filled in, and
 * the first of the facts that there are not.
 */
export const problemsOf = (
  document: Document,
  content: unknown,
  facts: Facts,
): ContentProblem[] => [
  ...wrongFields(document, fill(content, facts)),
  ...lostFacts(document, content, facts),
];

/** The first facts that a content names and that there are not. */
export const lostFacts = (document: Document, content: unknown, facts: Facts): ContentProblem[] => {
  const form = formOf(document);
  const lost = unknownTokens(content, facts, (place) => fieldAt(form, place)?.fills ?? []);
  return lost.map(({ place, token, problem }) => ({
    place,
    message: problem ?? whyUnknown(token),
  }));
};
