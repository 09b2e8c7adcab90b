import { type ComponentProps, type ReactNode, useId } from "react";
import { Glyph } from "./glyph.tsx";

type FieldProps = {
  label: string;
  name: string;
  hint?: string;
  error?: string;
  /** Said in the label, because colour or an asterisk alone says nothing. */
  optional?: boolean;
  className?: string;
};

const box =
  "block w-full rounded-xl border-2 border-limestone-500 bg-white px-4 py-2.5 text-base text-ink placeholder:text-ink-soft aria-invalid:border-brick-600 hover:border-ink";

/** The address an error summary links to. */
export const fieldId = (name: string) => `field-${name}`;

function FieldFrame({
  label,
  name,
  hint,
  error,
  optional,
  className,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className={className}>
      <label htmlFor={fieldId(name)} className="mb-1.5 block font-semibold text-sm">
        {label}
        {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${fieldId(name)}-hint`} className="mb-1.5 text-ink-soft text-xs">
          {hint}
        </p>
      )}
      {children}
      <FieldError name={name} error={error} />
    </div>
  );
}

export function FieldError({ name, error }: { name: string; error?: string }) {
  return (
    error && (
      <p
        id={`${fieldId(name)}-error`}
        className="mt-1.5 flex items-start gap-1.5 font-semibold text-brick-700 text-sm"
      >
        <Glyph name="circle-alert" className="mt-0.5 size-4 shrink-0" />
        {error}
      </p>
    )
  );
}

const described = ({ name, hint, error }: Pick<FieldProps, "name" | "hint" | "error">) => ({
  id: fieldId(name),
  name,
  "aria-invalid": error ? (true as const) : undefined,
  "aria-describedby":
    [hint && `${fieldId(name)}-hint`, error && `${fieldId(name)}-error`]
      .filter(Boolean)
      .join(" ") || undefined,
});

export function TextField({
  label,
  hint,
  error,
  optional,
  className,
  ...input
}: FieldProps & ComponentProps<"input">) {
  const frame = { label, name: input.name, hint, error, optional, className };
  return (
    <FieldFrame {...frame}>
      <input className={`${box} min-h-12`} {...input} {...described(frame)} />
    </FieldFrame>
  );
}

export function TextArea({
  label,
  hint,
  error,
  optional,
  className,
  rows = 5,
  ...input
}: FieldProps & ComponentProps<"textarea">) {
  const frame = { label, name: input.name, hint, error, optional, className };
  return (
    <FieldFrame {...frame}>
      <textarea rows={rows} className={box} {...input} {...described(frame)} />
    </FieldFrame>
  );
}

export function SelectField({
  label,
  hint,
  error,
  optional,
  className,
  options,
  placeholder,
  ...input
}: FieldProps & { options: readonly string[]; placeholder: string } & ComponentProps<"select">) {
  const frame = { label, name: input.name, hint, error, optional, className };
  return (
    <FieldFrame {...frame}>
      <select className={`${box} min-h-12`} {...input} {...described(frame)}>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </FieldFrame>
  );
}

const tick =
  "mt-0.5 size-6 shrink-0 rounded-md border-2 border-limestone-500 accent-brick-600 hover:border-ink";

/** Several boxes under one question; the group carries the hint and the error. */
export function CheckboxGroup({
  label,
  name,
  hint,
  error,
  options,
  className,
  ...input
}: FieldProps & { options: readonly string[] } & ComponentProps<"input">) {
  const { id, ...group } = described({ name, hint, error });
  const first = useId();
  return (
    <fieldset className={className} aria-describedby={group["aria-describedby"]}>
      <legend className="mb-1.5 font-semibold text-sm">{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-1.5 text-ink-soft text-xs">
          {hint}
        </p>
      )}
      <div className="grid gap-x-6 sm:grid-cols-2">
        {options.map((option, position) => {
          const optionId = position === 0 ? id : `${first}-${position}`;
          return (
            <label key={option} htmlFor={optionId} className="flex min-h-11 items-start gap-3 py-2">
              <input
                type="checkbox"
                value={option}
                className={tick}
                {...input}
                {...group}
                id={optionId}
              />
              {option}
            </label>
          );
        })}
      </div>
      <FieldError name={name} error={error} />
    </fieldset>
  );
}

export function Checkbox({
  label,
  hint,
  error,
  className,
  ...input
}: FieldProps & ComponentProps<"input">) {
  const shared = { name: input.name, hint, error };
  return (
    <div className={className}>
      <label htmlFor={fieldId(input.name)} className="flex min-h-11 items-start gap-3 py-2">
        <input type="checkbox" className={tick} {...input} {...described(shared)} />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${fieldId(input.name)}-hint`} className="ml-9 text-ink-soft text-xs">
          {hint}
        </p>
      )}
      <FieldError name={input.name} error={error} />
    </div>
  );
}
