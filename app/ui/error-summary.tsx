import { useEffect, useRef } from "react";
import { useSay } from "#app/effects/language.ts";
import { fieldId } from "./field.tsx";

/**
 * What is still missing, at the top of a form: it takes focus after a failed submit, so that
 * nobody has to hunt for red words, and each line leads to its field.
 */
export function ErrorSummary({
  errors,
  attempt,
}: {
  errors: { name: string; message: string }[];
  /** The number of the submit that failed; a new one takes focus again. */
  attempt: number;
}) {
  const say = useSay();
  const summary = useRef<HTMLElement>(null);

  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);

  if (errors.length === 0) return null;
  return (
    <section
      ref={summary}
      tabIndex={-1}
      aria-labelledby="error-summary-title"
      className="mb-8 rounded-card border-2 border-brick-600 bg-brick-100 p-5"
    >
      <h3 id="error-summary-title" className="font-display text-xl">
        {errors.length === 1
          ? say("One thing needs your attention")
          : say("{n} things need your attention").replace("{n}", String(errors.length))}
      </h3>
      <ul className="mt-2">
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${fieldId(name)}`}
              className="inline-block py-1 font-semibold text-brick-700 underline underline-offset-4"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId(name))?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
