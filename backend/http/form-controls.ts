import type { Markup } from "#backend/markup.ts";
import { type Field, type FieldProblem, type Fields, nativeRules } from "#rules/fields.ts";
import { checkbox, checkboxes, selectField, textArea, textField } from "./page-form.ts";

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

const control = (name: string, field: Field, value: unknown, problem?: string): Markup => {
  const text = { name, label: field.label, problem };
  switch (field.kind) {
    case "text": {
      const native = nativeRules(field);
      const label = native.required ? field.label : `${field.label} (optional)`;
      const control = field.lines ? textArea : textField;
      return control({ ...text, label, value: textOf(value) }, native);
    }
    case "choice": {
      const { options } = field;
      const placeholder = "Please choose";
      return selectField(
        { ...text, options, placeholder, value: textOf(value) },
        { required: true },
      );
    }
    case "choices": {
      const values = Array.isArray(value) ? value : [];
      return checkboxes({ ...text, options: field.options, values });
    }
    case "consent":
      return checkbox({ ...text, checked: value === true }, { required: true });
  }
};

export const fieldControls = (
  fields: Fields,
  entered: Record<string, unknown>,
  problems: FieldProblem[],
): Markup[] =>
  Object.entries(fields).map(([name, field]) => {
    const problem = problems.find((one) => one.name === name)?.message;
    return control(name, field, entered[name], problem);
  });
