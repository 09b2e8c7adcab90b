import type { Deps } from "#backend/deps.ts";
import type { AppContext } from "#backend/http/context.ts";
import { formLimits, refuseFlood } from "#backend/http/form-limits.ts";
import { readFormEntries, readPost, type SiteForm } from "#backend/http/form-post.ts";
import { answerPage } from "#backend/http/page.ts";
import { textField } from "#backend/http/page-form.ts";
import { sayTo } from "#backend/http/spanish-answers.ts";
import { suspicionOf } from "#backend/http/suspicion.ts";
import { mayWriteTo, senderAt } from "#backend/mail/may-write.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { markup } from "#backend/markup.ts";
import { Refused } from "#backend/refused.ts";
import type { Settings } from "#backend/settings.ts";
import { checkFields } from "#rules/fields.ts";
import { type Language, pathIn } from "#rules/languages.ts";
import { newsletterFields } from "#rules/newsletter.ts";
import { plainName } from "./letters/compose.ts";
import { addForNewReader } from "./letters/starting.ts";
import { alreadySubscribedMail, confirmationMail, welcomeMail } from "./mails.ts";
import {
  confirm,
  findByUnsubscribeToken,
  findConfirmation,
  makeConfirmation,
  noteSubscription,
  unsubscribe,
} from "./subscribers.ts";

const newsletterForm: SiteForm = {
  fields: newsletterFields,
  notSent: "You are not subscribed yet",
  submit: "Subscribe",
  sentAt: "/#newsletter-asked",
};

export const signUpLimits = formLimits("newsletter sign-ups", [20, 40, 80]);

/** The answer is the same for every address: nobody learns who reads our newsletter. */
export const subscribeNewsletter = (deps: Deps) => async (c: AppContext) => {
  const { body, language, refuse, accept } = await readPost(c, deps.settings, newsletterForm);
  const checked = checkFields(newsletterFields, body);
  if ("problems" in checked) return refuse(checked.problems);
  await refuseFlood(deps, c, "sign-ups", signUpLimits);

  const { email } = checked.values;
  const { settings } = deps;
  const site = c.get("site").in(language);
  const now = deps.now();
  const suspicion = suspicionOf(body);
  const write = suspicion === null && (await mayConfirm(deps, c, email));

  await deps.db.transaction(async (tx) => {
    const subscriber = await noteSubscription(tx, email, suspicion, language, now);
    if (!write) return;
    const mail =
      subscriber.state === "confirmed"
        ? alreadySubscribedMail(subscriber, settings, site)
        : confirmationMail(subscriber, await makeConfirmation(tx, subscriber, now), settings, site);
    await enqueueMail(tx, mail, now);
  });
  deps.log("newsletter subscription noted", { requestId: c.get("requestId"), suspicion });
  return accept();
};

/** Whether we may write to this mailbox now. When nobody can be written to, the reader is told. */
const mayConfirm = async ({ db }: Deps, c: AppContext, email: string) => {
  const sender = await senderAt(c.get("clientAddress"));
  const answer = await mayWriteTo(db, "newsletter mails", email, sender);
  if (answer.may || answer.retryAfterSeconds === undefined) return answer.may;
  c.header("retry-after", String(answer.retryAfterSeconds));
  throw new Refused(
    "too-many",
    "A lot of people are signing up right now. Please try again in a few minutes.",
  );
};

/** The link names it: who is not on the list has no language there. */
const languageOf = (c: AppContext): Language => (c.req.query("language") === "es" ? "es" : "en");

const tokenOf = (c: AppContext) => c.req.query("token") ?? "";

/** Leads to the site, which says what happened, with script and without. */
const land = (
  c: AppContext,
  { siteUrl }: Settings,
  outcome: "confirmed" | "unsubscribed" | "not-subscribed" | "expired",
  language: Language,
) => {
  const home = siteUrl + pathIn(language, "/");
  return c.redirect(`${home}?newsletter=${outcome}#newsletter-${outcome}`, 303);
};

/** Scanners open links too: only the button, which a person presses, changes anything. */
const longestName = 30;

const ask = (
  c: AppContext,
  settings: Settings,
  language: Language,
  {
    title,
    text,
    button,
    asksName,
  }: { title: string; text: string; button: string; asksName?: boolean },
) => {
  c.set("language", language);
  const say = sayTo(c);
  const field =
    asksName &&
    textField(
      { name: "name", label: say("Your first name (optional)"), value: "" },
      { maxlength: longestName, autocomplete: "given-name" },
    );
  return answerPage(c, settings, {
    title: say(title),
    content: markup`<p>${text}</p>
<form method="post">${field}<div class="buttons"><button class="primary">${say(button)}</button></div></form>
<p><a href="${settings.siteUrl}${pathIn(language, "/")}">${say("No, take me to the site")}</a></p>`,
  });
};

export const showConfirmation = (deps: Deps) => async (c: AppContext) => {
  const found = await findConfirmation(deps.db, tokenOf(c), deps.now());
  if (!found) return land(c, deps.settings, "expired", languageOf(c));
  const { language, email } = found;
  const rhythm = c.get("site").in(language).organisation.newsletterRhythm;
  return ask(c, deps.settings, language, {
    title: "Subscribe to our newsletter?",
    text:
      language === "es"
        ? `Le escribiremos a ${email} ${rhythm}, en inglés. Cada boletín trae un enlace para darse de baja.`
        : `We will email ${email} ${rhythm}. Every newsletter has a link to unsubscribe.`,
    button: "Yes, subscribe me",
    asksName: true,
  });
};

const nameIn = async (c: AppContext) => plainName((await readFormEntries(c)).get("name") ?? "");

export const confirmSubscription = (deps: Deps) => async (c: AppContext) => {
  const token = tokenOf(c);
  const name = await nameIn(c);
  const now = deps.now();
  const subscriber = await deps.db.transaction(async (tx) => {
    const confirmed = await confirm(tx, { token, name }, now);
    if (!confirmed) return undefined;
    const site = c.get("site").in(confirmed.language);
    await enqueueMail(tx, welcomeMail(confirmed, deps.settings, site), now);
    await addForNewReader(tx, confirmed.id, now);
    return confirmed;
  });
  if (subscriber) deps.wake?.("letters");
  // Whoever presses twice, or opens the mail again, is on the list and may hear so.
  const settled = subscriber ?? (await findConfirmation(deps.db, token, now));
  const outcome = settled?.state === "confirmed" ? "confirmed" : "expired";
  return land(c, deps.settings, outcome, settled?.language ?? languageOf(c));
};

export const showUnsubscribe = (deps: Deps) => async (c: AppContext) => {
  const subscriber = await findByUnsubscribeToken(deps.db, tokenOf(c));
  // What was never confirmed is removed after a while: nobody who wants out is asked to subscribe.
  if (!subscriber) return land(c, deps.settings, "not-subscribed", languageOf(c));
  const { language, email } = subscriber;
  return ask(c, deps.settings, language, {
    title: "Unsubscribe from our newsletter?",
    text:
      language === "es"
        ? `Si confirma, ya no enviaremos el boletín a ${email}.`
        : `If you confirm, we will stop sending the newsletter to ${email}.`,
    button: "Yes, unsubscribe me",
  });
};

/** Mail programs send `List-Unsubscribe=One-Click` (RFC 8058) and want a plain answer. */
export const confirmUnsubscribe = (deps: Deps) => async (c: AppContext) => {
  const form = await readFormEntries(c);
  const subscriber = await findByUnsubscribeToken(deps.db, tokenOf(c));
  if (subscriber) await deps.db.transaction((tx) => unsubscribe(tx, subscriber.id, deps.now()));
  if (form.get("List-Unsubscribe") === "One-Click")
    return c.text(subscriber ? "Unsubscribed." : "We do not recognize this link.");
  return subscriber
    ? land(c, deps.settings, "unsubscribed", subscriber.language)
    : land(c, deps.settings, "not-subscribed", languageOf(c));
};
