import type { Deps } from "#backend/deps.ts";
import type { AppContext } from "#backend/http/context.ts";
import { answerPage, type Page } from "#backend/http/page.ts";
import { functionsPath, type Settings } from "#backend/settings.ts";
import { type Language, languageOf } from "#rules/languages.ts";

/** The same address, which says in which language it is read. */
export const inLanguage = (address: string, language: Language) => {
  if (language === "en") return address;
  return `${address}${address.includes("?") ? "&" : "?"}language=${language}`;
};

/** Where a donor's own pages stand. Without a host: a local site goes by several names. */
export const pathTo = (
  { functionsUrl }: Pick<Settings, "functionsUrl">,
  below = "",
  language: Language = "en",
) => inLanguage(`${new URL(functionsUrl).pathname}/giving${below}`, language);

/** The page itself, with the language that its address asked for. */
export const samePage = (c: AppContext, known: Record<string, string>) => {
  const language = c.req.query("language");
  return `?${new URLSearchParams({ ...known, ...(language && { language }) })}`;
};

/** With the way to the other language, where opening the page again loses nothing typed. */
export const answerDonor = (c: AppContext, settings: Settings, page: Page) => {
  const other = c.get("language") === "es" ? "en" : "es";
  const { searchParams } = new URL(c.req.url);
  searchParams.set("language", other);
  const there = `?${searchParams}`;
  const way = c.req.method === "GET" && { inOtherLanguage: there };
  return answerPage(c, settings, { ...page, ...way });
};

/** From the site's own address, which people can remember and read out on the phone. */
export const leadToGiving =
  ({ settings }: Deps) =>
  async (c: AppContext) => {
    const { siteUrl, functionsUrl } = settings;
    const isHere = functionsUrl === `${siteUrl}${functionsPath}`;
    const language = languageOf(c.req.path);
    const elsewhere = inLanguage(`${functionsUrl}/giving`, language);
    return c.redirect(isHere ? pathTo(settings, "", language) : elsewhere, 302);
  };
