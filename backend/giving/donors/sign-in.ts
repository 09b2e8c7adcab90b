import type { Deps } from "#backend/deps.ts";
import type { AppContext } from "#backend/http/context.ts";
import { formLimits, refuseFlood } from "#backend/http/form-limits.ts";
import { isFromPerson, readPost, type SiteForm } from "#backend/http/form-post.ts";
import { answerPage, type Page } from "#backend/http/page.ts";
import { fieldControls } from "#backend/http/page-form.ts";
import { type Markup, markup } from "#backend/markup.ts";
import type { Settings } from "#backend/settings.ts";
import type { Site } from "#backend/site.ts";
import { checkFields, type Fields } from "#rules/fields.ts";
import { newsletterFields } from "#rules/newsletter.ts";
import { linkMinutes } from "./link-mail.ts";
import { lookAtLink, requestLink, takeLink } from "./links.ts";
import { overviewPage } from "./overview.ts";
import { pathTo } from "./paths.ts";
import { beginSession, donorOf, endSession, refuseForeignForms } from "./sessions.ts";

const fields = { email: newsletterFields.email } satisfies Fields;

const linkForm: SiteForm = {
  fields,
  notSent: "We did not email you a link yet",
  submit: "Email me a link",
  sentAt: "/giving",
};

const linkRequests = formLimits("giving link requests", [20, 40, 80]);

const askForm = (settings: Settings) => markup`<form method="post" action="${pathTo(settings)}">
${fieldControls(fields, {}, [])}
<div class="buttons"><button class="primary">${linkForm.submit}</button></div>
</form>
<p class="hint">Please use the email address that your receipts go to. The link works once, for ${linkMinutes} minutes, and there is no password.</p>`;

const signInPage = (settings: Settings, note?: Markup): Page => ({
  title: "My giving",
  content: markup`${note}
<p>See your gifts, print receipts and year-end statements, and change, pause or stop a monthly gift.</p>
${askForm(settings)}`,
});

const askedPage = ({ organisation }: Site, again: string): Page => ({
  title: "Please check your email",
  content: markup`<p role="status">If we have a gift under the address you entered, a link is on its way to it. It works once, for ${linkMinutes} minutes.</p>
<p>No email within a few minutes? Look in your spam folder. You may also have given with another address: <a href="${again}">try that one</a>, write to <a href="mailto:${organisation.email}">${organisation.email}</a> or call ${organisation.phone}.</p>`,
});

const notes: Record<string, Markup> = {
  ended: markup`<p role="status">You are signed out. To go on, ask for a new link.</p>`,
  left: markup`<p role="status">You have signed out.</p>`,
};

/** What a donor sees who opens My giving: their gifts, or how to get there. */
export const showGiving = (deps: Deps) => async (c: AppContext) => {
  const { settings } = deps;
  const donor = await donorOf(deps, c);
  if (donor) return answerPage(c, settings, await overviewPage(deps, donor));
  const [why = ""] = Object.keys(c.req.query());
  const page =
    why === "asked"
      ? askedPage(c.get("site"), pathTo(settings))
      : signInPage(settings, Object.hasOwn(notes, why) ? notes[why] : undefined);
  return answerPage(c, settings, page);
};

/** The answer, and the time it takes, is the same for every address: nobody learns who gives. */
export const askForLink = (deps: Deps) => async (c: AppContext) => {
  refuseForeignForms(c);
  const { body, refuse, accept } = await readPost(c, deps.settings, linkForm);
  const checked = checkFields(fields, body);
  if ("problems" in checked) return refuse(checked.problems);
  await refuseFlood(deps, c, "requests", linkRequests);
  await requestLink(deps.db, checked.values.email, c.get("clientAddress"), deps.now());
  deps.wake?.("giving");
  return isFromPerson(c) ? c.redirect(pathTo(deps.settings, "?asked"), 303) : accept();
};

const tokenOf = (c: AppContext) => c.req.query("token") ?? "";

const openPage: Page = {
  title: "Open My giving",
  content: markup`<p>This shows your gifts and receipts in this browser, until you sign out or two hours have passed.</p>
<form method="post"><div class="buttons"><button class="primary">Open My giving</button></div></form>`,
};

const refusals: Record<string, { title: string; text: string; status: 404 | 410 }> = {
  used: {
    title: "This link was used already",
    text: "Each link works once, and opening one ends the others we sent. Please ask for a new one.",
    status: 410,
  },
  expired: {
    title: "This link has expired",
    text: `Our links work for ${linkMinutes} minutes. Please ask for a new one.`,
    status: 410,
  },
};
const unknownLink = {
  title: "We do not recognize this link",
  text: "It may be cut off. Please ask for a new one.",
  status: 404 as const,
};

const refusalPage = (settings: Settings, standing: string): Page => {
  const { title, text, status } = refusals[standing] ?? unknownLink;
  return { title, status, content: markup`<p>${text}</p>${askForm(settings)}` };
};

/** Scanners open links too: only the button, which a person presses, uses one up. */
export const showLink = (deps: Deps) => async (c: AppContext) => {
  const standing = await lookAtLink(deps.db, tokenOf(c), deps.now());
  const page = standing === "valid" ? openPage : refusalPage(deps.settings, standing);
  return answerPage(c, deps.settings, page);
};

export const openLink = (deps: Deps) => async (c: AppContext) => {
  refuseForeignForms(c);
  const email = await deps.db.transaction(async (tx) => {
    const proven = await takeLink(tx, tokenOf(c), deps.now());
    if (proven !== undefined) await beginSession(tx, c, deps, proven);
    return proven;
  });
  if (email !== undefined) return c.redirect(pathTo(deps.settings), 303);
  const standing = await lookAtLink(deps.db, tokenOf(c), deps.now());
  // Who pressed the button twice is signed in by the first press.
  if (standing === "used" && (await donorOf(deps, c)))
    return c.redirect(pathTo(deps.settings), 303);
  return answerPage(c, deps.settings, refusalPage(deps.settings, standing));
};

export const signOut = (deps: Deps) => async (c: AppContext) => {
  refuseForeignForms(c);
  await endSession(c, deps);
  return c.redirect(pathTo(deps.settings, "?left"), 303);
};
