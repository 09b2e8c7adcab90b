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

/** Shown for every path that has no page, with the words of the language it lies below. */
export const notFoundPath = "/404";

export const isInSpanish = (englishPath: string) =>
  spanishPages.includes(englishPath) || englishPath === notFoundPath;

const spanish = /^\/es(?=\/|$)/;

export const languageOf = (path: string): Language => (spanish.test(path) ? "es" : "en");

export const englishPathOf = (path: string) => path.replace(spanish, "") || "/";

/** Where a page stands in a language. */
export const pathIn = (language: Language, englishPath: string) =>
  language === "es" ? `/es${englishPath}`.replace(/\/$/, "") : englishPath;

/** The page itself where it is in Spanish, else the nearest one above it. */
const nearestInSpanish = (englishPath: string): string =>
  spanishPages.includes(englishPath)
    ? englishPath
    : nearestInSpanish(englishPath.replace(/\/[^/]*$/, "") || "/");

/** The same page in the other language, or the one nearest to it; there is always a home page. */
export const inOtherLanguage = (path: string) => {
  if (languageOf(path) === "en") return pathIn("es", nearestInSpanish(path));
  const english = englishPathOf(path);
  return english === notFoundPath ? "/" : english;
};

/** What a call tells of its page. English ones say what the specification lists, and no more. */
export const languageInCall = (language: Language) => (language === "en" ? {} : { language });
