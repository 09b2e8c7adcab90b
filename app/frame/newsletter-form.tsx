import { type FormEvent, useRef, useState } from "react";
import { useLanguage, useSayAny } from "#app/effects/language.ts";
import { LanguageField } from "#app/forms/language-field.tsx";
import { Trap } from "#app/forms/trap.tsx";
import { useFocusBack } from "#app/forms/use-focus-back.ts";
import { functionsKey, functionUrl, reasonIn, timeoutMs } from "#app/functions-url.ts";
import { PrivacyNote } from "#app/sections/privacy-note.tsx";
import type { Site } from "#app/site.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { notify, withAddress } from "#app/ui/notify.ts";
import { newsletterToasts } from "#content/newsletter-toasts.ts";
import { longestAddress } from "#rules/email-pattern.ts";
import { type FormGuard, readTrap } from "#rules/form-guard.ts";
import { type Language, languageInCall } from "#rules/languages.ts";

/** The browser checks the address; the server answers the same for every valid one. */
export function NewsletterForm({
  words,
  email,
}: {
  words: Site["frame"]["newsletter"];
  /** Where to write when the form does not work. */
  email: string;
}) {
  const say = useSayAny();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const noteFocus = useFocusBack(busy);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (running.current) return;
    running.current = true;
    noteFocus();
    setBusy(true);
    const entries = new FormData(form);
    const { failed, reason } = await subscribe({
      email: String(entries.get("email")),
      ...readTrap(entries),
      ...languageInCall(language),
    });
    if (failed) {
      const { title, description } = withAddress(newsletterToasts.error, email, say);
      notify("error", { title, description: reason ?? description });
    } else {
      notify("success", newsletterToasts.success);
      form.reset();
    }
    running.current = false;
    setBusy(false);
  };

  return (
    <form
      method="post"
      action={functionUrl("subscribe-newsletter")}
      onSubmit={submit}
      className="mt-12 border-white/20 border-t pt-8"
    >
      <h2 className="eyebrow font-sans text-gold-300">{words.heading}</h2>
      <p className="mt-2 max-w-lg text-white/85">{words.lead}</p>
      <div className="mt-4 flex max-w-lg flex-wrap gap-3">
        <label htmlFor="newsletter-email" className="sr-only">
          {words.label}
        </label>
        <input
          id="newsletter-email"
          name="email"
          type="email"
          required
          maxLength={longestAddress}
          autoComplete="email"
          placeholder={words.placeholder}
          className="min-h-12 min-w-0 flex-1 basis-56 rounded-full border-2 border-white/60 bg-white px-5 text-base text-ink placeholder:text-ink-soft"
        />
        <button type="submit" disabled={busy} className={buttonClass("gold")}>
          {busy ? words.busy : words.button}
        </button>
        <Trap />
        <LanguageField />
      </div>
      <PrivacyNote text={words.privacy} className="max-w-lg text-white/85" />
    </form>
  );
}

/**
 * Asks for the newsletter, and gives back what went wrong, if anything did. Not through the client
 * that gifts and messages take: this form stands on every page, and the pages would carry it.
 */
const subscribe = async (
  request: { email: string; language?: Language } & FormGuard,
): Promise<{ failed: boolean; reason?: string | undefined }> => {
  try {
    const answer = await fetch(functionUrl("subscribe-newsletter"), {
      method: "POST",
      headers: { "Content-Type": "application/json", apikey: functionsKey },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return answer.ok ? { failed: false } : { failed: true, reason: await reasonIn(answer) };
  } catch {
    return { failed: true };
  }
};
