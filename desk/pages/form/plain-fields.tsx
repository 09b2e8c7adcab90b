import { useState } from "react";
import { FieldError, fieldId, TextField } from "#app/ui/field.tsx";
import { clockNote } from "#desk/pages/publishing/when.ts";
import { whenText } from "#rules/in-words.ts";
import { tokensIn } from "#rules/tokens.ts";
import { fromBox, inBox } from "./fact-names.ts";
import type { FieldProps } from "./field.tsx";
import { useForm } from "./tools.tsx";
import { type Facts, filled, hintFor, mistakeIn } from "./words.ts";

const useFieldState = ({ field, value, at }: FieldProps) => {
  const { facts, problems } = useForm();
  const [left, setLeft] = useState(false);
  const error = problems.get(at) ?? (left ? mistakeIn(field, value, facts) : undefined);
  const hint = error ? field.help : hintFor(field, value);
  return {
    label: field.label,
    name: at,
    optional: !field.required,
    onBlur: () => setLeft(true),
    ...(hint && { hint }),
    ...(error && { error }),
  };
};

export function NumberField(props: FieldProps) {
  const { change } = useForm();
  const { value, at } = props;
  return (
    <TextField
      {...useFieldState(props)}
      type="number"
      step="any"
      inputMode="decimal"
      className="max-w-60"
      value={typeof value === "number" ? value : ""}
      onChange={({ target }) =>
        change(at, () => (target.value === "" ? null : Number(target.value)))
      }
    />
  );
}

const inputTypes = { date: "date", moment: "datetime-local", time: "time" } as const;

/** What a fact in the place of a time says, where it is kept, and how to be rid of it. */
const factNote = (text: string, facts: Facts) => {
  const said = filled(text, facts);
  const words = /^[\d-]+T/.test(said) ? whenText(said) : said;
  const kept = tokensIn(text).map((token) => facts.get(token)?.label ?? token);
  return `${words} (${kept.join("; ")}). To choose a time here, clear this field.`;
};

/** A day, a time or both. Each may also be a fact, and is then shown as one. */
export function TimeField(props: FieldProps) {
  const { change, facts } = useForm();
  const { field, value, at } = props;
  const text = typeof value === "string" ? value : "";
  const type = text.startsWith("{") ? "text" : inputTypes[field.kind as keyof typeof inputTypes];
  const clock = field.kind === "moment" ? clockNote(text) : undefined;
  const note = text.startsWith("{") ? factNote(text, facts) : clock;
  return (
    <TextField
      {...useFieldState(props)}
      {...(note && { hint: note })}
      type={type}
      className="max-w-72"
      value={inBox(text, facts)}
      onChange={({ target }) => change(at, () => fromBox(target.value, facts))}
    />
  );
}

export function ChoiceField(props: FieldProps) {
  const { change } = useForm();
  const { field, value, at } = props;
  const { error } = useFieldState(props);
  const id = fieldId(at);
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
        {field.label}
      </label>
      {field.help && (
        <p id={`${id}-hint`} className="mb-1.5 text-ink-soft text-xs">
          {field.help}
        </p>
      )}
      <select
        id={id}
        aria-describedby={
          [field.help && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") ||
          undefined
        }
        aria-invalid={error ? true : undefined}
        className="min-h-12 w-full max-w-72 rounded-xl border-2 border-limestone-500 bg-white px-3 text-base hover:border-ink"
        value={String(value ?? "")}
        onChange={({ target }) => change(at, () => target.value)}
      >
        {field.options?.map(({ value: option, label }) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
      {error && <FieldError name={at} error={error} />}
    </div>
  );
}
