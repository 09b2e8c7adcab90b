import type { DocumentAnswer } from "#desk/pages/queries.ts";
import { isLink, linkWanted, noSuchPage, pathOf } from "#rules/links.ts";
import { tokensIn } from "#rules/tokens.ts";
import { addressTyped } from "./marks.ts";

export type LinkTarget = DocumentAnswer["targets"][number];

/** An address as people type it, such as www.example.org, as a whole one; else as it was typed. */
export const wholeLink = (typed: string) => {
  const address = addressTyped(typed);
  return isLink(typed) || !isLink(address) ? typed : address;
};

/** Why a link leads nowhere. What a fact fills in is known when it is published. */
export const mistakeInLink = (href: string, targets: readonly LinkTarget[]) => {
  if (!isLink(href)) return linkWanted;
  if (!href.startsWith("/") || tokensIn(href).length > 0) return undefined;
  return targets.some(({ path }) => path === pathOf(href)) ? undefined : noSuchPage(href);
};

/** Shorter words stand in too many titles. */
const telling = 3;

const wordsIn = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length >= telling);

const mostOffered = 3;

/** The pages that may be meant: a word of theirs begins as one that was typed, or the other way. */
export const likelyPages = (typed: string, targets: readonly LinkTarget[]) => {
  const sought = wordsIn(typed);
  const isAlike = (own: string) =>
    sought.some((word) => own.startsWith(word) || word.startsWith(own));
  return targets
    .filter(({ path, title }) => title !== null && wordsIn(`${title} ${path}`).some(isAlike))
    .slice(0, mostOffered);
};
