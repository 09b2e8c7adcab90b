import { useEffect } from "react";
import { notify } from "#app/ui/notify.ts";
import { useVisit } from "#app/visit.ts";
import { newsletterToasts } from "#content/newsletter-toasts.ts";

const outcomes = new Map([
  ["confirmed", { kind: "success", notice: newsletterToasts.confirmed }],
  ["unsubscribed", { kind: "success", notice: newsletterToasts.unsubscribed }],
  ["not-subscribed", { kind: "success", notice: newsletterToasts["not-subscribed"] }],
  ["expired", { kind: "error", notice: newsletterToasts.expired }],
] as const);

/**
 * Says what the link in a newsletter mail did, then takes it out of the address, so that a reload
 * or a shared link does not say it again.
 */
export function NewsletterOutcome() {
  const { address } = useVisit();

  useEffect(() => {
    const outcome = outcomes.get(address?.searchParams.get("newsletter") as "confirmed");
    if (!address || !outcome) return;
    // Where the mail's link led to the box that says so, a notice would say it twice.
    if (!document.querySelector(":target")) notify(outcome.kind, outcome.notice);
    address.searchParams.delete("newsletter");
    history.replaceState(history.state, "", address.pathname + address.search);
  }, [address]);

  return null;
}
