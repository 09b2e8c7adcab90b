import { Braces } from "lucide-react";
import { useEffect, useState } from "react";
import { TextArea, TextField } from "#app/ui/field.tsx";
import type { FormField } from "#desk/pages/queries.ts";
import { FactChips } from "./fact-chips.tsx";
import { fromBox, inBox } from "./fact-names.ts";
import type { FieldProps } from "./field.tsx";
import { RichTextArea } from "./rich-text-area.tsx";
import { useForm } from "./tools.tsx";
import { hintFor, lengthOf, mistakeIn, rowsFor } from "./words.ts";

/** Near the limit the number of letters is also said, when the writer pauses. */
const nearShare = 0.9;

const useSpokenLimit = (length: number, most: number | undefined, label: string) => {
  const { announce } = useForm();
  const [first] = useState(length);
  useEffect(() => {
    if (most === undefined || length === first || length < most * nearShare) return;
    const left = most - length;
    announce(
      left >= 0 ? `${label}: ${left} characters left` : `${label}: ${-left} characters too many`,
    );
  }, [announce, first, label, length, most]);
};

const boxFor = ({ kind, rich }: FormField) => {
  if (rich) return RichTextArea;
  return kind === "longText" ? TextArea : TextField;
};

/** A line or a paragraph. */
export function WordsField({ field, value, at }: FieldProps) {
  const { change, facts, problems, chooseFact } = useForm();
  const [left, setLeft] = useState(false);
  const text = typeof value === "string" ? value : "";
  const shown = inBox(text, facts);
  const { kind, label, required, most } = field;
  const length = lengthOf(text, facts);
  const tooLong = most !== undefined && length > most;
  useSpokenLimit(length, most, label);
  const mistake = left || tooLong ? mistakeIn(field, text, facts) : undefined;
  const error = problems.get(at) ?? mistake;
  const hint = error ? field.help : hintFor(field, text);
  const Box = boxFor(field);
  return (
    <div className="group/words min-w-0">
      <Box
        label={label}
        name={at}
        autoComplete="off"
        optional={!required}
        value={shown}
        onChange={({ target }: { target: { value: string } }) =>
          change(at, () => fromBox(target.value, facts))
        }
        onBlur={() => setLeft(true)}
        {...(field.spanishOf && { lang: "es" })}
        {...(kind === "longText" && { rows: rowsFor(shown) })}
        {...(hint && { hint })}
        {...(error && { error })}
      />
      <div className="mt-1 flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-xs">
        <FactChips text={text} field={field} at={at} />
        <span className="ml-auto flex items-center gap-3">
          <button
            type="button"
            onClick={() => chooseFact(at)}
            className="flex items-start gap-1 rounded py-1 text-left underline underline-offset-4 hover:text-ink group-focus-within/words:opacity-100 group-hover/words:opacity-100 [@media(hover:hover)]:opacity-0"
          >
            <Braces aria-hidden className="mt-px size-3.5 shrink-0" />
            Insert a fact: hours, phone, numbers…<span className="sr-only"> into {label}</span>
          </button>
          {most !== undefined && (
            <span
              aria-hidden
              className={`even-figures whitespace-nowrap ${tooLong ? "font-semibold text-brick-700" : ""}`}
            >
              {length} of {most}
            </span>
          )}
        </span>
      </div>
    </div>
  );
}
