import { type FormEvent, useState } from "react";
import { newsletter } from "#app/content/site.ts";
import { toasts } from "#app/content/toasts.ts";
import { buttonClass } from "#app/ui/button.tsx";

/** The browser checks the address; the server answers the same for every valid one. */
export function NewsletterForm() {
  const [busy, setBusy] = useState(false);

  const subscribe = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    setBusy(true);
    const { toast } = await import("sonner");
    try {
      const email = String(new FormData(form).get("email"));
      const { callFunction } = await import("#app/backend.ts");
      await callFunction("subscribe-newsletter", { email });
      toast.success(toasts.newsletterSuccess.title, {
        description: toasts.newsletterSuccess.description,
      });
      form.reset();
    } catch (error) {
      const reason = (error as { reason?: string }).reason;
      toast.error(toasts.newsletterError.title, {
        description: reason ?? toasts.newsletterError.description,
      });
    } finally {
      setBusy(false);
    }
  };

  return (
    <form onSubmit={subscribe} className="needs-script mt-12 border-white/20 border-t pt-8">
      <h2 className="eyebrow font-sans text-gold-300">{newsletter.heading}</h2>
      <p className="mt-2 max-w-lg text-white/85">{newsletter.lead}</p>
      <div className="mt-4 flex max-w-lg flex-wrap gap-3">
        <label htmlFor="newsletter-email" className="sr-only">
          {newsletter.label}
        </label>
        <input
          id="newsletter-email"
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder={newsletter.placeholder}
          className="min-h-12 min-w-0 flex-1 basis-56 rounded-full border-2 border-white/60 bg-white px-5 text-base text-ink placeholder:text-ink-soft"
        />
        <button type="submit" disabled={busy} className={buttonClass("gold")}>
          {newsletter.button}
        </button>
      </div>
    </form>
  );
}
