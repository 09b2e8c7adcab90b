import type { Database } from "#backend/storage/database.ts";
import type { Document } from "#content/document.ts";
import { documents } from "#content/documents.ts";
import { factsOf } from "#content/facts.ts";
import { formOf } from "#content/problems.ts";
import { plainText, type SaidText, saidTexts } from "#content/said-texts.ts";
import type { Snapshot } from "#content/snapshot.ts";
import type { Facts, Place } from "#content/tokens.ts";
import { languageOf } from "#rules/languages.ts";
import type { ClickedText } from "#rules/pages.ts";
import { findDocument } from "./check.ts";
import { fieldShown } from "./field-shown.ts";
import { publishedSnapshot } from "./published.ts";

type Leaf = SaidText & { document: Document };

/** A picture is known by what it shows, and by its name where that is not said. */
const withNames = (texts: SaidText[], content: unknown): SaidText[] =>
  texts.flatMap((one) => {
    const value = one.place.reduce<unknown>(
      (inner, step) => (inner as Record<string | number, unknown>)[step],
      content,
    );
    const isName = one.kind === "picture" && typeof value === "string";
    return isName ? [one, { ...one, text: value, facts: [] }] : [one];
  });

/** Shorter pieces of a text stand in too many fields. */
const telling = 4;

type Likeness = { fits: (leaf: string, text: string) => boolean; from: "anywhere" | "here" };

/** From the surest to the merest. Words inside a sentence of a page that is not shown say nothing. */
const likenesses: Likeness[] = [
  { fits: (leaf, text) => leaf === text, from: "anywhere" },
  { fits: (leaf, text) => leaf.toLowerCase() === text.toLowerCase(), from: "anywhere" },
  { fits: (leaf, text) => text.length >= telling && leaf.includes(text), from: "here" },
  { fits: (leaf, text) => leaf.length >= telling && text.includes(leaf), from: "here" },
];

/** The document of a page; a page that is made from an item of a list belongs to the list's. */
const documentOf = (page: string): Document | undefined => {
  const own = documents.find(({ path }) => path === page);
  if (own || page === "/") return own;
  return documentOf(page.slice(0, page.lastIndexOf("/")) || "/");
};

/** The documents whose texts may stand on a page, the likeliest first. */
const orderOf = (
  { page, inFrame }: Pick<ClickedText, "page" | "inFrame">,
  edited: string,
): { here: Document[]; elsewhere: Document[] } => {
  const ofPage = documentOf(page);
  const spoken = documents.filter(
    ({ english }) => Boolean(english) === (languageOf(page) === "es"),
  );
  const rank = (one: Document) => {
    if (inFrame && one.group === "Every page") return 0;
    if (one.name === edited) return 1;
    return one === ofPage ? 2 : 3;
  };
  const shown = spoken.filter(
    (one) => one.name === edited || one === ofPage || one.path === undefined,
  );
  return {
    here: shown.toSorted((a, b) => rank(a) - rank(b)),
    elsewhere: spoken.filter((one) => !shown.includes(one)),
  };
};

/** The fact that was clicked inside a text; none where the click was on words of the text itself. */
const factClicked = (leaf: SaidText, text: string, offset: number | undefined, facts: Facts) => {
  const begins = Math.max(0, leaf.text.indexOf(text));
  const from = begins + (offset ?? 0);
  const to = offset === undefined ? begins + text.length : from;
  const named = leaf.facts.find((fact) => fact.from <= from && to <= fact.to);
  return named && facts[named.token]?.at;
};

type Found = { name: string; place: Place };

/** Where the text is written that somebody clicked on a page. */
export const findIn = (
  snapshot: Snapshot,
  edited: { name: string; content: unknown },
  { texts, nth, page, inFrame, offset }: ClickedText,
): Found | undefined => {
  // As published: what is typed may be anything.
  const facts = factsOf(snapshot);
  const leavesOf = (document: Document): Leaf[] => {
    const { name } = document;
    const content = name === edited.name ? edited.content : snapshot.documents[name];
    const said = withNames(saidTexts(formOf(document), content, facts), content);
    // Nobody can click on what only search engines read.
    const shown = said.filter(({ place }) => place[0] !== "page");
    return shown.map((one) => ({ ...one, document }));
  };
  const { here, elsewhere } = orderOf({ page, inFrame }, edited.name);
  const near = here.map(leavesOf);
  const all = [...near, ...elsewhere.map(leavesOf)];
  const plain = texts.map(plainText).filter(Boolean);
  for (const [position, text] of plain.entries())
    for (const { fits, from } of likenesses)
      for (const leaves of from === "anywhere" ? all : near) {
        const found = leaves.filter((leaf) => fits(leaf.text, text));
        const leaf = found[Math.min(nth, found.length - 1)];
        if (!leaf) continue;
        const at = factClicked(leaf, text, position === 0 ? offset : undefined, facts);
        return at ?? { name: leaf.document.name, place: leaf.place };
      }
  return undefined;
};

/** With what is typed in the editor, as the preview shows it. */
export const findText = async (
  db: Database,
  { name, content, ...clicked }: ClickedText & { name: string; content?: unknown },
) => {
  findDocument(name);
  const { snapshot } = await publishedSnapshot(db);
  const found = findIn(snapshot, { name, content }, clicked);
  if (!found) return { found: null };
  const document = findDocument(found.name);
  const shown = found.name === name ? content : snapshot.documents[found.name];
  const { path } = fieldShown(document, shown, [...found.place]);
  return { found: { name: found.name, title: document.title, path } };
};
