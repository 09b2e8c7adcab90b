import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { Glyph } from "#app/ui/glyph.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";

/** The button, and below it what became of the last try: a notice is gone after a few seconds. */
export function SubmitRow({
  busy,
  words,
  outcome,
  announces,
}: {
  busy: boolean;
  words: { submit: string; busy: string };
  outcome: { failed: boolean; text: string } | null;
  /** Where no notice reads it out. */
  announces?: boolean;
}) {
  return (
    <div>
      <Button type="submit" disabled={busy} className="w-full sm:w-auto sm:px-10">
        {busy ? words.busy : words.submit}
      </Button>
      {outcome?.failed && <FieldError name="form" error={outcome.text} />}
      <div role={announces ? "status" : undefined}>
        {outcome && !outcome.failed && (
          <p className="mt-4 flex items-start gap-3 rounded-xl bg-garden-100 px-4 py-3 text-garden-900">
            <Glyph name="circle-check" className="mt-1 size-5 shrink-0" />
            <span>
              <LinkedText text={outcome.text} />
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
