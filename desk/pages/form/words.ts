import type { Fact, FormField } from "#desk/pages/queries.ts";
import { chicagoLocal } from "#desk/time.ts";
import { plainWords } from "#rules/rich-text.ts";
import { fillTokens, strayBraces, tokensIn, whyUnknown, withoutTokens } from "#rules/tokens.ts";

export type Facts = ReadonlyMap<string, Fact>;

export const factsByToken = (facts: readonly Fact[]): Facts =>
  new Map(facts.map((fact) => [fact.token, fact]));

/** Said of an empty field that keeps a page from being published, or a letter from being sent. */
export const neededWords = "This can't stay empty.";

/** As the page says it. */
export const filled = (text: string, facts: Facts) =>
  fillTokens(text, (token) => facts.get(token)?.text);

/** Letters as the limits count them: a fact counts for what it says, not for its name. */
export const lengthOf = (text: string, facts: Facts) => withoutTokens(filled(text, facts)).length;

/** What in a text is neither a fact nor a word that the page fills in by itself. */
const unknownIn = (text: string, field: FormField, facts: Facts) => {
  const lost = tokensIn(text).find((token) => !facts.has(token) && !field.fills?.includes(token));
  if (lost) return whyUnknown(`{${lost}}`);
  const [stray] = strayBraces(text);
  return stray && whyUnknown(stray);
};

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === "string" && value.trim() === "");

/** Below the label of a field, while nothing is wrong in it. */
export const hintFor = ({ help, required }: FormField, value: unknown) =>
  [help, required && isEmpty(value) && neededWords].filter(Boolean).join(" ");

/** What is wrong with one field, as far as it can be seen here. Publishing looks at everything. */
export const mistakeIn = (field: FormField, value: unknown, facts: Facts): string | undefined => {
  const { kind, required, missing = "This can't be empty.", least, most } = field;
  if (isEmpty(value)) return required ? missing : undefined;
  if (kind === "text" || kind === "longText") {
    const text = String(value);
    if (most !== undefined && lengthOf(text, facts) > most)
      return `This is longer than ${most} characters.`;
    return unknownIn(text, field, facts);
  }
  if (kind === "number") {
    if (typeof value !== "number") return "This must be a number.";
    if (least !== undefined && value < least) return `This must be at least ${least}.`;
    if (most !== undefined && value > most) return `This must be at most ${most}.`;
  }
  if (kind === "list" && Array.isArray(value)) {
    if (least !== undefined && value.length < least) return `You need at least ${least}.`;
    if (most !== undefined && value.length > most) return `The most you can have is ${most}.`;
  }
  return undefined;
};

const lettersInRow = 55;

/** As many rows as a text takes, within what a screen has room for. */
export const rowsFor = (text: string) => {
  const rows = text
    .split("\n")
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lettersInRow)), 1);
  return Math.min(14, Math.max(3, rows));
};

const longestLabel = 70;

const wordsIn = (value: unknown): string | undefined => {
  if (typeof value === "string") return value.trim() || undefined;
  if (value === null || typeof value !== "object") return undefined;
  for (const inner of Object.values(value)) {
    const words = wordsIn(inner);
    if (words) return words;
  }
  return undefined;
};

const isArchived = (item: unknown) =>
  (item as { archive?: unknown } | null)?.archive === "archived";

/** Times of events are Chicago's, written so that they can be compared as texts. */
const isOver = (list: FormField, item: unknown, facts: Facts) => {
  const ends = list.overAfter && (item as Record<string, unknown> | null)?.[list.overAfter];
  return typeof ends === "string" && ends !== "" && filled(ends, facts) < chicagoLocal(new Date());
};

/** The choice in an item that decides which of its fields are shown. */
export const kindOf = (item: FormField | undefined): FormField | undefined => {
  const fields = item?.fields ?? [];
  const chosen = fields.find(({ onlyFor }) => onlyFor)?.onlyFor?.field;
  return fields.find(({ name }) => name === chosen);
};

/** An item that is one of several kinds is called by its kind, and by what that kind says. */
const namedByKind = (list: FormField, item: unknown) => {
  const fields = list.item?.fields ?? [];
  const field = kindOf(list.item);
  const kind = field && (item as Record<string, unknown> | null)?.[field.name];
  if (typeof kind !== "string") return undefined;
  const label = field?.options?.find(({ value }) => value === kind)?.label ?? kind;
  const said = fields
    .filter(({ onlyFor, kind: of }) => onlyFor?.is.includes(kind) && of !== "link")
    .map(({ name, rich }) => {
      const words = wordsIn((item as Record<string, unknown>)[name]);
      return words && rich ? plainWords(words) : words;
    })
    .find((words) => words !== undefined);
  return said && kind !== "picture" && kind !== "item" ? `${label}: ${said}` : label;
};

/** What an item of a list is called: its own words. */
export const itemName = (list: FormField, item: unknown, position: number, facts: Facts) => {
  const named = list.itemLabel ? (item as Record<string, unknown> | null)?.[list.itemLabel] : item;
  const naming = list.item?.fields?.find(({ name }) => name === list.itemLabel);
  // Everything else in it may still be what every new item begins with.
  if (naming?.required && !wordsIn(named)) return `Untitled ${list.item?.label.toLowerCase()}`;
  const words = namedByKind(list, item) ?? wordsIn(named) ?? wordsIn(item);
  const name = words && filled(words, facts).replaceAll(/\s+/g, " ");
  if (!name) return `${list.item?.label || "Entry"} ${position + 1}`;
  const short = name.length > longestLabel ? `${name.slice(0, longestLabel)}…` : name;
  if (isArchived(item)) return `${short} (archived)`;
  return isOver(list, item, facts) ? `${short} (over)` : short;
};

/** A copy of an item, without what each has for itself. */
export const copyOf = (field: FormField | undefined, item: unknown): unknown => {
  const once = field?.fields?.filter((part) => part.once) ?? [];
  if (once.length === 0) return structuredClone(item);
  const own = Object.fromEntries(once.map((part) => [part.name, emptyValue(part)]));
  return { ...structuredClone(item as object), ...own };
};

/** A new item of one of several kinds, and the first of its fields that only this kind has. */
export const emptyOfKind = (item: FormField, kind: string) => {
  const field = kindOf(item)?.name ?? "";
  const own = item.fields?.find(({ onlyFor }) => onlyFor?.is.includes(kind))?.name ?? field;
  return { value: { ...(emptyValue(item) as object), [field]: kind }, first: own };
};

/** What a new item begins with. Choices begin with their first; most else is still to be written. */
export const emptyValue = (field: FormField): unknown => {
  if (field.startsAs) return field.startsAs;
  if (field.kind === "group")
    return Object.fromEntries((field.fields ?? []).map((part) => [part.name, emptyValue(part)]));
  if (field.kind === "list")
    return Array.from({ length: field.least ?? 0 }, () => field.item && emptyValue(field.item));
  if (field.kind === "choice") return field.options?.[0]?.value ?? "";
  return field.kind === "number" ? null : "";
};
