import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { notify } from "#app/ui/notify.ts";
import { newsletterToasts } from "#content/newsletter-toasts.ts";

const outcomes = new Map([
  ["confirmed", { kind: "success", notice: newsletterToasts.confirmed }],
  ["unsubscribed", { kind: "success", notice: newsletterToasts.unsubscribed }],
  ["expired", { kind: "error", notice: newsletterToasts.expired }],
] as const);

/**
 * Says what the link in a newsletter mail did, then takes it out of the address, so that a reload
 * or a shared link does not say it again.
 */
export function NewsletterOutcome() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  useEffect(() => {
    const query = new URLSearchParams(search);
    const outcome = outcomes.get(query.get("newsletter") as "confirmed");
    if (!outcome) return;
    notify(outcome.kind, outcome.notice);
    query.delete("newsletter");
    navigate({ pathname, search: query.toString() }, { replace: true, preventScrollReset: true });
  }, [navigate, pathname, search]);

  return null;
}
