/** `{campus.acres}` is a fact; `{amount}`, without a point, is filled in by the page itself. */
const token = /\{([a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)*)\}/g;

export const tokensIn = (text: string) => [...text.matchAll(token)].map(([, name = ""]) => name);

/** A text in its order: what was written, and the facts that are named in it. */
export const partsIn = (text: string): { text: string; token?: string }[] => {
  const tokens = [...text.matchAll(token)];
  const ends = [0, ...tokens.map(([whole], n) => (tokens[n]?.index ?? 0) + whole.length)];
  return [
    ...tokens.flatMap(([whole, name = ""], n) => [
      { text: text.slice(ends[n], tokens[n]?.index) },
      { text: whole, token: name },
    ]),
    { text: text.slice(ends.at(-1)) },
  ];
};

export const withoutTokens = (text: string) => text.replace(token, "");

/** What stands between braces and is no token, and braces that stand alone. */
export const strayBraces = (text: string) => withoutTokens(text).match(/\{[^{}\n]+\}|[{}]/g) ?? [];

export const whyUnknown = (stray: string) =>
  stray.length > 1
    ? `There is no fact called ${stray}.`
    : `There is a single “${stray}” here. Use { and } only around the name of a fact.`;

/** More letters than any field may have. A text that grows past them is filled no further. */
export const longestFilled = 5_000;

/**
 * The text with every fact in its place; what nobody knows stays as it is. It stops where the text
 * becomes too long for any field: a short text may name a long fact a thousand times.
 */
export const fillTokens = (text: string, textOf: (token: string) => string | undefined): string => {
  let filled = "";
  let from = 0;
  for (const match of text.matchAll(token)) {
    const [whole, name = ""] = match;
    filled += text.slice(from, match.index) + (textOf(name) ?? whole);
    from = match.index + whole.length;
    if (filled.length > longestFilled) return filled.slice(0, longestFilled + 1);
  }
  return filled + text.slice(from);
};
