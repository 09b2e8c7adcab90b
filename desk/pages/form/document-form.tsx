import { useMemo, useRef, useState } from "react";
import { fieldId } from "#app/ui/field.tsx";
import { type At, changedAt, valueAt } from "#desk/pages/places.ts";
import type { Fact, FormField } from "#desk/pages/queries.ts";
import { Disclosure } from "./disclosure.tsx";
import { withFact } from "./fact-names.ts";
import { FactPicker } from "./fact-picker.tsx";
import { Field } from "./field.tsx";
import { FieldsOf } from "./group-field.tsx";
import { partsOf } from "./parts.ts";
import { FormContext, type FormTools } from "./tools.tsx";
import { typeInto } from "./type-into.ts";
import { type Facts, factsByToken } from "./words.ts";

/** A pause long enough that nobody is interrupted in the middle of a word. */
const pauseMs = 1_200;

const useAnnouncer = () => {
  const [said, setSaid] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const announce = useMemo(
    () => (text: string) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setSaid(text), pauseMs);
    },
    [],
  );
  return [said, announce] as const;
};

/** Puts a fact where the cursor stood, once the window in which it was chosen is gone. */
const insertFact = (at: At, token: string, facts: Facts) =>
  requestAnimationFrame(() => {
    const box = document.getElementById(fieldId(at)) as HTMLInputElement | null;
    if (!box) return;
    const end = box.value.length;
    const selected = [box.selectionStart ?? end, box.selectionEnd ?? end] as const;
    typeInto(box, withFact(box.value, selected, token, facts));
  });

function Section({ field, value, open }: { field: FormField; value: unknown; open: boolean }) {
  return (
    <div className="sheet py-3!">
      <Disclosure
        at={field.name}
        title={field.label}
        heading="h2"
        startsOpen={open || field.startsOpen === true}
      >
        {field.kind === "group" ? (
          <>
            {field.help && <p className="text-ink-soft text-sm">{field.help}</p>}
            <FieldsOf fields={field.fields} value={value} at={field.name} />
          </>
        ) : (
          // Its name stands above it already.
          <div className="[&>fieldset>legend]:sr-only">
            <Field field={field} value={value} at={field.name} />
          </div>
        )}
      </Disclosure>
    </div>
  );
}

/** A document's form, drawn from its description alone. */
export function DocumentForm({
  form,
  content,
  facts,
  targets,
  problems,
  mend,
  change,
  writtenFor,
  confirmSpanish,
  startsOpen = false,
}: {
  form: FormField;
  content: unknown;
  facts: Fact[];
  problems: ReadonlyMap<At, string>;
  /** Somebody changed what stands at a place. */
  mend: (at: At) => void;
  change: (change: (content: unknown) => unknown) => void;
  /** Whether every part is open from the beginning. */
  startsOpen?: boolean;
} & Pick<FormTools, "targets" | "writtenFor" | "confirmSpanish">) {
  const [said, announce] = useAnnouncer();
  const [choosing, setChoosing] = useState<At>();
  const known = useMemo(() => factsByToken(facts), [facts]);
  const tools = useMemo<FormTools>(
    () => ({
      change: (at, next) => {
        mend(at);
        change((now) => changedAt(now, at, next));
      },
      facts: known,
      targets,
      problems,
      writtenFor,
      confirmSpanish,
      announce,
      chooseFact: setChoosing,
    }),
    [announce, change, confirmSpanish, known, mend, problems, targets, writtenFor],
  );
  const parts = useMemo(() => partsOf(form.fields ?? []), [form]);
  return (
    <FormContext value={tools}>
      <div className="grid grid-cols-1 gap-4">
        {parts.map(({ sections, fields }, position) =>
          sections ? (
            fields.map((field) => (
              <Section
                key={field.name}
                field={field}
                value={valueAt(content, field.name)}
                open={startsOpen || parts.length === 1 || position === 0}
              />
            ))
          ) : (
            <div key={fields[0]?.name} className="sheet grid grid-cols-1 gap-5">
              <FieldsOf fields={fields} value={content} at="" />
            </div>
          ),
        )}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      {choosing !== undefined && (
        <FactPicker
          close={() => setChoosing(undefined)}
          choose={(token) => {
            setChoosing(undefined);
            insertFact(choosing, token, known);
          }}
        />
      )}
    </FormContext>
  );
}
