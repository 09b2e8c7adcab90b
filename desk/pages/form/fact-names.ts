import type { Edit, Selected } from "./marks.ts";
import type { Facts } from "./words.ts";

/** The one that is called so. Where several are, each goes by the name it is kept under. */
const factCalled = (label: string, facts: Facts) => {
  const [fact, ...others] = [...facts.values()].filter((one) => one.label === label);
  return others.length === 0 && !/[{}\n]/.test(label) ? fact : undefined;
};

const labelOf = (token: string, facts: Facts) => {
  const { label = "" } = facts.get(token) ?? {};
  return factCalled(label, facts) ? label : undefined;
};

/** Names between braces; not those in the address of a link, where a space would end it. */
const names = /(\]\([^()\s]*\))|\{([^{}\n]+)\}/g;

const renamed = (text: string, nameOf: (name: string) => string | undefined) =>
  text.replaceAll(names, (whole, address, name) => {
    const other = address ? undefined : nameOf(name);
    return other ? `{${other}}` : whole;
  });

/** As a text box shows it: each fact goes by what the form calls it. */
export const inBox = (text: string, facts: Facts) =>
  renamed(text, (token) => labelOf(token, facts));

/** What was typed there, with each fact by the name it is kept under. */
export const fromBox = (typed: string, facts: Facts) =>
  renamed(typed, (label) => factCalled(label, facts)?.token);

/** A space where a word would have one: not after an opening bracket, and not before a comma. */
const endsAWord = /[\p{L}\p{N}.,;:!?%)\]}”]$/u;
const beginsAWord = /^[\p{L}\p{N}([{“$]/u;

/** A fact put into a box as a word of its own, with the cursor behind it. */
export const withFact = (
  shown: string,
  [from, to]: Selected,
  token: string,
  facts: Facts,
): Edit => {
  const before = endsAWord.test(shown.slice(0, from)) ? " " : "";
  const after = beginsAWord.test(shown.slice(to)) ? " " : "";
  const head = `${before}${inBox(`{${token}}`, facts)}`;
  const end = from + head.length;
  return { from, to, insert: `${head}${after}`, select: [end, end] };
};
