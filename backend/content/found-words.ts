/** Letters on either side of what was found. */
export const around = 60;

const plainLetters = new Map(
  Array.from({ length: 0x1f00 - 0xc0 }, (_, at) => {
    const letter = String.fromCharCode(0xc0 + at);
    return [letter, letter.normalize("NFD").charAt(0)];
  }),
);

/** "senor" finds "señor", and a straight apostrophe a curly one. Letter by letter, so that places stay. */
const folded = (text: string) =>
  text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[\u00c0-\u1eff]/g, (letter) => plainLetters.get(letter) ?? letter)
    .toLowerCase();

/** People ask in sentences: "When is the pantry open?" is about a pantry that is open. */
const smallWords = new Set(
  "a an and are at can do does for how i in is it of on or our the to we what when where who".split(
    " ",
  ),
);

export type Sought = { phrase: string; words: string[] };

export const soughtIn = (q: string): Sought => {
  const phrase = folded(q)
    .trim()
    .replace(/[?!\s]+$/, "");
  const typed = phrase.split(/\s+/).filter(Boolean);
  const telling = typed.filter((word) => !smallWords.has(word));
  return { phrase, words: telling.length > 0 ? telling : typed };
};

/** From where the words stand, and over how many letters. */
type Place = { at: number; length: number };

/** A text may say a word a thousand times. */
const mostPlaces = 50;

/** Of the places of the first word, the one with the others nearest to it. */
const nearest = (letters: string, [first = "", ...others]: string[]): Place => {
  let best: Place | undefined;
  let at = letters.indexOf(first);
  for (let tried = 0; at >= 0 && tried < mostPlaces; tried++) {
    let [from, to] = [at, at + first.length];
    for (const word of others) {
      const [before, after] = [letters.lastIndexOf(word, at), letters.indexOf(word, at)];
      const place = before < 0 || (after >= 0 && after - at <= at - before) ? after : before;
      [from, to] = [Math.min(from, place), Math.max(to, place + word.length)];
    }
    if (!best || to - from < best.length) best = { at: from, length: to - from };
    at = letters.indexOf(first, at + 1);
  }
  return best ?? { at: 0, length: 0 };
};

/** Where a text that has all the words says them, and how far apart they are. */
export const foundIn = (text: string, { phrase, words }: Sought) => {
  const letters = folded(text);
  const whole = letters.indexOf(phrase);
  if (whole >= 0) return { at: whole, length: phrase.length, apart: 0 };
  if (!words.every((word) => letters.includes(word))) return undefined;
  const place = nearest(letters, words);
  const apart = place.length;
  if (apart <= 2 * around) return { ...place, apart };
  const [first = ""] = words;
  return { at: letters.indexOf(first), length: first.length, apart };
};

export const hasAnyOf = (text: string, { words }: Sought) => {
  const letters = folded(text);
  return words.some((word) => letters.includes(word));
};

export const excerpt = (text: string, { at, length }: Place) => {
  const [from, to] = [at - around, at + length + around];
  const before = text.slice(Math.max(0, from), at);
  const after = text.slice(at + length, to);
  return {
    before: from > 0 ? before.replace(/^\S*\s/, "…") : before,
    found: text.slice(at, at + length),
    after: to < text.length ? after.replace(/\s\S*$/, "…") : after,
  };
};
