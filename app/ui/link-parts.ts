import { telHref } from "#rules/address.ts";
import { givingName, givingNameInSpanish, givingPath } from "#rules/giving-page.ts";

/** `at` is the place among the parts: a link stays the same one when the words before it change. */
export type TextPart = { at: number; text: string; href?: string };

/**
 * A phone number as we write it, with or without its 1, or with letters; a short public line; a
 * mail address; or the name of the donors' own page, which no menu lists. Digits, commas or a dollar sign beside a short line make it some other number.
 */
const reachable =
  /\(\d{3}\) \d{3}-\d{4}|\b1-\d{3}-(?:\d{3}-\d{4}|\d{2}-[A-Z]{5})\b|(?<![\d$,.-])(?:211|311|911|988)(?![\d,.-]*\d)|(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+|\b(?:My giving|Mis donaciones)\b/g;

/** The letters of a keypad, from 2 to 9. */
const keys = ["ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"];
const digitOf = (letter: string) => String(2 + keys.findIndex((key) => key.includes(letter)));

/** Short lines are dialed as they are; a country code would lead them astray. */
export const dialHref = (phone: string) => {
  const digits = phone.replace(/[A-Z]/g, digitOf).replace(/\D/g, "");
  return digits.length > 3 ? telHref(digits.replace(/^1(?=\d{10}$)/, "")) : `tel:${digits}`;
};

const hrefOf = (text: string) => {
  if (text === givingName) return givingPath;
  if (text === givingNameInSpanish) return `/es${givingPath}`;
  return text.includes("@") ? `mailto:${text}` : dialHref(text);
};

/** A sentence cut at everything in it that can be called, written to or opened. */
export const linkParts = (sentence: string): TextPart[] => {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: text, index } of sentence.matchAll(reachable)) {
    if (index > end) parts.push({ at: parts.length, text: sentence.slice(end, index) });
    parts.push({ at: parts.length, text, href: hrefOf(text) });
    end = index + text.length;
  }
  if (end < sentence.length) parts.push({ at: parts.length, text: sentence.slice(end) });
  return parts;
};
