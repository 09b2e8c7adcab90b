import { useEffect, useState } from "react";
import { CallFailed, callFunction } from "#app/backend.ts";
import { useAddress } from "#app/effects/use-address.ts";
import { SubmitRow } from "#app/forms/submit-row.tsx";
import { useCheckedForm } from "#app/forms/use-checked-form.ts";
import { Trap, useFormGuard } from "#app/forms/use-form-guard.tsx";
import { createIntent } from "#app/intent.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { form, subjects } from "#content/contact.ts";
import { toasts } from "#content/toasts.ts";
import { type ContactMessage, contactMessage } from "#rules/contact.ts";

const empty = { firstName: "", lastName: "", email: "", phone: "", subject: "", message: "" };
const { fields } = form;

export function ContactForm() {
  const guard = useFormGuard();
  const [intent] = useState(createIntent);
  const address = useAddress();

  const send = async (message: ContactMessage) => {
    const key = { "Idempotency-Key": intent.keyFor(message) };
    const body = { ...message, ...guard.read() };
    const answer = await callFunction<{ success?: boolean; error?: string } | null>(
      "send-contact-form",
      body,
      key,
    );
    if (!answer?.success) throw new CallFailed(answer?.error ?? undefined);
    intent.settle();
  };

  const { submit, busy, attempt, outcome, setValue, field, errors } = useCheckedForm({
    schema: contactMessage,
    empty,
    send,
    success: toasts.contactSuccess,
    failure: toasts.contactError,
  });

  useEffect(() => {
    const subject = address?.query.get("subject");
    if (subject) setValue("subject", subject.slice(0, 200));
  }, [address, setValue]);

  return (
    <form noValidate onSubmit={submit} aria-labelledby="message-title" className="needs-script">
      <ErrorSummary errors={errors} attempt={attempt} />
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        <TextField {...fields.firstName} {...field("firstName")} autoComplete="given-name" />
        <TextField {...fields.lastName} {...field("lastName")} autoComplete="family-name" />
        <TextField {...fields.email} {...field("email")} type="email" autoComplete="email" />
        <TextField {...fields.phone} {...field("phone")} optional type="tel" autoComplete="tel" />
        <TextField
          {...fields.subject}
          {...field("subject")}
          autoComplete="off"
          list="subjects"
          className="sm:col-span-2"
        />
        <datalist id="subjects">
          {Object.values(subjects).map((subject) => (
            <option key={subject} value={subject} />
          ))}
        </datalist>
        <TextArea {...fields.message} {...field("message")} rows={7} className="sm:col-span-2" />
        <Trap ref={guard.trap} />
      </div>
      <div className="mt-8">
        <SubmitRow busy={busy} words={form} outcome={outcome} />
        <p className="mt-4 text-ink-soft text-sm">{form.fallback}</p>
      </div>
    </form>
  );
}
