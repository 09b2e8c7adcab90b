import { longestFilled, partsIn } from "#rules/tokens.ts";
import type { FieldDescription } from "./describe.ts";
import { pictures } from "./pictures.ts";
import { anything, type Facts, type Place } from "./tokens.ts";

/** A text as pages say it, and the field in which it is written. */
export type SaidText = {
  place: Place;
  kind: FieldDescription["kind"];
  text: string;
  /** Which pieces of it are kept elsewhere. */
  facts: { token: string; from: number; to: number }[];
};

/** Pages show line ends and several spaces as one space. */
const oneSpaced = (text: string) => text.replaceAll(/\s+/g, " ");

export const plainText = (text: string) => oneSpaced(text).trim();

const asSaid = (written: string, facts: Facts) => {
  let text = "";
  const named: SaidText["facts"] = [];
  for (const part of partsIn(plainText(written))) {
    const from = text.length;
    const { token = "" } = part;
    const fact = Object.hasOwn(facts, token) ? facts[token] : undefined;
    text += oneSpaced(fact && !fact.problem ? fact.text : part.text);
    if (fact) named.push({ token, from, to: text.length });
    // A short text may name a long fact a thousand times.
    if (text.length > longestFilled) break;
  }
  return { text, facts: named };
};

/** What people who cannot see a picture are told; a portrait is known by its name alone. */
export const pictureWords = (value: unknown) => {
  if (typeof value !== "string") return String((value as { alt?: unknown } | null)?.alt ?? "");
  return Object.hasOwn(pictures, value) ? pictures[value as keyof typeof pictures].alt : value;
};

const wordsOf = (kind: FieldDescription["kind"], value: unknown) => {
  if (kind === "picture" || kind === "portrait") return pictureWords(value);
  const isText = kind === "text" || kind === "longText" || kind === "number";
  return isText ? String(value ?? "") : "";
};

/** Every text of a content, in the order of its form. */
export const saidTexts = (
  field: FieldDescription,
  value: unknown,
  facts: Facts,
  place: Place = [],
): SaidText[] => {
  if (field.kind === "group") {
    const fields = value as Record<string, unknown> | null | undefined;
    return (field.fields ?? []).flatMap((part) =>
      saidTexts(part, fields?.[part.name], facts, [...place, part.name]),
    );
  }
  if (field.kind === "list")
    return (Array.isArray(value) ? value : []).flatMap((item, position) =>
      field.item ? saidTexts(field.item, item, facts, [...place, position]) : [],
    );
  // What a text was once written for is kept and not said.
  if (field.unsaid || field.fills?.includes(anything)) return [];
  const words = wordsOf(field.kind, value);
  return words.trim() ? [{ place, kind: field.kind, ...asSaid(words, facts) }] : [];
};
