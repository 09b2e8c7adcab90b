/** What became of each entry from one list to another. */
export type Step = { kind: "same" | "removed" | "added"; entry: string };

/** Longer ones are nothing that a person wrote; they count as replaced as a whole. */
const longest = 400;

/** How long the longest common run is from each pair of places on. */
const commonLengths = (before: string[], after: string[]) => {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      (lengths[i] as number[])[j] =
        before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  return at;
};

/** The fewest steps from one list to the other. */
export const stepsBetween = (before: string[], after: string[]): Step[] => {
  if (before.length > longest || after.length > longest)
    return [
      ...before.map((entry): Step => ({ kind: "removed", entry })),
      ...after.map((entry): Step => ({ kind: "added", entry })),
    ];
  const common = commonLengths(before, after);
  const steps: Step[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const [old, now] = [before[i], after[j]];
    if (old !== undefined && old === now) {
      steps.push({ kind: "same", entry: old });
      i += 1;
      j += 1;
    } else if (old !== undefined && (now === undefined || common(i + 1, j) >= common(i, j + 1))) {
      steps.push({ kind: "removed", entry: old });
      i += 1;
    } else if (now !== undefined) {
      steps.push({ kind: "added", entry: now });
      j += 1;
    }
  }
  return steps;
};

const segmenter = new Intl.Segmenter("en-US", { granularity: "sentence" });

const sentencesOf = (text: string) =>
  [...segmenter.segment(text)].map(({ segment }) => segment).filter((segment) => segment !== "");

/** Old and new text, sentence by sentence. Neighbors of one kind are one part. */
export const partsBetween = (before: string, after: string) => {
  const parts: { kind: Step["kind"]; text: string }[] = [];
  for (const { kind, entry } of stepsBetween(sentencesOf(before), sentencesOf(after))) {
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += entry;
    else parts.push({ kind, text: entry });
  }
  return parts;
};
