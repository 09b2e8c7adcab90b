import { labelAt, missingPictures, refuseOversized } from "#backend/content/face.ts";
import type { Deps } from "#backend/deps.ts";
import type { Site } from "#backend/site.ts";
import type { Database } from "#backend/storage/database.ts";
import { factsOf } from "#content/facts.ts";
import { letterDocument, letterName } from "#content/letter.ts";
import { targetsIn } from "#content/lost-targets.ts";
import { organisation } from "#content/organisation.ts";
import { formOf, problemsOf } from "#content/problems.ts";
import { siteItems } from "#content/site-items.ts";
import { contentOf, type Snapshot } from "#content/snapshot.ts";
import { fill, type Place } from "#content/tokens.ts";
import { type LetterProblem, mostLetterBytes } from "#rules/letters.ts";
import { isLink, noSuchPage, pathOf } from "#rules/links.ts";
import { linksIn } from "#rules/rich-text.ts";
import { composeLetter, finished, tooLong } from "./compose.ts";
import { senderProblems } from "./sender-domain.ts";
import { notResting } from "./starting.ts";

type Wrong = { place: Place; message: string };

type Block = Record<string, unknown>;

const blocksIn = (content: unknown): Block[] => {
  const { blocks } = (content ?? {}) as { blocks?: unknown };
  // One that is none is named by the form; the others keep their numbers.
  return Array.isArray(blocks) ? blocks.map((block) => block ?? {}) : [];
};

/** Pages of our own are looked up; of other sites only the address is read. */
const lostLinks = (filled: unknown, snapshot: Snapshot): Wrong[] => {
  const targets = targetsIn(snapshot.documents);
  const why = (href: string) => {
    if (!isLink(href)) return `“${href}” is no address. It should begin with / or https://.`;
    return href.startsWith("/") && !targets.has(pathOf(href)) ? noSuchPage(href) : undefined;
  };
  return blocksIn(filled).flatMap(({ kind, text, href }, at) => {
    const named: [string, string][] = [
      ...(kind === "text" && typeof text === "string"
        ? linksIn(text).map((one): [string, string] => ["text", one])
        : []),
      ...((kind === "button" || kind === "picture") && typeof href === "string" && href
        ? [["href", href] as [string, string]]
        : []),
    ];
    return named.flatMap(([field, link]) => {
      const message = why(link);
      return message ? [{ place: ["blocks", at, field], message }] : [];
    });
  });
};

const lostItems = (content: unknown, snapshot: Snapshot, now: Date): Wrong[] => {
  const known = siteItems(snapshot, now.getTime()).map(({ value }) => value);
  return blocksIn(content).flatMap(({ kind, item }, at) =>
    kind === "item" && typeof item === "string" && item && !known.includes(item)
      ? [{ place: ["blocks", at, "item"], message: "This isn't on the site anymore." }]
      : [],
  );
};

const wrongFields = async (
  db: Database,
  id: string,
  content: unknown,
  snapshot: Snapshot,
  now: Date,
): Promise<LetterProblem[]> => {
  const name = letterName(id);
  const document = letterDocument(name);
  if (!document) return [];
  const facts = factsOf(snapshot);
  const wrong: Wrong[] = [
    ...problemsOf(document, content, facts),
    ...lostLinks(fill(content, facts), snapshot),
    ...lostItems(content, snapshot, now),
    ...(await missingPictures(db, [{ name, content }])),
  ];
  const said = new Set<string>();
  return wrong.flatMap(({ place, message }) => {
    const at = place.join(".");
    // A field that is no link at all is not also a link to nowhere.
    if (said.has(at)) return [];
    said.add(at);
    const label = labelAt(formOf(document), [...place]);
    return [{ blocks: true, label, message, to: `/letters/${id}#${at}` }];
  });
};

export const countReaders = (db: Database) =>
  db.count(`select count(*) as n from newsletter_subscribers where ${notResting}`);

type Question = { id: string; content: unknown };
type Checked = { problems: LetterProblem[]; readers: number; bytes: number };

export type Checking = Pick<Deps, "db" | "settings"> & { site: Site };

/** What is wrong with a letter itself, and who would get it. */
export const checkContent = async (
  { db, settings, site }: Checking,
  snapshot: Snapshot,
  { id, content }: Question,
  now: Date,
): Promise<Checked> => {
  refuseOversized([{ name: letterName(id), content }]);
  const problems = await wrongFields(db, id, content, snapshot, now);
  const here = (at: string) => `/letters/${id}#${at}`;
  const letter = finished(content, snapshot, now);
  const reader = { name: "", unsubscribeToken: crypto.randomUUID() };
  const long = tooLong(letter);
  const { html = "" } = long ? {} : composeLetter(letter, reader, { settings, site });
  const bytes = Buffer.byteLength(html);
  const readers = await countReaders(db);
  const { street, city, zip } = contentOf(snapshot, organisation).address;
  const add = (blocks: boolean, label: string, message: string, to: string) =>
    problems.push({ blocks, label, message, to });

  if (!letter.blocks.some(({ kind, text, heading }) => (kind === "text" ? text : heading).trim()))
    add(
      true,
      "The newsletter",
      "It has no text. People who read without pictures would get nothing.",
      here("blocks"),
    );
  if (![street, city, zip].every((line) => line.trim()))
    add(
      true,
      "Postal address",
      "The law requires our postal address in every newsletter, and there isn't one.",
      "/pages/edit/organisation#address",
    );
  if (bytes > mostLetterBytes)
    add(
      false,
      "Length",
      "It is too long for Gmail, which hides the end and the unsubscribe link.",
      here("blocks"),
    );
  if (readers === 0)
    add(
      true,
      "Readers",
      "No one would get it: there are no subscribers, or none who get newsletters.",
      "/subscribers",
    );
  if (long) add(true, "The newsletter", long, here("blocks"));
  if (settings.emailGoesToFiles)
    add(
      false,
      "Email server",
      "No email server is set up, so newsletters are only written to files and no one gets them.",
      "/email",
    );
  return { problems, readers, bytes };
};

/** Everything that is wrong with it, each with the way there. DNS is asked: never in a transaction. */
export const checkLetter = async (
  deps: Checking & Pick<Deps, "resolveTxt">,
  snapshot: Snapshot,
  question: Question,
  now: Date,
): Promise<Checked> => {
  const { settings, resolveTxt } = deps;
  const { problems, ...checked } = await checkContent(deps, snapshot, question, now);
  const sender = settings.emailGoesToFiles ? [] : await senderProblems(settings, resolveTxt);
  const to = "/help/letters#the-sender";
  return {
    ...checked,
    problems: [
      ...problems,
      ...sender.map((message) => ({ blocks: false, label: "Sender", message, to })),
    ],
  };
};
