import type { Deps } from "#backend/deps.ts";
import type { AppContext } from "#backend/http/context.ts";
import { readFormEntries } from "#backend/http/form-post.ts";
import { answerPage } from "#backend/http/page.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { markup } from "#backend/markup.ts";
import type { Settings } from "#backend/settings.ts";
import { welcomeMail } from "./mails.ts";
import { confirm, findByUnsubscribeToken, findConfirmation, unsubscribe } from "./subscribers.ts";

const tokenOf = (c: AppContext) => c.req.query("token") ?? "";

/** Leads to the site, which says what happened, with script and without. */
const land = (
  c: AppContext,
  { siteUrl }: Settings,
  outcome: "confirmed" | "unsubscribed" | "expired",
) => c.redirect(`${siteUrl}/?newsletter=${outcome}#newsletter-${outcome}`, 303);

/** Scanners open links too: only the button, which a person presses, changes anything. */
const ask = (
  c: AppContext,
  settings: Settings,
  { title, text, button }: { title: string; text: string; button: string },
) =>
  answerPage(c, settings, {
    title,
    content: markup`<p>${text}</p>
<form method="post"><div class="buttons"><button class="primary">${button}</button></div></form>
<p><a href="${settings.siteUrl}/">No, take me to the site</a></p>`,
  });

export const showConfirmation = (deps: Deps) => async (c: AppContext) => {
  const found = await findConfirmation(deps.db, tokenOf(c), deps.now());
  if (!found) return land(c, deps.settings, "expired");
  return ask(c, deps.settings, {
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
  return land(c, deps.settings, settled?.state === "confirmed" ? "confirmed" : "expired");
};

export const showUnsubscribe = (deps: Deps) => async (c: AppContext) => {
  const subscriber = await findByUnsubscribeToken(deps.db, tokenOf(c));
  if (!subscriber) return land(c, deps.settings, "expired");
  return ask(c, deps.settings, {
    title: "Leave our newsletter?",
    text: `We will send no more newsletters to ${subscriber.email}.`,
    button: "Yes, unsubscribe me",
  });
};

/** Mail programs send `List-Unsubscribe=One-Click` (RFC 8058) and want a plain answer. */
export const confirmUnsubscribe = (deps: Deps) => async (c: AppContext) => {
  const form = await readFormEntries(c);
  const subscriber = await findByUnsubscribeToken(deps.db, tokenOf(c));
  if (subscriber) await deps.db.transaction((tx) => unsubscribe(tx, subscriber.id, deps.now()));
  if (form.get("List-Unsubscribe") === "One-Click")
    return c.text(subscriber ? "Unsubscribed." : "This link is not known to us.");
  return land(c, deps.settings, subscriber ? "unsubscribed" : "expired");
};
