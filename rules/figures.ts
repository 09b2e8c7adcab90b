import { numberText } from "./in-words.ts";

/** A number that can count up. */
export type Figure = { value: number; prefix: string; suffix: string; decimals: number };

/** The number in a text such as `$8.60`, `500+` or `1,499,094`, and what stands around it. */
export const figureIn = (text: string): Figure => {
  const [whole, prefix = "", digits = "", fraction = "", suffix = ""] =
    /^([^\d]*)(\d[\d,]*)(?:\.(\d+))?(.*)$/s.exec(text) ?? [];
  if (whole === undefined) return { value: 0, prefix: text, suffix: "", decimals: 0 };
  const value = Number(`${digits.replaceAll(",", "")}.${fraction || 0}`);
  return { value, prefix, suffix, decimals: fraction.length };
};

/** A figure as a reader sees it. */
export const figureText = ({ value, prefix, suffix, decimals }: Figure) =>
  `${prefix}${numberText(value, decimals)}${suffix}`;

/** Whole dollars, such as `$1,499,094`. */
export const dollarText = (dollars: number) => `$${numberText(dollars)}`;
