import { type ComponentProps, type ReactNode, useId } from "react";
import { useSay, useSayAny } from "#app/effects/language.ts";
import type { Offer } from "#rules/fields.ts";
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

function FieldFrame({ children, ...field }: FieldProps & { children: ReactNode }) {
  const say = useSay();
  return (
    <div className={field.className}>
      <label htmlFor={fieldId(field.name)} className="mb-1.5 block font-semibold text-sm">
        {field.label}
        {field.optional && <span className="font-normal text-ink-soft"> {say("(optional)")}</span>}
      </label>
      <Hint {...field} className="mb-1.5" />
      {children}
      <FieldError {...field} />
    </div>
  );
}

function Hint({ name, hint, className }: Pick<FieldProps, "name" | "hint" | "className">) {
  return (
    hint && (
      <p id={`${fieldId(name)}-hint`} className={`${className} text-ink-soft text-xs`}>
        {hint}
      </p>
    )
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

/** What is the field's own, and what belongs to its input. */
const parted = <Props extends FieldProps>(props: Props) => {
  const { label, hint, error, optional, className, ...input } = props;
  return [{ label, name: props.name, hint, error, optional, className }, input] as const;
};

export function TextField(props: FieldProps & ComponentProps<"input">) {
  const [field, input] = parted(props);
  return (
    <FieldFrame {...field}>
      <input className={`${box} min-h-12`} {...input} {...described(field)} />
    </FieldFrame>
  );
}

export function TextArea({
  tools,
  ...props
}: FieldProps & { tools?: ReactNode } & ComponentProps<"textarea">) {
  const [field, input] = parted(props);
  return (
    <FieldFrame {...field}>
      {tools}
      <textarea rows={5} className={box} {...input} {...described(field)} />
    </FieldFrame>
  );
}

/** A text of the rules, which is said in the page's language, or a name with its own words. */
type Option = string | Offer;

const useOptions = (options: readonly Option[]) => {
  const sayAny = useSayAny();
  return options.map((option) =>
    typeof option === "string"
      ? { value: option, words: sayAny(option) }
      : { value: option.name, words: option.title },
  );
};

export function SelectField({
  options,
  placeholder,
  ...props
}: FieldProps & { options: readonly Option[]; placeholder: string } & ComponentProps<"select">) {
  const [field, input] = parted(props);
  return (
    <FieldFrame {...field}>
      <select className={`${box} min-h-12`} {...input} {...described(field)}>
        <option value="">{placeholder}</option>
        {useOptions(options).map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

const tick =
  "mt-0.5 size-6 shrink-0 rounded-md border-2 border-limestone-500 accent-brick-600 hover:border-ink";

/** Several boxes under one question; the group carries the hint and the error. */
export function CheckboxGroup({
  options,
  ...props
}: FieldProps & { options: readonly Option[] } & ComponentProps<"input">) {
  const [field, input] = parted(props);
  const { id, ...group } = described(field);
  const first = useId();
  return (
    <fieldset className={field.className} aria-describedby={group["aria-describedby"]}>
      <legend className="mb-1.5 font-semibold text-sm">{field.label}</legend>
      <Hint {...field} className="mb-1.5" />
      <div className="grid gap-x-6 sm:grid-cols-2">
        {useOptions(options).map(({ value, words }, position) => {
          const optionId = position === 0 ? id : `${first}-${position}`;
          return (
            <label key={value} htmlFor={optionId} className="flex min-h-11 items-start gap-3 py-2">
              <input
                type="checkbox"
                value={value}
                className={tick}
                {...input}
                {...group}
                id={optionId}
              />
              {words}
            </label>
          );
        })}
      </div>
      <FieldError {...field} />
    </fieldset>
  );
}

export function Checkbox(props: FieldProps & ComponentProps<"input">) {
  const [field, input] = parted(props);
  return (
    <div className={field.className}>
      <label htmlFor={fieldId(field.name)} className="flex min-h-11 items-start gap-3 py-2">
        <input type="checkbox" className={tick} {...input} {...described(field)} />
        <span>{field.label}</span>
      </label>
      <Hint {...field} className="ml-9" />
      <FieldError {...field} />
    </div>
  );
}
