import { Braces } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useGivenFor } from "#desk/pages/came-from.tsx";
import { type At, atOf, editorAt } from "#desk/pages/places.ts";
import type { Fact, FormField } from "#desk/pages/queries.ts";
import { isLink } from "#rules/links.ts";
import { tokensIn } from "#rules/tokens.ts";
import type { FieldProps } from "./field.tsx";
import { addressTyped } from "./marks.ts";
import { RichTextArea } from "./rich-text-area.tsx";
import { useForm } from "./tools.tsx";
import { filled, lengthOf, mistakeIn, neededWords, rowsFor } from "./words.ts";

/** A fact with what it says today. It leads to where it is kept, and from there back here. */
function FactChip({ fact, at }: { fact: Fact; at: At }) {
  const givenFor = useGivenFor();
  const chip = (
    <Tag tone="lake">
      {fact.label}: <strong>{fact.text}</strong>
    </Tag>
  );
  if (!fact.at) return chip;
  const { name, place } = fact.at;
  return (
    <Link
      to={editorAt(name, atOf(place))}
      state={givenFor(name, at)}
      className="inline-flex min-h-6 items-center rounded underline underline-offset-4 hover:text-ink"
    >
      <span className="sr-only">Edit the fact </span>
      {chip}
    </Link>
  );
}

/** A line that can be said again beside its field. One with marks is shown by the preview. */
const shortText = 120;

/** The facts that a text names. */
function FactChips({ text, field, at }: { text: string; field: FormField; at: At }) {
  const { facts } = useForm();
  const named = [...new Set(tokensIn(text))].filter((token) => !field.fills?.includes(token));
  if (named.length === 0) return null;
  return (
    <>
      {text.length <= shortText && !field.rich && (
        <span className="basis-full text-ink">
          Visitors read: <strong>{filled(text, facts)}</strong>
        </span>
      )}
      <span>The site fills in what is in braces:</span>
      {named.map((token) => {
        const fact = facts.get(token);
        if (fact) return <FactChip key={token} fact={fact} at={at} />;
        return <Tag key={token} tone="brick">{`{${token}} is not a fact`}</Tag>;
      })}
    </>
  );
}

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

/** An address as people type it, such as www.example.org, as a whole one; else as it was typed. */
const wholeLink = (typed: string) => {
  const address = addressTyped(typed);
  return isLink(typed) || !isLink(address) ? typed : address;
};

/** A line, a paragraph or a link. */
export function WordsField({ field, value, at }: FieldProps) {
  const { change, facts, problems, chooseFact } = useForm();
  const [left, setLeft] = useState(false);
  const text = typeof value === "string" ? value : "";
  const { kind, label, required, most } = field;
  const [wasEmpty] = useState(text === "");
  const help = [field.help, required && wasEmpty && neededWords].filter(Boolean).join(" ");
  const length = lengthOf(text, facts);
  const tooLong = most !== undefined && length > most;
  useSpokenLimit(length, most, label);
  const mistake = left || tooLong ? mistakeIn(field, text, facts) : undefined;
  const error = problems.get(at) ?? mistake;
  const Box = boxFor(field);
  return (
    <div className="group/words min-w-0">
      <Box
        label={label}
        name={at}
        autoComplete="off"
        optional={!required}
        value={text}
        onChange={(event: { target: { value: string } }) => change(at, () => event.target.value)}
        onBlur={() => {
          if (kind === "link" && text) change(at, () => wholeLink(text));
          setLeft(true);
        }}
        {...(field.spanishOf && { lang: "es" })}
        {...(kind === "longText" && { rows: rowsFor(text) })}
        {...(help && { hint: help })}
        {...(error && { error })}
      />
      <div className="mt-1 flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-xs">
        <FactChips text={text} field={field} at={at} />
        <span className="ml-auto flex items-center gap-3">
          {kind !== "link" && (
            <button
              type="button"
              onClick={() => chooseFact(at)}
              className="flex min-h-6 items-center gap-1 rounded underline underline-offset-4 hover:text-ink group-focus-within/words:opacity-100 group-hover/words:opacity-100 [@media(hover:hover)]:opacity-0"
            >
              <Braces aria-hidden className="size-3.5" />
              Insert hours, phone, figures…<span className="sr-only"> into {label}</span>
            </button>
          )}
          {most !== undefined && (
            <span
              aria-hidden
              className={`even-figures ${tooLong ? "font-semibold text-brick-700" : ""}`}
            >
              {length} of {most}
            </span>
          )}
        </span>
      </div>
    </div>
  );
}
