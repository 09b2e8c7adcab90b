import { pageMarkup } from "#backend/http/page.ts";
import { type Markup, markup } from "#backend/markup.ts";
import type { Site } from "#backend/site.ts";
import type { PersonalEntry, PersonalValue } from "#backend/subject.ts";
import type { Language } from "#rules/languages.ts";
import { sayWith } from "#rules/say.ts";
import { personalFileInSpanish } from "./spanish-personal-file.ts";

/** Of a subject, without what is empty. */
export type Kept = {
  what: string;
  stays: string | null;
  entries: (Omit<PersonalEntry, "fields"> & { fields: [name: string, value: PersonalValue][] })[];
};

const locales = { en: "en-US", es: "es-US" };

const momentIn = (language: Language, date: Date) =>
  date.toLocaleString(locales[language], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "America/Chicago",
  });

const sayingIn = (language: Language) => (text: string) =>
  sayWith(language === "es" ? personalFileInSpanish : undefined, text);

/** As a neighbor reads it: our words in their language, and Chicago's time. */
export const valueInWords = (value: PersonalValue, language: Language = "en"): string => {
  if (typeof value === "string") return sayingIn(language)(value);
  if (value instanceof Date) return momentIn(language, value);
  return value.map((part) => valueInWords(part, language)).join(", ");
};

/** In which they last wrote, subscribed or gave. */
const languageOf = (kept: Kept[]): Language =>
  kept
    .flatMap(({ entries }) => entries)
    .filter(({ language }) => language)
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .at(-1)?.language ?? "en";

/** What a neighbor gets who asks for it: one page, for the screen and for paper. */
export const personalFile = (
  kept: Kept[],
  person: string,
  now: Date,
  { site, siteUrl }: { site: Site; siteUrl: string },
): Markup => {
  const language = languageOf(kept);
  const say = sayingIn(language);
  const { organisation } = site.in(language);
  const { email, phone } = organisation;
  const title = say("What we have about you");
  const content = markup`<p>${say("You asked us. This is all that our website has about you:")}</p>
<p><strong>${person}</strong><br>${momentIn(language, now)}</p>
<p>${say("If something is wrong, or if you want it deleted, write to us or call us:")} ${email}, ${phone}.</p>
${kept.length === 0 && markup`<p>${say("We have nothing about you.")}</p>`}
${kept.map(
  ({ what, stays, entries }) => markup`<h2>${say(what)}</h2>
${stays && markup`<p>${say(stays)}</p>`}
${entries.map(
  ({ at, title, fields }) => markup`<section class="card">
<h3>${say(title)}</h3>
<p>${momentIn(language, at)}</p>
<dl>${fields.map(([name, value]) => markup`<dt>${say(name)}</dt><dd class="typed">${valueInWords(value, language)}</dd>`)}</dl>
</section>
`,
)}`,
)}`;
  return pageMarkup({ title, content, language, organisation, siteUrl });
};
