import type { FormField } from "#desk/pages/queries.ts";

type Part = { sections: boolean; fields: FormField[] };

/** The form from top to bottom. Fields that stand alone share a sheet; what has parts gets its own. */
export const partsOf = (fields: readonly FormField[]) =>
  [...fields.filter(({ last }) => !last), ...fields.filter(({ last }) => last)].reduce<Part[]>(
    (parts, field) => {
      const sections = ["group", "list", "order"].includes(field.kind);
      const before = parts.at(-1);
      if (!sections && before && !before.sections) before.fields.push(field);
      else parts.push({ sections, fields: [field] });
      return parts;
    },
    [],
  );
