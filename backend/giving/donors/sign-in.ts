import type { Deps } from "#backend/deps.ts";
import { languageFor, type Sentence, type Speech, speak } from "#backend/giving/spanish/say.ts";
import type { AppContext } from "#backend/http/context.ts";
import { formLimits, refuseFlood } from "#backend/http/form-limits.ts";
import { isFromPerson, languageField, readPost, type SiteForm } from "#backend/http/form-post.ts";
import type { Page } from "#backend/http/page.ts";
import { fieldControls } from "#backend/http/page-form.ts";
import { sayIn } from "#backend/http/spanish-answers.ts";
import { markup } from "#backend/markup.ts";
import type { Settings } from "#backend/settings.ts";
import type { Site } from "#backend/site.ts";
import { checkFields, type Fields } from "#rules/fields.ts";
import { newsletterFields } from "#rules/newsletter.ts";
import { linkMinutes } from "./link-mail.ts";
import { lookAtLink, requestLink, takeLink } from "./links.ts";
import { overviewPage } from "./overview.ts";
import { answerDonor, pathTo } from "./paths.ts";
import { beginSession, donorOf, endSession, refuseForeignForms } from "./sessions.ts";
import { reach } from "./unknown-link.ts";

const fields = { email: newsletterFields.email } satisfies Fields;

const linkForm: SiteForm = {
  fields,
  notSent: "We did not email you a link yet",
  submit: "Email me a link",
  sentAt: "/giving",
};

const linkRequests = formLimits("giving link requests", [20, 40, 80]);

const askForm = (
  settings: Settings,
  { say, language }: Speech,
) => markup`<form method="post" action="${pathTo(settings, "", language)}">
${fieldControls(fields, {}, [], sayIn(language))}
${languageField(language)}
<div class="buttons"><button class="primary">${sayIn(language)(linkForm.submit)}</button></div>
</form>
<p class="hint">${say("Please use the email address that your receipts go to. The link works once, for {n} minutes, and there is no password.", { n: linkMinutes })}</p>`;

const signInPage = (settings: Settings, speech: Speech, note?: Sentence): Page => {
  const { say } = speech;
  return {
    title: say("My giving"),
    content: markup`${note && markup`<p role="status">${say(note)}</p>`}
<p>${say("See your gifts, print receipts and year-end statements, and change, pause or stop a monthly gift.")}</p>
${askForm(settings, speech)}`,
  };
};

const askedPage = (site: Site, speech: Speech, tryAgain: string): Page => {
  const { say, tell } = speech;
  const again = markup`<a href="${tryAgain}">${say("try that one")}</a>`;
  return {
    title: say("Please check your email"),
    content: markup`<p role="status">${say("If we have a gift under the address you entered, a link is on its way to it. It works once, for {n} minutes.", { n: linkMinutes })}</p>
<p>${tell("No email within a few minutes? Look in your spam folder. You may also have given with another address: {again}, {reach}.", { again, reach: reach(site, speech) })}</p>`,
  };
};

const notes: Record<string, Sentence> = {
  ended: "You are signed out. To go on, ask for a new link.",
  left: "You have signed out.",
};

/** What a donor sees who opens My giving: their gifts, or how to get there. */
export const showGiving = (deps: Deps) => async (c: AppContext) => {
  const { settings } = deps;
  const speech = speak(languageFor(c));
  const donor = await donorOf(deps, c);
  if (donor) return answerDonor(c, settings, await overviewPage(deps, donor, speech));
  const [why = ""] = Object.keys(c.req.query());
  const page =
    why === "asked"
      ? askedPage(c.get("site"), speech, pathTo(settings, "", speech.language))
      : signInPage(settings, speech, Object.hasOwn(notes, why) ? notes[why] : undefined);
  return answerDonor(c, settings, page);
};

/** The answer, and the time it takes, is the same for every address: nobody learns who gives. */
export const askForLink = (deps: Deps) => async (c: AppContext) => {
  refuseForeignForms(c);
  const { body, language, refuse, accept } = await readPost(c, deps.settings, linkForm);
  const checked = checkFields(fields, body);
  if ("problems" in checked) return refuse(checked.problems);
  await refuseFlood(deps, c, "requests", linkRequests);
  const asked = { email: checked.values.email, address: c.get("clientAddress"), language };
  await requestLink(deps.db, asked, deps.now());
  deps.wake?.("giving");
  return isFromPerson(c) ? c.redirect(pathTo(deps.settings, "?asked", language), 303) : accept();
};

const tokenOf = (c: AppContext) => c.req.query("token") ?? "";

const openPage = ({ say }: Speech): Page => ({
  title: say("Open My giving"),
  content: markup`<p>${say("This shows your gifts and receipts in this browser, until you sign out or two hours have passed.")}</p>
<form method="post"><div class="buttons"><button class="primary">${say("Open My giving")}</button></div></form>`,
});

type Refusal = { title: Sentence; text: Sentence; status: 404 | 410 };

const refusals: Record<string, Refusal> = {
  used: {
    title: "This link was used already",
    text: "Each link works once, and opening a new link cancels older ones. Please ask for a new one.",
    status: 410,
  },
  expired: {
    title: "This link has expired",
    text: "Our links work for {n} minutes. Please ask for a new one.",
    status: 410,
  },
};
const unknownLink: Refusal = {
  title: "We do not recognize this link",
  text: "It may be cut off. Please ask for a new one.",
  status: 404,
};

const refusalPage = (settings: Settings, standing: string, speech: Speech): Page => {
  const { title, text, status } = refusals[standing] ?? unknownLink;
  const { say } = speech;
  const content = markup`<p>${say(text, { n: linkMinutes })}</p>${askForm(settings, speech)}`;
  return { title: say(title), status, content };
};

/** Scanners open links too: only the button, which a person presses, uses one up. */
export const showLink = (deps: Deps) => async (c: AppContext) => {
  const standing = await lookAtLink(deps.db, tokenOf(c), deps.now());
  const speech = speak(languageFor(c));
  const page =
    standing === "valid" ? openPage(speech) : refusalPage(deps.settings, standing, speech);
  return answerDonor(c, deps.settings, page);
};

export const openLink = (deps: Deps) => async (c: AppContext) => {
  const speech = speak(languageFor(c));
  const home = pathTo(deps.settings, "", speech.language);
  refuseForeignForms(c);
  const email = await deps.db.transaction(async (tx) => {
    const proven = await takeLink(tx, tokenOf(c), deps.now());
    if (proven !== undefined) await beginSession(tx, c, deps, proven);
    return proven;
  });
  if (email !== undefined) return c.redirect(home, 303);
  const standing = await lookAtLink(deps.db, tokenOf(c), deps.now());
  // Who pressed the button twice is signed in by the first press.
  if (standing === "used" && (await donorOf(deps, c))) return c.redirect(home, 303);
  return answerDonor(c, deps.settings, refusalPage(deps.settings, standing, speech));
};

export const signOut = (deps: Deps) => async (c: AppContext) => {
  refuseForeignForms(c);
  await endSession(c, deps);
  return c.redirect(pathTo(deps.settings, "?left", languageFor(c)), 303);
};
