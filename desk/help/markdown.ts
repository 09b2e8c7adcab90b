/** The part of Markdown that our guides are written in; a test holds them to it. */

export type Block =
  | { kind: "heading"; level: 1 | 2; text: string; id: string }
  | { kind: "paragraph"; text: string }
  | { kind: "list"; ordered: boolean; items: string[] };

/** As code hosts name headings, so that a link to one works in both places. */
const idOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, "")
    .replaceAll(" ", "-");

const item = /^(-|\d+\.) /;

const blockOf = (lines: string[]): Block => {
  const [first = ""] = lines;
  const [, marks, heading] = /^(##?) (.+)$/.exec(first) ?? [];
  if (marks && heading)
    return {
      kind: "heading",
      level: marks.length === 1 ? 1 : 2,
      text: heading,
      id: idOf(heading),
    };
  if (!item.test(first)) return { kind: "paragraph", text: lines.join(" ") };
  // A line that begins no item goes on with the one before.
  const items = lines.join("\n").split(/\n(?=(?:-|\d+\.) )/);
  return {
    kind: "list",
    ordered: first.startsWith("1."),
    items: items.map((text) => text.replace(item, "").replaceAll(/\s*\n\s*/g, " ")),
  };
};

/** Pictures are left out: whoever reads it has the screen before them. */
export const blocksOf = (text: string): Block[] =>
  text
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block && !block.startsWith("!["))
    .map((block) => blockOf(block.split("\n")));

export type Piece = { kind: "text" | "strong" | "code"; text: string };

const marked = /\*\*(.+?)\*\*|`(.+?)`/g;

/** A sentence in pieces: plain, bold, or as something to type. */
export const piecesOf = (text: string): Piece[] => {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: whole, 1: strong, 2: code, index } of text.matchAll(marked)) {
    pieces.push({ kind: "text", text: text.slice(from, index) });
    pieces.push(strong ? { kind: "strong", text: strong } : { kind: "code", text: code ?? "" });
    from = index + whole.length;
  }
  return [...pieces, { kind: "text" as const, text: text.slice(from) }].filter(({ text }) => text);
};
