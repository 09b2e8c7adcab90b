import { DeskRefusal } from "#backend/desk/refusal.ts";
import type { Database } from "#backend/storage/database.ts";
import type { Document } from "#content/document.ts";
import { documents } from "#content/documents.ts";
import { factsOf } from "#content/facts.ts";
import { formOf, problemsOf } from "#content/problems.ts";
import { readSnapshot, type Snapshot } from "#content/snapshot.ts";
import type { FieldPath, Problem } from "#rules/pages.ts";
import { labelAt } from "./labels.ts";
import { type PublishedState, publishedState } from "./published.ts";

export const findDocument = (name: string): Document => {
  const document = documents.find((one) => one.name === name);
  if (!document) throw new DeskRefusal("not-found", "There is no such document.");
  return document;
};

/** A content that would stand in the place of what is published now; undefined is what ships. */
export type Replacement = { name: string; content: unknown };

const replaced = (state: PublishedState, replacements: readonly Replacement[]) => [
  ...state.documents.filter(({ name }) => !replacements.some((one) => one.name === name)),
  ...replacements
    .filter(({ content }) => content !== undefined)
    .map(({ name, content }) => ({ name, version: findDocument(name).version, content })),
];

const problemsIn = ({ name, content }: Replacement, snapshot: Snapshot): Problem[] => {
  if (content === undefined) return [];
  const document = findDocument(name);
  const form = formOf(document);
  return problemsOf(document, content, factsOf(snapshot)).map(({ place, message }) => {
    const path = [...place];
    return { name, path, label: labelAt(form, path), message };
  });
};

type Named = { upload: string; path: FieldPath };

/** The uploaded pictures that a content shows. */
export const uploadsIn = (content: unknown, path: FieldPath = []): Named[] => {
  if (typeof content !== "object" || content === null) return [];
  const { upload } = content as { upload?: unknown };
  if (typeof upload === "string") return [{ upload, path }];
  return Object.entries(content).flatMap(([name, value]) =>
    uploadsIn(value, [...path, Array.isArray(content) ? Number(name) : name]),
  );
};

const missingPictures = async (
  db: Database,
  { name, content }: Replacement,
  onTheirWay: ReadonlySet<string>,
) => {
  const named = uploadsIn(content).filter(({ upload }) => !onTheirWay.has(upload));
  if (named.length === 0) return [];
  const here = await db.query<{ name: string }>(
    "select name from content_pictures where name = any($1)",
    [named.map(({ upload }) => upload)],
  );
  const form = formOf(findDocument(name));
  return named
    .filter(({ upload }) => !here.some((one) => one.name === upload))
    .map(({ path }) => ({
      name,
      path,
      label: labelAt(form, path),
      message: "This picture is not here. Please choose it again.",
    }));
};

type Checked = {
  /** What the site would say. With problems it is not what was asked for. */
  snapshot: Snapshot;
  problems: Problem[];
};

/**
 * The site as it would be with some documents replaced. What is wrong with them is named field by
 * field; and so is a document that would no longer fit because of them.
 */
export const checkReplacements = async (
  db: Database,
  replacements: readonly Replacement[],
  /** Pictures that come with them. */
  onTheirWay: ReadonlySet<string> = new Set(),
): Promise<Checked> => {
  const state = await publishedState(db);
  const now = readSnapshot(state.documents, state.revision);
  const next = readSnapshot(replaced(state, replacements), state.revision + 1);
  const problems = replacements.flatMap((one) => problemsIn(one, next.snapshot));
  for (const one of replacements) problems.push(...(await missingPictures(db, one, onTheirWay)));
  const others = next.problems.filter(
    ({ name }) =>
      !now.problems.some((known) => known.name === name) &&
      !problems.some((known) => known.name === name),
  );
  return {
    snapshot: next.snapshot,
    problems: [
      ...problems,
      ...others.map(({ name, reason }) => ({
        name,
        path: [],
        label: documents.find((one) => one.name === name)?.title ?? name,
        message: reason,
      })),
    ],
  };
};

/** The first problem in a sentence, all of them for the form. */
export const refuseProblems = (problems: Problem[]) => {
  const [first, ...rest] = problems;
  if (!first) return;
  const more =
    rest.length > 0 ? ` There ${rest.length === 1 ? "is 1 more" : `are ${rest.length} more`}.` : "";
  throw new DeskRefusal("invalid", `${first.label}: ${first.message}${more}`, { problems });
};
