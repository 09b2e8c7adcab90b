import type { Deps } from "#backend/deps.ts";
import type { AppContext } from "#backend/http/context.ts";
import { readFormEntries } from "#backend/http/form-post.ts";
import { landingUrl } from "./links.ts";
import { questionPage } from "./question-page.ts";
import { findByUnsubscribeToken, unsubscribe } from "./subscribers.ts";

const subscriberOf = (deps: Deps, c: AppContext) =>
  findByUnsubscribeToken(deps.db, c.req.query("token") ?? "");

export const showUnsubscribe = (deps: Deps) => async (c: AppContext) => {
  const subscriber = await subscriberOf(deps, c);
  if (!subscriber) return c.redirect(landingUrl(deps.settings, "expired"), 303);
  return questionPage(c, deps.settings, {
    title: "Leave our newsletter?",
    text: `We will send no more newsletters to ${subscriber.email}.`,
    button: "Yes, unsubscribe me",
  });
};

/**
 * The page's button, and also the button that mail programs show beside the sender (RFC 8058):
 * those send `List-Unsubscribe=One-Click` and want a plain answer, not a page to follow.
 */
export const confirmUnsubscribe = (deps: Deps) => async (c: AppContext) => {
  const form = await readFormEntries(c);
  const subscriber = await subscriberOf(deps, c);
  if (subscriber) await deps.db.transaction((tx) => unsubscribe(tx, subscriber, deps.now()));
  if (form.get("List-Unsubscribe") === "One-Click")
    return c.text(subscriber ? "Unsubscribed." : "This link is not known to us.");
  return c.redirect(landingUrl(deps.settings, subscriber ? "unsubscribed" : "expired"), 303);
};
