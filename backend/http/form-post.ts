import type { ContentfulStatusCode } from "hono/utils/http-status";
import { markup } from "#backend/markup.ts";
import { invalid } from "#backend/refused.ts";
import type { Settings } from "#backend/settings.ts";
import type { FieldWords, Site } from "#backend/site.ts";
import { fingerprint } from "#backend/storage/fingerprint.ts";
import { storableText } from "#backend/storage/storable.ts";
import { type FieldProblem, type Fields, readEntries } from "#rules/fields.ts";
import { readTrap, trapName } from "#rules/form-guard.ts";
import { type Language, pathIn, readLanguage } from "#rules/languages.ts";
import { mostEntries, readJson, refuseLong, tooMuch } from "./body.ts";
import type { AppContext } from "./context.ts";
import { answerPage } from "./page.ts";
import { fieldControls, hiddenField, problemSummary } from "./page-form.ts";
import { type Say, sayTo } from "./spanish-answers.ts";

/** As long as any page of ours makes one, several times over. */
export const longestRequestKey = 200;

const hourMs = 3_600_000;

/**
 * With what was sent: a second try is no second message, and a changed one is another. Without a
 * name, by the hour.
 */
export const requestKey = async (
  c: AppContext,
  content: object,
  now: Date,
): Promise<string | null> => {
  const hour = Math.floor(now.getTime() / hourMs);
  const key =
    c.req.header("idempotency-key") ??
    (isFromPerson(c) ? `${c.get("clientAddress")} ${hour}` : undefined);
  return key ? fingerprint(JSON.stringify([key, content])) : null;
};

export type SiteForm<Form extends Fields = Fields> = {
  /** Some forms offer what staff have on a list. */
  fields: Form | ((site: Site) => Form);
  /** What else the page says beside them. */
  words?: (site: Site) => FieldWords;
  notSent: string;
  submit: string;
  sentAt: `/${string}`;
};

const typeOf = (c: AppContext) => c.req.header("content-type") ?? "";

const isInParts = (c: AppContext) => /^multipart\/form-data\b/i.test(typeOf(c));

/** As a browser sends a form by itself when it asks for no file. */
export const isSpelledForm = (c: AppContext) =>
  /^application\/x-www-form-urlencoded\b/i.test(typeOf(c));

/** A browser without our script sends forms in the web's own ways, and shows whatever comes back. */
export const isFromPerson = (c: AppContext) => isInParts(c) || isSpelledForm(c);

const unreadable = () => invalid("The request could not be read. Please send the form again.");

/** As browsers and programs write it. One more way to write it could be read in one more way. */
const inParts =
  /^multipart\/form-data; ?boundary=(?:"([\w'()+./:=-]{1,70})"|([\w'()+./:=-]{1,70}))$/i;

/** A part of ours has its name in one line. */
const longestHead = 300;

/** A file has its own name after that of its field, and none of our forms asks for one. */
const nameIn = (head: string) =>
  /^content-disposition: form-data; name="([^"]*)"\r?$/im.exec(head)?.[1];

const readPart = (part: string): [string, string][] => {
  const end = part.indexOf("\r\n\r\n");
  if (end === -1 || !part.startsWith("\r\n")) throw unreadable();
  if (end > longestHead) throw tooMuch();
  const name = nameIn(part.slice(2, end));
  return name === undefined ? [] : [[name, part.slice(end + 4)]];
};

/** The parts that are text. Each sign is looked at a few times, whatever it is. */
const readParts = async (c: AppContext) => {
  const [, quoted, boundary = quoted] = inParts.exec(typeOf(c)) ?? [];
  if (!boundary) throw unreadable();
  const parts = `\r\n${await c.req.text()}`.split(`\r\n--${boundary}`, mostEntries + 3);
  if (parts.length > mostEntries + 2) throw tooMuch();
  if (parts.shift() !== "" || !parts.pop()?.startsWith("--")) throw unreadable();
  return parts.flatMap(readPart);
};

/** Counted before anything is built of it. */
const refuseMany = (text: string) => {
  let entries = 0;
  for (let at = text.indexOf("&"); at !== -1; at = text.indexOf("&", at + 1)) {
    entries += 1;
    if (entries > mostEntries) throw tooMuch();
  }
};

const readSpelled = async (c: AppContext) => {
  const text = await c.req.text();
  refuseMany(text);
  refuseLong(text);
  return [...new URLSearchParams(text)];
};

export const readFormEntries = async (c: AppContext) => {
  const entries = isInParts(c) ? await readParts(c) : await readSpelled(c);
  return new URLSearchParams(entries.map(([name, text]) => [name, storableText(text)]));
};

/** Before anything is asked of the database, and after it is known how to answer with all of it. */
export const refuseAgain = async (c: AppContext, entries: URLSearchParams) =>
  c.get("refuseAgain")?.(await fingerprint(entries.toString()));

export const fieldsOf = <Form extends Fields>({ fields }: SiteForm<Form>, site: Site): Form =>
  typeof fields === "function" ? fields(site) : fields;

/** Our script gets JSON; a person gets a page, or the reasons with everything typed still there. */
export const readPost = async (c: AppContext, settings: Settings, form: SiteForm) => {
  if (!isFromPerson(c)) {
    const body = await readJson(c);
    const language = noteLanguage(c, (body as { language?: unknown } | null)?.language);
    return {
      body,
      language,
      refuse: ([first]: [FieldProblem, ...FieldProblem[]]) =>
        c.json({ success: false, error: sayTo(c)(first.message) }, 400),
      accept: () => c.json({ success: true, error: null }),
    };
  }
  const entries = await readFormEntries(c);
  const language = noteLanguage(c, entries.get("language"));
  const site = c.get("site").in(language);
  const fields = fieldsOf(form, site);
  const body: Record<string, unknown> = {
    ...readEntries(fields, entries),
    ...readTrap(entries),
  };
  const refuse = (problems: FieldProblem[], status: ContentfulStatusCode = 400) =>
    answerPage(c, settings, {
      ...formPage(form, site, body, problems, sayTo(c)),
      status,
    });
  // Whatever goes wrong from here on, nothing typed is lost.
  c.set("refusePerson", (message, status) => refuse([{ name: "", message }], status));
  await refuseAgain(c, entries);
  const [path = "", note] = form.sentAt.split("#");
  const sentAt = `${settings.siteUrl}${pathIn(language, path)}#${note}`;
  return { body, language, refuse, accept: () => c.redirect(sentAt, 303) };
};

/** From here on everything is answered in it. */
export const noteLanguage = (c: AppContext, sent: unknown): Language => {
  const language = readLanguage(sent);
  c.set("language", language);
  return language;
};

export const languageField = (language: Language) =>
  language !== "en" && hiddenField("language", language);

const formPage = (
  form: SiteForm,
  site: Site,
  body: Record<string, unknown>,
  problems: FieldProblem[],
  say: Say,
) => ({
  title: say(form.notSent),
  content: markup`${problemSummary(
    problems.map(({ name, message }) => ({ message: say(message), field: name || undefined })),
    say(
      problems.every(({ name }) => name)
        ? "Please check what you entered"
        : "What you entered is still here",
    ),
  )}
<form method="post">
${fieldControls(fieldsOf(form, site), body, problems, say, form.words?.(site))}
${typeof body[trapName] === "string" && hiddenField(trapName, body[trapName])}
${languageField(site.language)}
<div class="buttons"><button class="primary">${say(form.submit)}</button></div>
</form>`,
});
