import type { FieldDescription } from "#content/describe.ts";
import type { FieldPath } from "#rules/pages.ts";

/** A field's place in the words of the form: "Latest news 2, Title". */
export const labelAt = (form: FieldDescription, path: FieldPath): string => {
  const words: string[] = [];
  let field: FieldDescription | undefined = form;
  for (const step of path) {
    if (typeof step === "number") {
      field = field?.item;
      words.push(`${words.pop() ?? ""} ${step + 1}`.trim());
    } else {
      field = field?.fields?.find(({ name }) => name === step);
      words.push(field?.label ?? step);
    }
  }
  return words.join(", ") || form.label;
};
