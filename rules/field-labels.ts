import { tokensIn } from "./tokens.ts";

/** As much of a form as its labels take. */
type Labeled = {
  name: string;
  label: string;
  kind: string;
  itemLabel?: string | undefined;
  fields?: readonly Labeled[] | undefined;
  item?: Labeled | undefined;
};

type Words = readonly string[];

const longestName = 40;

const partOf = (value: unknown, step: string | number) =>
  (value as Record<string | number, unknown> | null | undefined)?.[step];

/** What an item is called by its own words; a fact in braces is no name. */
const nameIn = ({ itemLabel }: Labeled, item: unknown) => {
  const named = itemLabel ? partOf(item, itemLabel) : undefined;
  const name = typeof named === "string" ? named.trim().replaceAll(/\s+/g, " ") : "";
  if (!name || tokensIn(name).length > 0) return undefined;
  return name.length > longestName ? `${name.slice(0, longestName)}…` : name;
};

/** "Leaders: Denise Calloway"; "Leaders 1" without a name; "Biography, paragraph 3". */
const itemIn = (list: Labeled, at: number, item: unknown) => {
  const name = nameIn(list, item);
  if (name) return `${list.label}: ${name}`;
  const of = list.item?.label.toLowerCase();
  if (list.itemLabel || !of) return `${list.label} ${at + 1}`;
  return `${list.label}, ${of} ${at + 1}`;
};

export const withField = (words: Words, field: Labeled): Words => [...words, field.label];

/** The last word is the list's own. */
export const withItem = (words: Words, list: Labeled, at: number, item: unknown): Words => [
  ...words.slice(0, -1),
  itemIn(list, at, item),
];

export const inOneLine = (form: Labeled, words: Words) => words.join(", ") || form.label;

/**
 * A field's place in the words of the form: "Leaders: Denise Calloway, Biography, paragraph 3".
 * Items are called by their own words where there is a content.
 */
export const labelAt = (
  form: Labeled,
  path: readonly (string | number)[],
  content?: unknown,
): string => {
  let words: Words = [];
  let field: Labeled | undefined = form;
  let value = content;
  for (const step of path) {
    value = partOf(value, step);
    if (typeof step === "number" && field?.kind === "list") {
      words = withItem(words, field, step, value);
      field = field.item;
    } else {
      field = field?.fields?.find(({ name }) => name === step);
      words = field ? withField(words, field) : [...words, String(step)];
    }
  }
  return inOneLine(form, words);
};
