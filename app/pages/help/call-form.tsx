import { PostedForm, usePostedForm } from "#app/forms/posted-form.tsx";
import type { Shown } from "#app/shown.ts";
import { SelectField, TextArea, TextField } from "#app/ui/field.tsx";
import type { Help } from "#content/help.ts";
import { helpFields, helpTopics } from "#rules/help.ts";

/** For somebody without email: a name and a number, and we call. */
export function CallForm({ form: words }: Pick<Shown<Help>, "form">) {
  const { fields } = words;

  const { field, posted } = usePostedForm({
    to: "ask-for-help",
    fields: helpFields,
    success: words.sent,
    failure: words.failed,
    raises: false,
  });

  return (
    <PostedForm posted={posted} labelledBy="call-title" sentId="asked" words={words}>
      <TextField {...field("name")} />
      <TextField {...fields.phone} {...field("phone")} />
      <SelectField
        {...field("topic")}
        options={helpTopics}
        placeholder={words.choose}
        className="sm:col-span-2"
      />
      <TextArea {...fields.words} {...field("words")} rows={3} className="sm:col-span-2" />
    </PostedForm>
  );
}
