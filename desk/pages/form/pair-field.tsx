import { Button } from "#app/ui/button.tsx";
import { type At, below, pathOf, valueAt } from "#desk/pages/places.ts";
import type { FormField } from "#desk/pages/queries.ts";
import { olderEnglish, pairOf } from "#rules/translations.ts";
import { inBox } from "./fact-names.ts";
import { Field } from "./field.tsx";
import { useForm } from "./tools.tsx";

/** The same in two languages, side by side. When the English changes, the Spanish is asked for. */
export function PairField({
  english,
  spanish,
  value,
  at,
}: {
  english: FormField[];
  spanish: FormField;
  /** Of the group in which they stand. */
  value: unknown;
  at: At;
}) {
  const { facts, writtenFor, confirmSpanish } = useForm();
  const pair = pairOf(spanish, value, pathOf(below(at, spanish.name)));
  const older = olderEnglish(pair, writtenFor);
  const draw = (field: FormField) => (
    <Field
      key={field.name}
      field={field}
      value={valueAt(value, field.name)}
      at={below(at, field.name)}
    />
  );
  return (
    <div className="@container min-w-0">
      <div className="grid grid-cols-1 gap-x-4 gap-y-5 @md:grid-cols-2">
        <div className="grid min-w-0 grid-cols-1 content-start gap-5">{english.map(draw)}</div>
        <div className="min-w-0">
          {draw(spanish)}
          <div role="status">
            {older !== undefined && (
              <div className="mt-2 grid justify-items-start gap-2 rounded-xl bg-gold-100 p-3 text-sm">
                <p className="wrap-anywhere">
                  The English has changed. This was written for “
                  {inBox(older, facts).replaceAll("\n", ", ")}.” Please change the Spanish too,
                  unless it is still right.
                </p>
                <Button
                  look="secondary"
                  className="button-small"
                  onClick={() => confirmSpanish(pair)}
                >
                  Still right<span className="sr-only">: {spanish.label}</span>
                </Button>
              </div>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
