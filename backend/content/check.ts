import { setImmediate } from "node:timers/promises";
import { invalid, notFound } from "#backend/refused.ts";
import { arrayOf, integer, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import type { Document } from "#content/document.ts";
import { documents } from "#content/documents.ts";
import { letterDocument } from "#content/letter.ts";
import { notice, noticeTimes } from "#content/notice.ts";
import { organisation } from "#content/organisation.ts";
import { wrongFields } from "#content/problems.ts";
import {
  checkerWith,
  type DocumentProblem,
  listed,
  mostListed,
  readSnapshot,
} from "#content/snapshot.ts";
import type { Problem } from "#rules/pages.ts";
import { fieldShown } from "./field-shown.ts";
import { factsInIdentity, linksInEmails } from "./identity.ts";
import type { Cut } from "./picture-maker.ts";
import { type PublishedState, publishedState, type Replacement, uploadsIn } from "./published.ts";

/** An upgrade may have removed a document that a schedule or the log still names. */
export const knownDocument = (name: string): Document | undefined =>
  documents.find((one) => one.name === name) ?? letterDocument(name);

export const noDocument = () => notFound("We couldn't find this page, fact or list.");

export const findDocument = (name: string): Document => {
  const document = knownDocument(name);
  if (!document) throw noDocument();
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
  const words = path.length === 0 ? document.title : own ? label : `${document.title}, ${label}`;
  return { name, path, label: words, message };
};

type MadePicture = Pick<Cut, "width" | "height" | "widths"> & { name: string };

const isMade = (
  shown: { width?: unknown; height?: unknown; widths?: unknown },
  made: MadePicture,
) =>
  shown.width === made.width &&
  shown.height === made.height &&
  JSON.stringify(shown.widths) === JSON.stringify(made.widths);

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

/** More than anybody fixes before they look again. */
const mostTogether = 100;

/** One document after the other, while visitors are answered. What would be too many is not looked for. */
const problemsOfEach = async (
  checked: readonly Document[],
  problemsIn: (document: Document) => DocumentProblem[],
  most = mostTogether,
) => {
  const found: DocumentProblem[] = [];
  for (const document of checked) {
    await setImmediate();
    if (found.length < most) found.push(...problemsIn(document));
    else
      found.push({
        name: document.name,
        place: [],
        message: "This hasn't been checked yet. Please fix the others first.",
      });
  }
  return found;
};

/** Those of other documents that there are not already. */
const newProblems = async (
  others: readonly Document[],
  problemsIn: (document: Document) => DocumentProblem[],
  state: PublishedState,
) => {
  const found = await problemsOfEach(others, problemsIn, Number.POSITIVE_INFINITY);
  if (found.length === 0) return [];
  const before = checkerWith(state.documents);
  const known = await problemsOfEach(others, before, Number.POSITIVE_INFINITY);
  return found.filter((one) => !known.some(saysTheSame(one)));
};

/**
 * Also names every other document, even one as it ships, that would no longer fit because of them.
 * `snapshot` is the site as it would be, and as it is where they do not fit.
 */
export const checkReplacements = async (
  db: Database,
  replacements: readonly Replacement[],
  { begins, onTheirWay = [] }: Circumstances = {},
) => {
  const state = await publishedState(db);
  const next = replaced(state, replacements);
  const { snapshot: now } = readSnapshot(state.documents, state.revision);
  const contents = new Map(next.map(({ name, content }) => [name, content]));
  const own = replacements.map(({ name }) => findDocument(name));
  const contentFor = ({ name }: Document) => replacements.find((one) => one.name === name)?.content;
  const isOwn = ({ name }: { name: string }) => own.some((one) => one.name === name);
  const answer = (found: DocumentProblem[], snapshot = now) => ({
    snapshot,
    now,
    problems: found.map((one) => labelled(one, contents.get(one.name), isOwn(one))),
  });

  // Facts are read only from what is written as its form says: until then, what they say is unknown.
  const asWritten = await problemsOfEach(own, (document) => {
    const content = contentFor(document);
    return content === undefined ? [] : listed(document.name, wrongFields(document, content));
  });
  if (asWritten.length >= mostTogether) return answer(asWritten);
  const problemsIn = checkerWith(next);
  const found = await problemsOfEach(own, problemsIn);
  if (found.length >= mostTogether) return answer(found);

  const missing = await missingPictures(db, replacements, onTheirWay);
  const problems = [
    ...(begins ? unseenNotice(contentFor(notice), begins) : []),
    ...found,
    ...factsInIdentity(contentFor(organisation)),
    ...own.flatMap(({ name }) =>
      listed(
        name,
        missing.filter((one) => one.name === name),
      ),
    ),
    ...(await newProblems(
      documents.filter((one) => !isOwn(one)),
      problemsIn,
      state,
    )),
  ];
  if (problems.length > 0) return answer(problems);
  const { snapshot } = readSnapshot(next, state.revision + 1);
  return answer(linksInEmails(now, snapshot), snapshot);
};

/** As many as a document lists may stand for thousands. */
const howMany = ({ length }: Problem[]) => {
  if (length === 0) return "";
  if (length >= mostListed) return " There are many more.";
  return length === 1 ? " There is 1 more." : ` There are ${length} more.`;
};

export const refuseProblems = (problems: Problem[]) => {
  const [first, ...rest] = problems;
  if (!first) return;
  throw invalid(`${first.label}: ${first.message}${howMany(rest)}`, { problems });
};
