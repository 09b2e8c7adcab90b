/** What a guide asks its reader to type, between two fences, with the heading it stands under. */
export type Block = { section: string; lines: string[] };

export const blocksIn = (guide: string): Block[] => {
  const blocks: Block[] = [];
  let section = "";
  let open: Block | undefined;
  for (const line of guide.split("\n")) {
    if (/^\s*```/.test(line)) {
      if (open) blocks.push(open);
      open = open ? undefined : { section, lines: [] };
    } else if (open) {
      if (line.trim()) open.lines.push(line.trim());
    } else {
      section = /^#+ (.+)$/.exec(line)?.[1] ?? section;
    }
  }
  return blocks;
};

/** Lists of commands say beside each what it does, with a gap between. */
export const withoutRemark = (line: string) => line.replace(/ {2,}.*$/, "");

/** `mail retry [ID]` is two lines: one with what stands in brackets, and one without. */
export const variantsOf = (line: string): string[] => {
  const start = line.indexOf("[");
  if (start < 0) return [line];
  const before = line.slice(0, start).trimEnd();
  const inside = line.slice(start + 1, line.lastIndexOf("]"));
  return [before, ...variantsOf(`${before} ${inside}`)];
};

const setting = /^([A-Z][A-Z_]*)=(\S+)$/;

/** The settings that a block writes into a file, if it is such a block. */
export const settingsIn = ({ lines }: Block): Record<string, string> | undefined =>
  lines.every((line) => setting.test(line))
    ? Object.fromEntries(lines.map((line) => setting.exec(line)?.slice(1) as [string, string]))
    : undefined;
