import { type ReactNode, useState } from "react";
import { useLanguage } from "#app/effects/language.ts";
import { LanguageField } from "#app/forms/language-field.tsx";
import { SentNote } from "#app/forms/sent-note.tsx";
import { SubmitRow } from "#app/forms/submit-row.tsx";
import { Trap } from "#app/forms/trap.tsx";
import { useCheckedForm } from "#app/forms/use-checked-form.ts";
import { functionUrl } from "#app/functions-url.ts";
import { createIntent } from "#app/intent.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Checkbox, CheckboxGroup, SelectField, TextArea, TextField } from "#app/ui/field.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import type { OpenRole } from "#content/open-roles.ts";
import { toasts } from "#content/toasts.ts";
import type { Volunteer } from "#content/volunteer.ts";
import type { VolunteerRoles } from "#content/volunteer-roles.ts";
import type { FormGuard } from "#rules/form-guard.ts";
import { languageInCall } from "#rules/languages.ts";
import {
  ageRanges,
  availabilityOptions,
  interestOptions,
  type VolunteerApplication,
  volunteerFields,
} from "#rules/volunteer.ts";
import { roleField } from "#rules/volunteer-roles.ts";
import { deliverApplication, isDelivered } from "./deliver.ts";
import { applicationForm, RoleChoice } from "./role-choice.tsx";

/** Where applications stay on the page, sending the form by itself must not send them either. */
const address = isDelivered()
  ? ({ method: "post", action: functionUrl("send-volunteer-application") } as const)
  : ({ method: "dialog" } as const);

export function ApplicationForm({
  form: words,
  roles,
  roleWords,
}: Pick<Volunteer, "form"> & {
  roles: readonly OpenRole[];
  roleWords: VolunteerRoles["words"]["field"];
}) {
  const { fields, sections } = words;
  const [intent] = useState(createIntent);
  const language = useLanguage();

  const send = async (
    { role, ...specified }: VolunteerApplication & { role: string },
    guard: FormGuard,
  ) => {
    const application = role ? { ...specified, role } : specified;
    const more = { ...guard, ...languageInCall(language) };
    await deliverApplication(application, more, intent.keyFor(application));
    intent.settle();
  };

  const { form, busy, attempt, outcome, field, problems } = useCheckedForm({
    fields: { ...volunteerFields, role: roleField(roles) },
    send,
    success: toasts.volunteerSuccess,
    failure: toasts.volunteerError,
  });

  const wide = (name: keyof typeof fields & keyof typeof volunteerFields) => ({
    ...fields[name],
    ...field(name),
    className: "sm:col-span-2",
  });

  return (
    <form {...form} {...address} id={applicationForm} aria-labelledby="application">
      <SentNote id="sent" notice={toasts.volunteerSuccess} />
      <ErrorSummary errors={problems} attempt={attempt} />
      {roles.length > 0 && (
        <RoleChoice roles={roles} label={field("role").label} words={roleWords} />
      )}
      <FormSection number={1} {...sections.personal}>
        <TextField {...field("firstName")} />
        <TextField {...field("lastName")} />
        <TextField {...fields.email} {...field("email")} />
        <TextField {...fields.phone} {...field("phone")} />
        <SelectField {...fields.age} {...field("age")} options={ageRanges} />
      </FormSection>
      <FormSection number={2} {...sections.address}>
        <TextField {...field("address")} className="sm:col-span-2" />
        <TextField {...field("city")} />
        <div className="grid grid-cols-2 gap-x-5">
          <TextField {...field("state")} />
          <TextField {...field("zipCode")} />
        </div>
      </FormSection>
      <FormSection number={3} {...sections.preferences}>
        <CheckboxGroup {...wide("availability")} options={availabilityOptions} />
        <CheckboxGroup {...wide("interests")} options={interestOptions} />
      </FormSection>
      <FormSection number={4} {...sections.additional}>
        <TextArea {...wide("experience")} rows={4} />
        <TextArea {...wide("motivation")} rows={4} />
        <TextField {...wide("emergencyContact")} />
        <Checkbox {...wide("backgroundCheck")} />
      </FormSection>
      <Trap />
      <LanguageField />
      {!isDelivered() && (
        <p className="my-5 rounded-xl bg-gold-100 px-4 py-3 text-brick-900">{words.notSent}</p>
      )}
      <SubmitRow busy={busy} words={words} outcome={outcome} />
      <p className="mt-4 text-ink-soft text-sm">
        <LinkedText text={words.fallback} />
      </p>
    </form>
  );
}

/** One of the four stops of the form, on the line that leads to its button. */
function FormSection({
  number,
  heading,
  intro,
  children,
}: {
  number: number;
  heading: string;
  intro: string;
  children: ReactNode;
}) {
  return (
    <fieldset className="relative pb-12 pl-9 sm:pl-14">
      <span
        aria-hidden="true"
        className="absolute top-2 bottom-[-0.5rem] left-2.5 w-1 bg-garden-500 sm:left-4"
      />
      <span
        aria-hidden="true"
        className="absolute top-0 left-0 grid size-6 place-items-center rounded-full border-4 border-garden-500 bg-white font-bold text-xs sm:size-10 sm:text-base"
      >
        <span className="max-sm:hidden">{number}</span>
      </span>
      <legend className="contents">
        <h3 className="text-2xl sm:pt-0.5">{heading}</h3>
      </legend>
      <p className="mt-1 mb-6 text-ink-soft">{intro}</p>
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
