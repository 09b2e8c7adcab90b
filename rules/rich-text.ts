/** Some words of a text: plain, in bold, or a link. */
export type Span = { text: string; bold?: true; href?: string };

/** A paragraph with its lines, or a list with its items. */
export type RichPart = { kind: "paragraph" | "list"; lines: Span[][] };

/** An address that was typed without words for it; what ends the sentence is no part of it. */
const typedAddress = /\b(?:https:\/\/|www\.)[^\s()[\]<>*"“”]*[^\s()[\]<>*"“”.,;:!?'’]/gi;

const withLinks = (text: string): Span[] => {
  const spans: Span[] = [];
  let from = 0;
  for (const { 0: address, index } of text.matchAll(typedAddress)) {
    if (index > from) spans.push({ text: text.slice(from, index) });
    spans.push({ text: address, href: address.replace(/^www/i, "https://www") });
    from = index + address.length;
  }
  if (from < text.length) spans.push({ text: text.slice(from) });
  return spans;
};

/** `**bold**` and `[words](address)`. */
const marked = /\*\*(?!\s)([^*\n]+)(?<!\s)\*\*|\[([^[\]\n]+)\]\(([^()\s]+)\)/g;

export type Marked = { from: number; to: number; words: string; href?: string };

/** Where a text has bold words and links, with their marks. */
export const marksIn = (text: string): Marked[] =>
  [...text.matchAll(marked)].map(({ 0: whole, 1: bold, 2: words, 3: href, index }) => ({
    from: index,
    to: index + whole.length,
    words: bold ?? words ?? "",
    ...(href !== undefined && { href }),
  }));

const spansOf = (line: string): Span[] => {
  const spans: Span[] = [];
  let from = 0;
  for (const match of line.matchAll(marked)) {
    const [whole, bold, words, href] = match;
    if (match.index > from) spans.push(...withLinks(line.slice(from, match.index)));
    if (bold !== undefined) spans.push({ text: bold, bold: true });
    else spans.push({ text: words ?? "", href: href ?? "" });
    from = match.index + whole.length;
  }
  if (from < line.length) spans.push(...withLinks(line.slice(from)));
  return spans;
};

const bullet = /^\s*[-•]\s+/;

/** A text as staff type it: an empty line ends a paragraph, and `- ` begins an item of a list. */
export const richParts = (text: string): RichPart[] => {
  const parts: RichPart[] = [];
  let open: RichPart | undefined;
  for (const line of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
    if (line.trim() === "") {
      open = undefined;
      continue;
    }
    const kind = bullet.test(line) ? "list" : "paragraph";
    if (open?.kind !== kind) {
      open = { kind, lines: [] };
      parts.push(open);
    }
    open.lines.push(spansOf(line.replace(bullet, "").trim()));
  }
  return parts;
};

/** What a text says, without its marks. */
export const plainWords = (text: string): string =>
  richParts(text)
    .flatMap(({ lines }) => lines.map((line) => line.map((span) => span.text).join("")))
    .join(" ");

/** The addresses that a text links to. */
export const linksIn = (text: string): string[] =>
  richParts(text).flatMap(({ lines }) => lines.flat().flatMap(({ href }) => href ?? []));
