import { SentNote } from "#app/forms/sent-note.tsx";
import { newsletterToasts } from "#content/newsletter-toasts.ts";

/** What the backend leads back to after the newsletter's form and links, by the address's end. */
const outcomes = [
  ["newsletter-asked", newsletterToasts.success],
  ["newsletter-confirmed", newsletterToasts.confirmed],
  ["newsletter-unsubscribed", newsletterToasts.unsubscribed],
  ["newsletter-expired", newsletterToasts.expired],
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
