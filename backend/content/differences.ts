import { isDay, isTime } from "#content/checks.ts";
import type { FieldDescription } from "#content/describe.ts";
import { formOf } from "#content/problems.ts";
import { pictureWords } from "#content/said-texts.ts";
import { textsWritten } from "#content/spanish/document.ts";
import { canonical } from "#rules/canonical.ts";
import { inOneLine, labelAt, withField, withItem } from "#rules/field-labels.ts";
import { dayText, timeInWords } from "#rules/in-words.ts";
import type { Change, FieldPath } from "#rules/pages.ts";
import { findDocument } from "./check.ts";
import { stepsOf } from "./field-shown.ts";
import { partsBetween, replaced, stepsBetween } from "./text-differences.ts";

/** Drafts may be anything: what is no group or list counts as an empty one. */
const asGroup = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const partName = (field: FieldDescription, { part }: Record<string, unknown>) =>
  field.options?.find(({ value }) => value === part)?.label;

export const inWords = (field: FieldDescription | undefined, value: unknown): string => {
  if (value === undefined || value === null || field?.kind === "icon") return "";
  if (field?.kind === "group")
    return (field.fields ?? [])
      .map((inner) => inWords(inner, asGroup(value)[inner.name]))
      .filter((text) => text !== "")
      .join("\n");
  if (field?.kind === "list")
    return asList(value)
      .map((item) => inWords(field.item, item))
      .join("\n");
  if (field?.kind === "order")
    return asList(value)
      .map(asGroup)
      .map((one) => `${partName(field, one)}${one.shown ? "" : " (hidden)"}\n`)
      .join("");
  // A portrait that ships is a file's name.
  if (field?.kind === "portrait" && typeof value === "string") return "";
  if (field?.kind === "picture") return pictureWords(value);
  if (typeof value === "object") return String(asGroup(value).alt ?? canonical(value));
  const option = field?.options?.find((one) => one.value === value);
  return option?.label ?? timeWords(field?.kind, String(value));
};

/** Days and times as pages say them; a fact or half a day stays as it is written. */
const timeWords = (kind: FieldDescription["kind"] | undefined, text: string) => {
  if (kind === "time" && isTime(text)) return timeInWords(text);
  if (kind !== "date" && kind !== "moment") return text;
  const [date = "", time] = text.split("T");
  if (!isDay(date)) return text;
  return time ? `${dayText(date)}, ${timeInWords(time)}` : dayText(date);
};

type Sides = {
  form: FieldDescription;
  field: FieldDescription | undefined;
  path: FieldPath;
  /** What the form calls it. */
  words: readonly string[];
};

/** An entry of a list, each of its values by what the form calls it. */
const entryInWords = (field: FieldDescription | undefined, value: unknown) =>
  field?.kind === "group"
    ? (field.fields ?? [])
        .map((inner) => ({ inner, text: inWords(inner, asGroup(value)[inner.name]) }))
        .filter(({ text }) => text !== "")
        .map(({ inner, text }) => `${inner.label}: ${text}`)
        .join("\n")
    : inWords(field, value);

const whole = (
  { form, field, path, words }: Sides,
  kind: "added" | "removed" | "moved",
  value: unknown,
): Change => ({
  path,
  label: inOneLine(form, words),
  kind,
  parts: [{ kind: kind === "moved" ? "same" : kind, text: entryInWords(field, value) }],
});

/** Which sections were hidden or shown again, and then their order if it is another. */
const orderChanged = (
  field: FieldDescription,
  before: unknown,
  after: unknown,
): Change["parts"] => {
  const was = asList(before).map(asGroup);
  const now = asList(after).map(asGroup);
  const turned = now
    .filter(({ part, shown }) => was.some((old) => old.part === part && old.shown !== shown))
    .map((one) => `${one.shown ? "Shown again" : "Hidden"}: ${partName(field, one)}\n`);
  const isMoved = canonical(was.map(({ part }) => part)) !== canonical(now.map(({ part }) => part));
  const order = isMoved ? `New order:\n${inWords(field, after)}` : "";
  return [{ kind: "added", text: `${turned.join("")}${order}` }];
};

const takeMoved = (gone: Map<number, string>, come: Map<number, string>) => {
  const moved: number[] = [];
  for (const [to, entry] of come) {
    const from = [...gone].find(([, other]) => other === entry)?.[0];
    if (from === undefined) continue;
    gone.delete(from);
    come.delete(to);
    moved.push(to);
  }
  return moved;
};

const changesInList = (sides: Sides, before: unknown[], after: unknown[]): Change[] => {
  const { form, field, path, words } = sides;
  const item = (index: number, value: unknown): Sides => ({
    form,
    field: field?.item,
    path: [...path, index],
    words: field ? withItem(words, field, index, value) : words,
  });
  const gone = new Map<number, string>();
  const come = new Map<number, string>();
  const places = new Map<number, number>();
  let [i, j] = [0, 0];
  for (const { kind, entry } of stepsBetween(before.map(canonical), after.map(canonical))) {
    if (kind === "removed") {
      gone.set(i, entry);
      places.set(i, j);
    }
    if (kind === "added") come.set(j, entry);
    if (kind !== "added") i += 1;
    if (kind !== "removed") j += 1;
  }
  const moved = takeMoved(gone, come).map((to) => whole(item(to, after[to]), "moved", after[to]));
  const found: Change[] = [];
  for (const [from] of gone) {
    // An item that went where another came was rewritten.
    const place = places.get(from) ?? 0;
    const to = [...come.keys()].find((index) => index >= place && index - place < gone.size);
    if (to === undefined) found.push(whole(item(from, before[from]), "removed", before[from]));
    else {
      come.delete(to);
      found.push(...changesWithin(item(to, after[to]), before[from], after[to]));
    }
  }
  const added = [...come.keys()].map((to) => whole(item(to, after[to]), "added", after[to]));
  return [...found, ...added, ...moved];
};

const changesWithin = (sides: Sides, before: unknown, after: unknown): Change[] => {
  const { form, field, path, words } = sides;
  if (canonical(before) === canonical(after)) return [];
  if (field?.kind === "group") {
    const [old, now] = [asGroup(before), asGroup(after)];
    return (field.fields ?? []).flatMap((inner) =>
      changesWithin(
        { form, field: inner, path: [...path, inner.name], words: withField(words, inner) },
        old[inner.name],
        now[inner.name],
      ),
    );
  }
  if (field?.kind === "list") return changesInList(sides, asList(before), asList(after));
  const label = inOneLine(form, words);
  // Their names are no words for people.
  if (field?.kind === "icon" || field?.kind === "portrait") {
    const added = before ? `Another ${field.kind}` : `New ${field.kind}`;
    const text = after ? added : `No ${field.kind}`;
    return [{ path, label, kind: "changed", parts: [{ kind: "added", text }] }];
  }
  if (field?.kind === "order")
    return [{ path, label, kind: "changed", parts: orderChanged(field, before, after) }];
  const [was, now] = [inWords(field, before), inWords(field, after)];
  const isProse = field?.kind === "text" || field?.kind === "longText";
  const parts = isProse ? partsBetween(was, now) : replaced(was, now);
  return [{ path, label, kind: "changed", parts }];
};

export const changesBetween = (form: FieldDescription, before: unknown, after: unknown) =>
  changesWithin({ form, field: form, path: [], words: [] }, before, after);

export type Compare = (name: string, before: unknown, after: unknown) => Promise<Change[]>;

/** Of a document in Spanish: text by text, by the names of the fields that it says again. */
const changesInSpanish = (form: FieldDescription, before: unknown, after: unknown): Change[] => {
  const old = new Map(textsWritten(before).map((one) => [one.place, one]));
  const now = new Map(textsWritten(after).map((one) => [one.place, one]));
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((place): Change[] => {
    const [from, to] = [old.get(place), now.get(place)];
    const path = stepsOf(place);
    const label = labelAt(form, path);
    const said = to?.spanish ?? "";
    if ((from?.spanish ?? "") !== said)
      return [{ path, label, kind: "changed", parts: partsBetween(from?.spanish ?? "", said) }];
    if (from?.english === to?.english || said === "") return [];
    const kept = `${label}, still right for the new English`;
    return [{ path, label: kept, kind: "changed", parts: [{ kind: "same", text: said }] }];
  });
};

/** Where the host has no better place for it: two long documents take half a second. */
export const compareHere: Compare = async (name, before, after) => {
  const document = findDocument(name);
  if (document.english) return changesInSpanish(formOf(document.english), before, after);
  return changesBetween(formOf(document), before, after);
};
