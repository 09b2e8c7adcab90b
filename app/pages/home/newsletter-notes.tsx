import { SentNote } from "#app/forms/sent-note.tsx";
import { toasts } from "#content/toasts.ts";

/** What the backend leads back to after the newsletter's form and links, by the address's end. */
const outcomes = [
  ["newsletter-asked", toasts.newsletterSuccess],
  ["newsletter-confirmed", toasts.newsletterConfirmed],
  ["newsletter-unsubscribed", toasts.newsletterUnsubscribed],
  ["newsletter-expired", toasts.newsletterExpired],
] as const;

/** The form stands at the foot of every page; its outcomes are read at the top of this one. */
export function NewsletterNotes() {
  return (
    <div className="frame">
      {outcomes.map(([id, notice]) => (
        <SentNote key={id} id={id} notice={notice} className="my-6" />
      ))}
    </div>
  );
}
