import { useLanguage } from "#app/effects/language.ts";

/** Tells the server in which language to answer. English forms send what they always sent. */
export function LanguageField() {
  const language = useLanguage();
  return language === "en" ? null : <input type="hidden" name="language" value={language} />;
}
