import { useSayAny } from "#app/effects/language.ts";
import { LanguageField } from "#app/forms/language-field.tsx";
import { SentNote } from "#app/forms/sent-note.tsx";
import { SubmitRow } from "#app/forms/submit-row.tsx";
import { Trap } from "#app/forms/trap.tsx";
import { useCheckedForm } from "#app/forms/use-checked-form.ts";
import { useSend } from "#app/forms/use-send.ts";
import { functionUrl } from "#app/functions-url.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { CheckboxGroup, TextArea, TextField } from "#app/ui/field.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { groupToasts } from "#content/group-toasts.ts";
import type { Notice } from "#content/types.ts";
import type { VolunteerGroups } from "#content/volunteer/groups.ts";
import type { Offer } from "#rules/fields.ts";
import { groupFields } from "#rules/volunteer-group.ts";
import { weekdays } from "#rules/volunteer-roles.ts";

/** It is delivered on every address: that nothing is sent is said of the application alone. */
export function GroupForm({
  form: words,
  roles,
}: Pick<VolunteerGroups, "form"> & { roles: readonly Offer[] }) {
  const { fields } = words;
  const say = useSayAny();
  // Where notices are shown, nobody knows the words of this page.
  const said = ({ title, description }: Notice): Notice => ({
    title: say(title),
    description: say(description),
  });

  const { form, busy, attempt, outcome, field, problems } = useCheckedForm({
    fields: groupFields(roles),
    send: useSend("send-group-application"),
    success: said(groupToasts.success),
    failure: said(groupToasts.error),
  });
  const wide = "sm:col-span-2";

  return (
    <form
      {...form}
      method="post"
      action={functionUrl("send-group-application")}
      aria-labelledby="sign-up"
    >
      <SentNote id="sent" notice={groupToasts.success} />
      <ErrorSummary errors={problems} attempt={attempt} />
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        <TextField {...field("organization")} className={wide} />
        <TextField {...field("firstName")} />
        <TextField {...field("lastName")} />
        <TextField {...fields.email} {...field("email")} />
        <TextField {...fields.phone} {...field("phone")} />
        <TextField {...fields.people} {...field("people")} />
        <TextField {...fields.youngest} {...field("youngest")} />
        {roles.length > 0 && (
          <CheckboxGroup {...fields.roles} {...field("roles")} options={roles} className={wide} />
        )}
        <CheckboxGroup {...fields.days} {...field("days")} options={weekdays} className={wide} />
        <TextArea {...fields.message} {...field("message")} rows={4} className={wide} />
        <Trap />
        <LanguageField />
      </div>
      <div className="mt-8">
        <SubmitRow busy={busy} words={words} outcome={outcome} />
        <p className="mt-4 text-ink-soft text-sm">
          <LinkedText text={words.fallback} />
        </p>
      </div>
    </form>
  );
}
