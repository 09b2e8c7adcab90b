import { type At, below, valueAt } from "#desk/pages/places.ts";
import type { FormField } from "#desk/pages/queries.ts";
import { Field, type FieldProps } from "./field.tsx";
import { PairField } from "./pair-field.tsx";

/** What belongs together, inside a section or an item of a list. */
export function GroupField({ field, value, at }: FieldProps) {
  return (
    <fieldset
      data-at={at}
      className="grid min-w-0 grid-cols-1 gap-5 border-limestone-200 border-l-2 pl-4"
    >
      <legend className="mb-3 font-semibold text-sm">{field.label}</legend>
      {field.help && <p className="-mt-3 text-ink-soft text-xs">{field.help}</p>}
      <FieldsOf fields={field.fields} value={value} at={at} />
    </fieldset>
  );
}

/** Some fields of a group, in their order; Spanish stands beside the English that it says again. */
export function FieldsOf({
  fields = [],
  value,
  at,
}: {
  fields: FormField[] | undefined;
  value: unknown;
  at: At;
}) {
  const chosen = (field: string) => String(valueAt(value, field));
  const shown = fields
    .filter(({ onlyFor }) => !onlyFor || onlyFor.is.includes(chosen(onlyFor.field)))
    .map((field) => {
      const { neededFor } = field;
      return neededFor && chosen(neededFor.field) === neededFor.is
        ? { ...field, required: true }
        : field;
    });
  const pairs = shown.flatMap((spanish) => {
    const english = shown.filter(({ name }) => spanish.spanishOf?.includes(name));
    return english.length > 0 ? [{ spanish, english }] : [];
  });
  return shown.map((field) => {
    const pair = pairs.find(({ spanish, english }) => [spanish, ...english].includes(field));
    if (!pair)
      return (
        <Field
          key={field.name}
          field={field}
          value={valueAt(value, field.name)}
          at={below(at, field.name)}
        />
      );
    if (field !== pair.english[0]) return null;
    return <PairField key={field.name} {...pair} value={value} at={at} />;
  });
}
