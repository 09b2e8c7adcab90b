import { type Marked, marksIn } from "#rules/rich-text.ts";

/** The places between which a text is selected; twice the same where only the cursor stands. */
export type Selected = readonly [from: number, to: number];

/** What stands between two places is replaced, and then this is selected. */
export type Edit = { from: number; to: number; insert: string; select: Selected };

const wordBefore = /[\p{L}\p{N}'’-]*$/u;
const wordAfter = /^[\p{L}\p{N}'’-]*/u;

/** The words that are meant: those selected without spaces around them, or the one at the cursor. */
const meant = (text: string, [from, to]: Selected): Selected => {
  if (from === to)
    return [
      from - (wordBefore.exec(text.slice(0, from))?.[0].length ?? 0),
      to + (wordAfter.exec(text.slice(to))?.[0].length ?? 0),
    ];
  const words = text.slice(from, to);
  const start = from + (words.length - words.trimStart().length);
  return [start, Math.max(start, from + words.trimEnd().length)];
};

const touches = (mark: Marked, [from, to]: Selected) => mark.from < to && from < mark.to;

/** Marks that are in it in part are in it whole. */
const widened = (text: string, selected: Selected): Selected =>
  marksIn(text)
    .filter((mark) => touches(mark, selected))
    .reduce(([from, to], mark) => [Math.min(from, mark.from), Math.max(to, mark.to)], selected);

const withoutBold = (text: string) => text.replaceAll("**", "");

const linkApart = /(\[[^[\]\n]+\]\([^()\s]+\))/;
const hasWords = /[\p{L}\p{N}]/u;
const lineParts = /^(\s*[-•]\s+|\s*)(.*?)(\s*)$/u;

/** Line by line, and around links: no mark goes over a line's end, and none stands in another. */
const boldLine = (line: string) => {
  const [, before = "", words = "", after = ""] = lineParts.exec(line) ?? [];
  const parts = words.split(linkApart).map((part) => {
    if (linkApart.test(part) || !hasWords.test(part)) return part;
    const [, space = "", bare = "", end = ""] = /^(\s*)(.*?)(\s*)$/u.exec(part) ?? [];
    return `${space}**${bare}**${end}`;
  });
  return `${before}${parts.join("")}${after}`;
};

/** Bold, or plain where all of it was bold. */
export const toggleBold = (text: string, selected: Selected): Edit => {
  const [from, to] = widened(text, meant(text, selected));
  if (from === to) return { from, to, insert: "****", select: [from + 2, from + 2] };
  const words = text.slice(from, to);
  const plain = withoutBold(words);
  const bold = plain.split("\n").map(boldLine).join("\n");
  const insert = words === bold ? plain : bold;
  return { from, to, insert, select: [from, from + insert.length] };
};

const bullet = /^\s*[-•]\s+/;

/** The lines as items of a list, or as plain lines where all of them were items. */
export const toggleList = (text: string, [from, to]: Selected): Edit => {
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const last = to > from && text[to - 1] === "\n" ? to - 1 : to;
  const lineEnd = text.indexOf("\n", last);
  const end = lineEnd === -1 ? text.length : lineEnd;
  const lines = text.slice(start, end).split("\n");
  const isBlank = (line: string) => lines.length > 1 && line.trim() === "";
  const areItems = lines.every((line) => isBlank(line) || bullet.test(line));
  const insert = lines
    .map((line) => {
      if (isBlank(line)) return line;
      const bare = line.replace(bullet, "");
      return areItems ? bare : `- ${bare}`;
    })
    .join("\n");
  const cursor = Math.max(start, from + insert.length - (end - start));
  const select: Selected = from === to ? [cursor, cursor] : [start, start + insert.length];
  return { from: start, to: end, insert, select };
};

export type LinkAt = { from: number; to: number; words: string; href: string };

/** The link at the cursor, or what would become one. */
export const linkAt = (text: string, selected: Selected): LinkAt => {
  const around = meant(text, selected);
  const known = marksIn(text).find((mark) => mark.href !== undefined && touches(mark, around));
  if (known) return { ...known, href: known.href ?? "" };
  const [from, to] = widened(text, around);
  const words = withoutBold(text.slice(from, to)).replaceAll(/\s+/g, " ");
  return { from, to, words, href: /^(https?:\/\/|\/)\S+$/.test(words) ? words : "" };
};

/** As people type addresses: without https, or the slash of a page of ours. */
const wholeAddress = (typed: string) => {
  const address = typed.trim();
  if (/^([/#{]|[a-z][a-z\d+.-]*:)/i.test(address)) return address;
  if (/^[^\s/]+@[^\s/]+\.[^\s/]+$/.test(address)) return `mailto:${address}`;
  if (/^[^\s/]+\.[a-z]{2,}(\/|$)/i.test(address)) return `https://${address}`;
  return /[\s@]/.test(address) ? address : `/${address}`;
};

/** They would end the address, or the words, where the text is read. */
const encoded = (address: string) =>
  address.replaceAll("(", "%28").replaceAll(")", "%29").replaceAll(/\s/g, "%20");

/** Where a link leads for what somebody typed. Whether it can lead there, `rules/links.ts` says. */
export const addressTyped = (typed: string) => encoded(wholeAddress(typed));

export const putLink = ({ from, to }: LinkAt, words: string, typed: string): Edit => {
  const shown = words.replaceAll(/[[\]]/g, "").replaceAll(/\s+/g, " ").trim();
  const insert = `[${shown}](${addressTyped(typed)})`;
  const end = from + insert.length;
  return { from, to, insert, select: [end, end] };
};

export const removeLink = ({ from, to, words }: LinkAt): Edit => ({
  from,
  to,
  insert: words,
  select: [from, from + words.length],
});
