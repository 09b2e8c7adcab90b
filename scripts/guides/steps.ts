/** What a guide asks its reader to do: paste a block under a line, or write a new file. */
export type Step =
  | { kind: "paste"; under: string; file: string; block: string }
  | { kind: "write"; file: string; block: string };

const fenced = String.raw`[\s\S]*?\n *\`\`\`\w+\n([\s\S]*?)\n *\`\`\`(?=\n)`;
const pastes = new RegExp(`[Pp]aste\\s+under\\s+\`([^\`]+)\`\\s+in\\s+\`([^\`]+)\`${fenced}`, "g");
const writes = new RegExp(`in a new file \`([^\`]+)\`${fenced}`, "g");

/** A block in a list is indented by the list. */
const outdented = (block: string) =>
  block.startsWith("   ") && !block.startsWith("    ") ? block.replaceAll(/^ {3}/gm, "") : block;

export const stepsIn = (guide: string): Step[] => [
  ...[...guide.matchAll(writes)].map(
    ([, file = "", block = ""]): Step => ({ kind: "write", file, block: outdented(block) }),
  ),
  ...[...guide.matchAll(pastes)].map(
    ([, under = "", file = "", block = ""]): Step => ({ kind: "paste", under, file, block }),
  ),
];

/** Puts the block below the line that the guide names. */
export const pasted = (text: string, under: string, block: string) => {
  const at = text.indexOf(under);
  if (at < 0) throw new Error(`The guide names a line that is not there: ${under}`);
  if (text.indexOf(under, at + 1) >= 0) throw new Error(`This line is there twice: ${under}`);
  const end = text.indexOf("\n", at) + 1;
  return `${text.slice(0, end)}${block}\n${text.slice(end)}`;
};
