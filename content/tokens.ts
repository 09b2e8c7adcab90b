import { fillTokens, strayBraces, tokensIn } from "#rules/tokens.ts";

/** A fact as the editor's picker shows it. */
export type Fact = {
  readonly text: string;
  readonly label: string;
  /** Why no text can name it, in a sentence. */
  readonly problem?: string;
  /** The field in which it is changed. The program's own facts have none. */
  readonly at?: { readonly name: string; readonly place: Place };
};

export type Facts = Readonly<Record<string, Fact>>;

export type Place = readonly (string | number)[];

/** What in a content is no known fact: a name nobody knows, or a brace that stands alone. */
export type UnknownToken = { place: Place; token: string; problem?: string };

/** Filled in by nobody: a field that keeps what was once written. */
export const anything = "*";

const factNamed = (name: string, facts: Facts) =>
  Object.hasOwn(facts, name) ? facts[name] : undefined;

const fillText = (text: string, facts: Facts) =>
  fillTokens(text, (name) => {
    const fact = factNamed(name, facts);
    return fact?.problem ? undefined : fact?.text;
  });

/** The same content with every fact in its place. */
export const fill = <Value>(content: Value, facts: Facts): Value => {
  if (typeof content === "string") return fillText(content, facts) as Value;
  if (Array.isArray(content)) return content.map((item) => fill(item, facts)) as Value;
  if (content === null || typeof content !== "object") return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, fill(value, facts)]),
  ) as Value;
};

/** A draft can name a hundred thousand. */
const mostUnknown = 100;

/**
 * The first of them, each once for a field. `fills` says which words the field at a place fills in
 * by itself.
 */
export const unknownTokens = (
  content: unknown,
  facts: Facts,
  fills: (place: Place) => readonly string[] = () => [],
  place: Place = [],
  most = mostUnknown,
): UnknownToken[] => {
  if (typeof content === "string")
    return unknownIn(content, facts, fills(place), place).slice(0, most);
  if (content === null || typeof content !== "object") return [];
  const found: UnknownToken[] = [];
  for (const [name, value] of Object.entries(content)) {
    if (found.length >= most) break;
    const inner = [...place, Array.isArray(content) ? Number(name) : name];
    found.push(...unknownTokens(value, facts, fills, inner, most - found.length));
  }
  return found;
};

const unknownIn = (text: string, facts: Facts, fills: readonly string[], place: Place) => {
  if (fills.includes(anything)) return [];
  const rest = [...new Set(strayBraces(text))].map((token) => ({ place, token }));
  const unknown = [...new Set(tokensIn(text))].flatMap((name) => {
    const fact = factNamed(name, facts);
    if (fills.includes(name) || (fact && !fact.problem)) return [];
    return [{ place, token: `{${name}}`, ...(fact?.problem && { problem: fact.problem }) }];
  });
  return [...unknown, ...rest];
};
