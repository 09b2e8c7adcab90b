/** `{campus.acres}` is a fact; `{amount}`, without a point, is filled in by the page itself. */
const token = /\{([a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)*)\}/g;

export const tokensIn = (text: string) => [...text.matchAll(token)].map(([, name = ""]) => name);

export const withoutTokens = (text: string) => text.replace(token, "");

/** Facts may name other facts; deeper than this they name each other in a circle. */
const deepest = 5;

/** The text with every fact in its place; what nobody knows stays as it is. */
export const fillTokens = (
  text: string,
  textOf: (token: string) => string | undefined,
  depth = 0,
): string =>
  text.replace(token, (whole, name: string) => {
    const fact = textOf(name);
    return fact !== undefined && depth < deepest ? fillTokens(fact, textOf, depth + 1) : whole;
  });
