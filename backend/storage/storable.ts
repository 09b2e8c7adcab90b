/** What the database has no place for: the null character and halves of characters. */
export const storableText = (text: string) => text.replaceAll("\u0000", "").toWellFormed();

/** A name with such a letter comes from no form, and without it would be another name. */
const storable = (name: string, value: unknown) => {
  if (name !== storableText(name)) throw new SyntaxError("A name cannot be stored.");
  return typeof value === "string" ? storableText(value) : value;
};

/** JSON of which everything can be stored as it stands. Throws what `JSON.parse` throws. */
export const parseStorable = (text: string): unknown => JSON.parse(text, storable);
