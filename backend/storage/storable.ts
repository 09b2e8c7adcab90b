/** What the database has no place for: the null character and halves of characters. */
export const storableText = (text: string) => text.replaceAll("\u0000", "").toWellFormed();

/** What takes the place of a value; the names and values inside it are put right where they are. */
const madeStorable = (value: unknown): unknown => {
  if (typeof value === "string") return storableText(value);
  if (Array.isArray(value))
    for (const [at, item] of value.entries()) value[at] = madeStorable(item);
  else if (typeof value === "object" && value !== null)
    for (const [name, inner] of Object.entries(value)) {
      // A name with such a letter comes from no form, and without it would be another name.
      if (name !== storableText(name)) throw new SyntaxError("A name cannot be stored.");
      const made = madeStorable(inner);
      // An assignment to a field called __proto__ would be lost.
      if (made !== inner) Object.defineProperty(value, name, { value: made });
    }
  return value;
};

/**
 * A function handed to `JSON.parse` would take ten times as long, and everybody may send us JSON.
 */
export const parseStorable = (text: string): unknown => madeStorable(JSON.parse(text));
