import { invalid, notFound } from "#backend/refused.ts";
import { arrayOf, integer, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import type { Document } from "#content/document.ts";
import { documents } from "#content/documents.ts";
import { letterDocument } from "#content/letter.ts";
import { notice, noticeTimes } from "#content/notice.ts";
import { organisation } from "#content/organisation.ts";
import { type DocumentProblem, problemsWith, readSnapshot } from "#content/snapshot.ts";
import type { Problem } from "#rules/pages.ts";
import { fieldShown } from "./field-shown.ts";
import { factsInIdentity, linksInEmails } from "./identity.ts";
import type { Cut } from "./picture-maker.ts";
import { type PublishedState, publishedState, type Replacement, uploadsIn } from "./published.ts";

/** An upgrade may have removed a document that a schedule or the log still names. */
export const knownDocument = (name: string): Document | undefined =>
  documents.find((one) => one.name === name) ?? letterDocument(name);

export const findDocument = (name: string): Document => {
  const document = knownDocument(name);
  if (!document) throw notFound("We couldn't find this page, fact or list.");
  return document;
};

export const titlesOf = (list: readonly { name: string }[]) =>
  [...new Set(list.map(({ name }) => knownDocument(name)?.title ?? `“${name}”`))].join(", ");

const replaced = (state: PublishedState, replacements: readonly Replacement[]) => [
  ...state.documents.filter(({ name }) => !replacements.some((one) => one.name === name)),
  ...replacements
    .filter(({ content }) => content !== undefined)
    .map(({ name, content }) => ({ name, version: findDocument(name).version, content })),
];

/** A field in the words of its form, and its document's name where it is another one's. */
const labelled = (
  { name, place, message }: DocumentProblem,
  content: unknown,
  own: boolean,
): Problem => {
  const document = findDocument(name);
  const { path, label } = fieldShown(document, content, [...place]);
  return { name, path, label: own ? label : `${document.title}, ${label}`, message };
};

type MadePicture = Pick<Cut, "width" | "height" | "widths"> & { name: string };

const isMade = (shown: Partial<MadePicture>, made: MadePicture) =>
  shown.width === made.width &&
  shown.height === made.height &&
  shown.widths?.join() === made.widths.join();

export const missingPictures = async (
  db: Database,
  replacements: readonly Replacement[],
  onTheirWay: readonly MadePicture[] = [],
): Promise<DocumentProblem[]> => {
  const named = replacements.flatMap(({ name, content }) =>
    uploadsIn(content).map((one) => ({ ...one, name })),
  );
  const here = await db.rows(
    { name: text, width: integer, height: integer, widths: arrayOf(integer) },
    "select name, width, height, widths from content_pictures where name = any($1)",
    [named.map(({ upload }) => upload)],
  );
  const made = [...here, ...onTheirWay];
  return named
    .filter(
      ({ upload, picture }) => !made.some((one) => one.name === upload && isMade(picture, one)),
    )
    .map(({ name, path }) => ({
      name,
      place: path,
      message: "This picture is missing. Please choose it again.",
    }));
};

/** No rule of the document: a notice that was on the site may be over and come back. */
const unseenNotice = (content: unknown, begins: Date): DocumentProblem[] => {
  const read = notice.schema.safeParse(content);
  const times = read.success ? noticeTimes(read.data) : undefined;
  const refuse = (message: string) => [{ name: notice.name, place: ["until"], message }];
  if (!times) return [];
  if (times.until <= times.from) return refuse("The end must be after the start.");
  if (times.until <= begins.getTime())
    return refuse("This time has passed: no one would see the notice.");
  return [];
};

const saysTheSame = (one: DocumentProblem) => (other: DocumentProblem) =>
  one.name === other.name &&
  one.message === other.message &&
  one.place.join() === other.place.join();

type Circumstances = {
  /** When a person puts them on the site. */
  begins?: Date | undefined;
  /** Pictures that come with them. */
  onTheirWay?: readonly MadePicture[];
};

/**
 * Also names every other document, even one as it ships, that would no longer fit because of them.
 */
export const checkReplacements = async (
  db: Database,
  replacements: readonly Replacement[],
  { begins, onTheirWay = [] }: Circumstances = {},
) => {
  const state = await publishedState(db);
  const next = replaced(state, replacements);
  const { snapshot } = readSnapshot(next, state.revision + 1);
  const { snapshot: now } = readSnapshot(state.documents, state.revision);
  const contentFor = ({ name }: Document) => replacements.find((one) => one.name === name)?.content;
  const isOwn = ({ name }: DocumentProblem) => replacements.some((one) => one.name === name);
  const found = problemsWith(next);
  const known = found.every(isOwn) ? [] : problemsWith(state.documents);
  const problems = [
    ...(begins ? unseenNotice(contentFor(notice), begins) : []),
    ...found.filter(isOwn),
    ...factsInIdentity(contentFor(organisation)),
    ...(await missingPictures(db, replacements, onTheirWay)),
    ...found.filter((one) => !isOwn(one) && !known.some(saysTheSame(one))),
  ];
  if (problems.length === 0) problems.push(...linksInEmails(now, snapshot));
  const contents = new Map(next.map(({ name, content }) => [name, content]));
  return {
    snapshot,
    now,
    problems: problems.map((one) => labelled(one, contents.get(one.name), isOwn(one))),
  };
};

export const refuseProblems = (problems: Problem[]) => {
  const [first, ...rest] = problems;
  if (!first) return;
  const more =
    rest.length > 0 ? ` There ${rest.length === 1 ? "is 1 more" : `are ${rest.length} more`}.` : "";
  throw invalid(`${first.label}: ${first.message}${more}`, { problems });
};
