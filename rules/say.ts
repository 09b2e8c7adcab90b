/** Texts by what they say in English. */
export type Words = Readonly<Record<string, string>>;

const firstNumber = /\d[\d,.]*\d|\d/;

/** What a table says for an English text. One with a number in it is listed with "{n}". */
export const sayWith = (words: Words | undefined, text: string): string => {
  if (!words) return text;
  const number = firstNumber.exec(text)?.[0] ?? "";
  const any = words[text.replace(number, "{n}")];
  return words[text] ?? any?.replace("{n}", number) ?? text;
};
