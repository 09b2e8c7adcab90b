import { useEffect, useRef } from "react";
import { useSayAny } from "#app/effects/language.ts";
import { useAddress } from "#app/effects/use-address.ts";
import { LanguageField } from "#app/forms/language-field.tsx";
import { SentNote } from "#app/forms/sent-note.tsx";
import { SubmitRow } from "#app/forms/submit-row.tsx";
import { Trap } from "#app/forms/trap.tsx";
import { useCheckedForm } from "#app/forms/use-checked-form.ts";
import { useSend } from "#app/forms/use-send.ts";
import { functionUrl } from "#app/functions-url.ts";
import type { Shown } from "#app/shown.ts";
import { useOrganisation } from "#app/site.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { withAddress } from "#app/ui/notify.ts";
import type { Contact } from "#content/contact.ts";
import { toasts } from "#content/toasts.ts";
import { contactFields } from "#rules/contact.ts";

export function ContactForm({ form: words, subjects }: Shown<Contact>) {
  const { fields } = words;
  const { email } = useOrganisation();
  const say = useSayAny();

  const { form, busy, attempt, outcome, field, problems } = useCheckedForm({
    fields: contactFields,
    send: useSend("send-contact-form"),
    success: toasts.contactSuccess,
    failure: withAddress(toasts.contactError, email, say),
  });

  return (
    <form
      {...form}
      method="post"
      action={functionUrl("send-contact-form")}
      aria-labelledby="message-title"
    >
      <SentNote id="sent" notice={toasts.contactSuccess} />
      <ErrorSummary errors={problems} attempt={attempt} />
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
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
