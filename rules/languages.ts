/** The languages of the site. English stands at a page's own path, Spanish below /es. */
export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

/** As the desk says it. */
export const languageNames: Record<Language, string> = { en: "English", es: "Spanish" };

/** What a form or a call says of itself; whoever says nothing writes from an English page. */
export const readLanguage = (sent: unknown): Language => (sent === "es" ? "es" : "en");

/** The pages that there are in Spanish, by their English paths. */
export const spanishPages = [
  "/",
  "/programs",
  "/programs/education",
  "/programs/housing",
  "/programs/health",
  "/events",
  "/volunteer",
  "/volunteer/groups",
  "/contact",
  "/help",
  "/give",
  "/donation-success",
];

export const isInSpanish = (englishPath: string) => spanishPages.includes(englishPath);

const spanish = /^\/es(?=\/|$)/;

export const languageOf = (path: string): Language => (spanish.test(path) ? "es" : "en");

export const englishPathOf = (path: string) => path.replace(spanish, "") || "/";

/** Where a page stands in a language. */
export const pathIn = (language: Language, englishPath: string) =>
  language === "es" ? `/es${englishPath}`.replace(/\/$/, "") : englishPath;

/** The page itself where it is in Spanish, else the nearest one above it. */
const nearestInSpanish = (englishPath: string): string =>
  isInSpanish(englishPath)
    ? englishPath
    : nearestInSpanish(englishPath.replace(/\/[^/]*$/, "") || "/");

/** The same page in the other language, or the one nearest to it. */
export const inOtherLanguage = (path: string) =>
  languageOf(path) === "es" ? englishPathOf(path) : pathIn("es", nearestInSpanish(path));

/** What a call tells of its page. English ones say what the specification lists, and no more. */
export const languageInCall = (language: Language) => (language === "en" ? {} : { language });
