import type { ReactNode } from "react";
import { functionUrl } from "#app/functions-url.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import type { Fields } from "#rules/fields.ts";
import { LanguageField } from "./language-field.tsx";
import { SentNote } from "./sent-note.tsx";
import { SubmitRow } from "./submit-row.tsx";
import { Trap } from "./trap.tsx";
import { useCheckedForm } from "./use-checked-form.ts";
import { useSend } from "./use-send.ts";

type Form<Held extends Fields> = Omit<Parameters<typeof useCheckedForm<Held>>[0], "send"> & {
  /** The function that it goes to. */
  to: string;
};

/** Its fields, and what the form around them is handed. */
export function usePostedForm<const Held extends Fields>({ to, ...form }: Form<Held>) {
  const { field, ...checked } = useCheckedForm({ ...form, send: useSend(to) });
  return {
    field,
    posted: { ...checked, to, sent: form.success, announces: form.raises === false },
  };
}

/** A form that goes to one of our functions, with and without script, and what comes of it. */
export function PostedForm({
  posted: { form, busy, attempt, outcome, problems, to, sent, announces },
  sentId = "sent",
  labelledBy,
  words,
  children,
}: {
  posted: ReturnType<typeof usePostedForm>["posted"];
  sentId?: string;
  labelledBy: string;
  words: { submit: string; busy: string; fallback: string };
  children: ReactNode;
}) {
  return (
    <form {...form} method="post" action={functionUrl(to)} aria-labelledby={labelledBy}>
      <SentNote id={sentId} notice={sent} />
      <ErrorSummary errors={problems} attempt={attempt} />
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        {children}
        <Trap />
        <LanguageField />
      </div>
      <div className="mt-8">
        <SubmitRow busy={busy} words={words} outcome={outcome} announces={announces} />
        <p className="mt-4 text-ink-soft text-sm">
          <LinkedText text={words.fallback} />
        </p>
      </div>
    </form>
  );
}
