import { createContext, use } from "react";
import type { Language } from "#rules/languages.ts";
import { sayWith, type Words } from "#rules/say.ts";
import type { Said } from "#rules/spanish.ts";

/**
 * In which language a page speaks, and the words of its components in it. They are written in
 * English where they stand; Spanish ones come with a Spanish page's data, so that no other page
 * carries them.
 */
export const LanguageContext = createContext<{ language: Language; words?: Words }>({
  language: "en",
});

export const useLanguage = () => use(LanguageContext).language;

/** For words that stand in a component: without Spanish they do not compile. */
export const useSay = () => {
  const { words } = use(LanguageContext);
  return (text: Said) => sayWith(words, text);
};

/** For what comes from the rules or from the server. */
export const useSayAny = () => {
  const { words } = use(LanguageContext);
  return (text: string) => sayWith(words, text);
};
