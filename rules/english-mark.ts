/**
 * Stands before an English text that a Spanish page shows because it has no Spanish yet. It is never
 * written into a page: the element that shows the text says `lang="en"` instead (app/jsx-runtime.ts).
 */
const mark = "\u2063";

export const marked = (english: string) => mark + english;

export const isMarked = (value: unknown): value is string =>
  typeof value === "string" && value.startsWith(mark);

/** Also where several texts were joined. */
export const unmarked = (text: string) => text.replaceAll(mark, "");
