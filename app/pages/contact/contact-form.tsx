import { useEffect, useRef } from "react";
import { useSayAny } from "#app/effects/language.ts";
import { useAddress } from "#app/effects/use-address.ts";
import { PostedForm, usePostedForm } from "#app/forms/posted-form.tsx";
import type { Shown } from "#app/shown.ts";
import { useOrganisation } from "#app/site.ts";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { withAddress } from "#app/ui/notify.ts";
import type { Contact } from "#content/contact.ts";
import { toasts } from "#content/toasts.ts";
import { contactFields } from "#rules/contact.ts";

export function ContactForm({ form: words, subjects }: Shown<Contact>) {
  const { fields } = words;
  const { email } = useOrganisation();
  const say = useSayAny();

  const { field, posted } = usePostedForm({
    to: "send-contact-form",
    fields: contactFields,
    success: toasts.contactSuccess,
    failure: withAddress(toasts.contactError, email, say),
  });

  return (
    <PostedForm posted={posted} labelledBy="message-title" words={words}>
      <TextField {...field("firstName")} />
      <TextField {...field("lastName")} />
      <TextField {...fields.email} {...field("email")} />
      <TextField {...fields.phone} {...field("phone")} />
      <TextField
        {...fields.subject}
        {...field("subject")}
        ref={useAskedSubject()}
        list="subjects"
        className="sm:col-span-2"
      />
      <datalist id="subjects">
        {subjects.map((subject) => (
          <option key={subject} value={subject} />
        ))}
      </datalist>
      <TextArea {...fields.message} {...field("message")} rows={7} className="sm:col-span-2" />
    </PostedForm>
  );
}

/** Fills in the subject that a link to the page asks for, unless the visitor was faster. */
function useAskedSubject() {
  const field = useRef<HTMLInputElement>(null);
  const address = useAddress();
  const subject = address?.searchParams.get("subject");
  useEffect(() => {
    if (subject && field.current && !field.current.value)
      field.current.value = subject.slice(0, contactFields.subject.longest);
  }, [subject]);
  return field;
}
