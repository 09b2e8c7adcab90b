import { below, valueAt } from "#desk/pages/places.ts";
import { Field, type FieldProps } from "./field.tsx";

/** What belongs together, inside a section or an item of a list. */
export function GroupField({ field, value, at }: FieldProps) {
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-5 border-limestone-200 border-l-2 pl-4">
      <legend className="mb-3 font-semibold text-sm">{field.label}</legend>
      {field.help && <p className="-mt-3 text-ink-soft text-xs">{field.help}</p>}
      <FieldsOf field={field} value={value} at={at} />
    </fieldset>
  );
}

export function FieldsOf({ field, value, at }: FieldProps) {
  return (field.fields ?? []).map((part) => (
    <Field
      key={part.name}
      field={part}
      value={valueAt(value, part.name)}
      at={below(at, part.name)}
    />
  ));
}
