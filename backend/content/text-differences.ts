import type { TextPart } from "#rules/pages.ts";

type Step = { kind: TextPart["kind"]; entry: string };

/** Longer ones are nothing that a person wrote; they count as replaced as a whole. */
const longest = 400;

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

const asItIs = (entry: string) => entry;

/** From one list to another. Entries with the same key count as the same, and are told as they are now. */
export const stepsBetween = (before: string[], after: string[], keyOf = asItIs): Step[] => {
  if (before.length > longest || after.length > longest)
    return [
      ...before.map((entry): Step => ({ kind: "removed", entry })),
      ...after.map((entry): Step => ({ kind: "added", entry })),
    ];
  const [oldKeys, newKeys] = [before.map(keyOf), after.map(keyOf)];
  const common = commonLengths(oldKeys, newKeys);
  const steps: Step[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const [old, now] = [before[i], after[j]];
    if (old !== undefined && now !== undefined && oldKeys[i] === newKeys[j]) {
      steps.push({ kind: "same", entry: now });
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

/** A text of which nothing is left. */
export const replaced = (before: string, after: string): TextPart[] =>
  [
    { kind: "removed" as const, text: before },
    { kind: "added" as const, text: after },
  ].filter(({ text }) => text !== "");

type Change = (removed: string, added: string) => TextPart[];

/** What follows on one another in one piece, and each place that changed as `change` tells it. */
const inPieces = (steps: readonly Step[], change: Change): TextPart[] => {
  const parts: TextPart[] = [];
  const open = { same: "", removed: "", added: "" };
  const close = () => {
    if (open.same) parts.push({ kind: "same", text: open.same });
    if (open.removed || open.added) parts.push(...change(open.removed, open.added));
    Object.assign(open, { same: "", removed: "", added: "" });
  };
  for (const { kind, entry } of steps) {
    if (kind === "same" && (open.removed || open.added)) close();
    open[kind] += entry;
  }
  close();
  return parts;
};

const sentences = new Intl.Segmenter("en-US", { granularity: "sentence" });

const sentencesOf = (text: string) => [...sentences.segment(text)].map(({ segment }) => segment);

/** Each with the space behind it; a space before the first one is its own. */
const wordsOf = (text: string) => text.match(/\S+\s*|^\s+/g) ?? [];

const trimmed = (word: string) => word.trim();

const lettersIn = (words: readonly string[]) =>
  words.reduce((sum, word) => sum + trimmed(word).length, 0);

/** No text of ours is longer; to compare longer ones word by word would take long. */
const longestText = 5_000;

/** Below this share of the shorter text, what is the same is so by chance. */
const leastShare = 1 / 3;

/** Word by word, as far as that is easier to read than the old text and the new one. */
const wordsBetween: Change = (before, after) => {
  const whole = replaced(before, after);
  if (whole.length < 2 || Math.max(before.length, after.length) > longestText) return whole;
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const steps = stepsBetween(old, now, trimmed);
  const kept = steps.filter(({ kind }) => kind === "same");
  const share =
    lettersIn(kept.map(({ entry }) => entry)) / Math.min(lettersIn(old), lettersIn(now));
  return share < leastShare || kept.length === steps.length ? whole : inPieces(steps, replaced);
};

/** First by sentences, and inside of those that changed by words. */
export const partsBetween = (before: string, after: string): TextPart[] =>
  inPieces(stepsBetween(sentencesOf(before), sentencesOf(after)), wordsBetween);
