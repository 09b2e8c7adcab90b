import { useEffect } from "react";
import { useSayAny } from "#app/effects/language.ts";
import { useAddress } from "#app/effects/use-address.ts";
import { PostedForm, usePostedForm } from "#app/forms/posted-form.tsx";
import { CheckboxGroup, TextArea, TextField } from "#app/ui/field.tsx";
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

  const { field, posted } = usePostedForm({
    to: "send-group-application",
    fields: groupFields(roles),
    success: said(groupToasts.success),
    failure: said(groupToasts.error),
  });
  useAskedDay();
  const wide = "sm:col-span-2";

  return (
    <PostedForm posted={posted} labelledBy="sign-up" words={words}>
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
    </PostedForm>
  );
}

/** Chooses the day that somebody looked for in the list of roles. */
function useAskedDay() {
  const asked = useAddress()?.searchParams.get("day");
  useEffect(() => {
    for (const box of document.querySelectorAll<HTMLInputElement>("[name=days]"))
      if (box.value === asked) box.checked = true;
  }, [asked]);
}
