import type { At } from "./places.ts";
import type { FormField } from "./queries.ts";

/** A field's place in the words of the form: "News 2, Title". */
export const labelAt = (form: FormField, at: At): string => {
  const words: string[] = [];
  let field: FormField | undefined = form;
  for (const step of at ? at.split(".") : []) {
    if (field?.kind === "list") {
      field = field.item;
      words.push(`${words.pop() ?? ""} ${Number(step) + 1}`.trim());
    } else {
      field = field?.fields?.find(({ name }) => name === step);
      words.push(field?.label ?? step);
    }
  }
  return words.join(", ") || form.label;
};
