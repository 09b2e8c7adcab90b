import { buttonClass } from "#app/ui/button.tsx";
import { callHref } from "#rules/phone.ts";
import type { Message } from "./queries.ts";

/** Instead of a reply, for somebody without email. */
export function CallPanel({ message: { name, phone, language } }: { message: Message }) {
  return (
    <section aria-labelledby="call-heading" className="sheet grid justify-items-start gap-3">
      <h2 id="call-heading" className="text-lg">
        Please call
      </h2>
      <p>
        {name} gave no email address and can only be called.
        {language === "es" && " They wrote from a Spanish page: please call in Spanish."}
      </p>
      <a href={callHref(phone)} className={buttonClass("primary")}>
        Call {phone}
      </a>
      <p className="text-ink-soft text-sm">
        After the call, write a note below about what you said, and mark the message as done.
      </p>
    </section>
  );
}
