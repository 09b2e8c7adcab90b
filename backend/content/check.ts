import { Refused } from "#backend/refused.ts";
import { arrayOf, integer, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import type { Document } from "#content/document.ts";
import { documents } from "#content/documents.ts";
import { formOf } from "#content/problems.ts";
import {
  type DocumentProblem,
  problemsWith,
  readSnapshot,
  type Snapshot,
} from "#content/snapshot.ts";
import type { Problem } from "#rules/pages.ts";
import { linksInEmails } from "./email-words.ts";
import { factsInIdentity } from "./identity.ts";
import { labelAt } from "./labels.ts";
import { type PublishedState, publishedState } from "./published.ts";
import { type MadePicture, uploadsIn } from "./uploads-in.ts";

export const findDocument = (name: string): Document => {
  const document = documents.find((one) => one.name === name);
  if (!document) throw new Refused("not-found", "There is no such document.");
  return document;
};

export const isKnown = (name: string) => documents.some((one) => one.name === name);

/** For people; an upgrade may have removed a document that a schedule or the log still names. */
export const titleOf = (name: string) => (isKnown(name) ? findDocument(name).title : `“${name}”`);

/** A content that would stand in the place of what is published now; undefined is what ships. */
export type Replacement = { name: string; content: unknown };

const replaced = (state: PublishedState, replacements: readonly Replacement[]) => [
  ...state.documents.filter(({ name }) => !replacements.some((one) => one.name === name)),
  ...replacements
    .filter(({ content }) => content !== undefined)
    .map(({ name, content }) => ({ name, version: findDocument(name).version, content })),
];

/** A field in the words of its form, and its document's name where it is another one's. */
const labelled = ({ name, place, message }: DocumentProblem, own: boolean): Problem => {
  const document = findDocument(name);
  const path = [...place];
  const label = labelAt(formOf(document), path);
  return { name, path, label: own ? label : `${document.title}, ${label}`, message };
};

const isMade = (shown: Partial<MadePicture>, made: MadePicture) =>
  shown.width === made.width &&
  shown.height === made.height &&
  shown.widths?.join() === made.widths.join();

/** Pictures that are not here, or not in the sizes in which a page would ask for them. */
const missingPictures = async (
  db: Database,
  { name, content }: Replacement,
  onTheirWay: readonly MadePicture[],
) => {
  const named = uploadsIn(content);
  if (named.length === 0) return [];
  const here = await db.rows(
    { name: text, width: integer, height: integer, widths: arrayOf(integer) },
    "select name, width, height, widths from content_pictures where name = any($1)",
    [named.map(({ upload }) => upload)],
  );
  const made = [...here, ...onTheirWay];
  const form = formOf(findDocument(name));
  return named
    .filter(
      ({ upload, picture }) => !made.some((one) => one.name === upload && isMade(picture, one)),
    )
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
  /** What the site says now. */
  now: Snapshot;
  problems: Problem[];
};

const saysTheSame = (one: DocumentProblem) => (other: DocumentProblem) =>
  one.name === other.name &&
  one.message === other.message &&
  one.place.join() === other.place.join();

/**
 * The site as it would be with some documents replaced. What is wrong with them is named field by
 * field; and so is every other document, also one as it ships, that would no longer fit because of
 * them.
 */
export const checkReplacements = async (
  db: Database,
  replacements: readonly Replacement[],
  /** Pictures that come with them. */
  onTheirWay: readonly MadePicture[] = [],
): Promise<Checked> => {
  const state = await publishedState(db);
  const next = replaced(state, replacements);
  const { snapshot } = readSnapshot(next, state.revision + 1);
  const { snapshot: now } = readSnapshot(state.documents, state.revision);
  const isOwn = ({ name }: DocumentProblem) => replacements.some((one) => one.name === name);
  const found = problemsWith(next);
  const known = found.every(isOwn) ? [] : problemsWith(state.documents);
  const others = found.filter((one) => !isOwn(one) && !known.some(saysTheSame(one)));
  const problems = found.filter(isOwn).map((one) => labelled(one, true));
  problems.push(...factsInIdentity(replacements));
  for (const one of replacements) problems.push(...(await missingPictures(db, one, onTheirWay)));
  problems.push(...others.map((one) => labelled(one, false)));
  // With problems the snapshot does not say what was asked for.
  if (problems.length === 0)
    problems.push(...linksInEmails(now, snapshot).map((one) => labelled(one, isOwn(one))));
  return { snapshot, now, problems };
};

/** The first problem in a sentence, all of them for the form. */
export const refuseProblems = (problems: Problem[]) => {
  const [first, ...rest] = problems;
  if (!first) return;
  const more =
    rest.length > 0 ? ` There ${rest.length === 1 ? "is 1 more" : `are ${rest.length} more`}.` : "";
  throw new Refused("invalid", `${first.label}: ${first.message}${more}`, { problems });
};
