import type { Deps } from "#backend/deps.ts";
import type { AppContext } from "#backend/http/context.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { landingUrl } from "./links.ts";
import { welcomeMail } from "./mails.ts";
import { questionPage } from "./question-page.ts";
import { confirm, findConfirmation } from "./subscribers.ts";

const tokenOf = (c: AppContext) => c.req.query("token") ?? "";

export const showConfirmation = (deps: Deps) => async (c: AppContext) => {
  const found = await findConfirmation(deps.db, tokenOf(c), deps.now());
  if (!found) return c.redirect(landingUrl(deps.settings, "expired"), 303);
  return questionPage(c, deps.settings, {
    title: "Subscribe to our newsletter?",
    text: `We will write to ${found.email} ${c.get("site").organisation.newsletterRhythm}. Every letter has a link to unsubscribe.`,
    button: "Yes, subscribe me",
  });
};

export const confirmSubscription = (deps: Deps) => async (c: AppContext) => {
  const token = tokenOf(c);
  const now = deps.now();
  const subscriber = await deps.db.transaction(async (tx) => {
    const confirmed = await confirm(tx, token, now);
    if (confirmed) await enqueueMail(tx, welcomeMail(confirmed, deps.settings, c.get("site")), now);
    return confirmed;
  });
  // Whoever presses twice, or opens the mail again, is on the list and may hear so.
  const settled = subscriber ?? (await findConfirmation(deps.db, token, now));
  const outcome = settled?.state === "confirmed" ? "confirmed" : "expired";
  return c.redirect(landingUrl(deps.settings, outcome), 303);
};
