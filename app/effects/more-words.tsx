import { type ReactNode, use } from "react";
import type { Words } from "#rules/say.ts";
import { LanguageContext } from "./language.ts";

/** Words of a part of the site, which come with the data of its own pages. */
export function MoreWords({ words, children }: { words: Words | undefined; children: ReactNode }) {
  const { language, words: known } = use(LanguageContext);
  if (!words) return children;
  return (
    <LanguageContext value={{ language, words: { ...known, ...words } }}>
      {children}
    </LanguageContext>
  );
}
