import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, type Path, useForm } from "react-hook-form";
import { config, type ZodType } from "zod";
import { notify } from "#app/ui/notify.ts";
import type { Notice } from "#content/types.ts";

// Compiling schemas needs `eval`, which our content security policy refuses and reports.
config({ jitless: true });

/**
 * A form held to one of our schemas. What was typed stays through refused and failed submits;
 * only a success empties the fields. A second submit does nothing while one is under way.
 */
export function useCheckedForm<Fields extends FieldValues, Checked extends FieldValues>({
  schema,
  empty,
  send,
  success,
  failure,
}: {
  /** Takes whatever the fields hold; what it lets through is `Checked`. */
  schema: ZodType<Checked>;
  /** Every field of the form in its order, with what it starts from. */
  empty: Fields;
  send: (checked: Checked) => Promise<void>;
  success: Notice;
  failure: Notice;
}) {
  const { register, handleSubmit, reset, formState, setValue } = useForm<Fields, unknown, Checked>({
    resolver: zodResolver(schema as ZodType<Checked, Fields>),
    defaultValues: empty as DefaultValues<Fields>,
    shouldFocusError: false,
  });
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<{ failed: boolean; text: string } | null>(null);
  const busy = useRef(false);

  const deliver = async (checked: Checked) => {
    try {
      await send(checked);
      notify("success", success);
      setOutcome({ failed: false, text: `${success.title} ${success.description}` });
      reset(empty);
    } catch (error) {
      notify("error", failure);
      const { reason } = error as { reason?: string };
      setOutcome({ failed: true, text: reason ?? failure.description });
    }
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setOutcome(null);
    let refused = false;
    await handleSubmit(deliver, () => {
      refused = true;
    })(event);
    busy.current = false;
    // Only now do the errors stand on the page, and their summary can take focus.
    if (refused) setAttempt((last) => last + 1);
  };

  const errorOf = (name: Path<Fields>) => {
    const message = formState.errors[name]?.message;
    return typeof message === "string" ? message : undefined;
  };

  return {
    submit,
    busy: formState.isSubmitting,
    attempt,
    outcome,
    setValue,
    /** All that an input needs: its name, its handlers and its error. */
    field: (name: Path<Fields>) => ({ ...register(name), error: errorOf(name) }),
    errors: (Object.keys(empty) as Path<Fields>[]).flatMap((name) => {
      const message = errorOf(name);
      return message ? [{ name, message }] : [];
    }),
  };
}
