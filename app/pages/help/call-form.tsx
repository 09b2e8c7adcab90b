import { LanguageField } from "#app/forms/language-field.tsx";
import { SentNote } from "#app/forms/sent-note.tsx";
import { SubmitRow } from "#app/forms/submit-row.tsx";
import { Trap } from "#app/forms/trap.tsx";
import { useCheckedForm } from "#app/forms/use-checked-form.ts";
import { useSend } from "#app/forms/use-send.ts";
import { functionUrl } from "#app/functions-url.ts";
import type { Shown } from "#app/shown.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { SelectField, TextArea, TextField } from "#app/ui/field.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import type { Help } from "#content/help.ts";
import { helpFields, helpTopics } from "#rules/help.ts";

/** For somebody without email: a name and a number, and we call. */
export function CallForm({ form: words }: Pick<Shown<Help>, "form">) {
  const { fields } = words;

  const { form, busy, attempt, outcome, field, problems } = useCheckedForm({
    fields: helpFields,
    send: useSend("ask-for-help"),
    success: words.sent,
    failure: words.failed,
    raises: false,
  });

  return (
    <form {...form} method="post" action={functionUrl("ask-for-help")} aria-labelledby="call-title">
      <SentNote id="asked" notice={words.sent} />
      <ErrorSummary errors={problems} attempt={attempt} />
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        <TextField {...field("name")} />
        <TextField {...fields.phone} {...field("phone")} />
        <SelectField
          {...field("topic")}
          options={helpTopics}
          placeholder={words.choose}
          className="sm:col-span-2"
        />
        <TextArea {...fields.words} {...field("words")} rows={3} className="sm:col-span-2" />
        <Trap />
        <LanguageField />
      </div>
      <div className="mt-8">
        <SubmitRow busy={busy} words={words} outcome={outcome} announces />
        <p className="mt-4 text-ink-soft text-sm">
          <LinkedText text={words.fallback} />
        </p>
      </div>
    </form>
  );
}
