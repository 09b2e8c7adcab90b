import { useLanguage, useSay } from "#app/effects/language.ts";
import { useAddress } from "#app/effects/use-address.ts";
import { useVisit } from "#app/visit.ts";
import { inOtherLanguage } from "#rules/languages.ts";

/**
 * The way to the same page in the other language, or to the one nearest to it, above the header. It
 * is named in that language, and nobody is led there without asking.
 */
export function LanguageSwitch() {
  const say = useSay();
  const [language, name] = useLanguage() === "es" ? ["en", "English"] : ["es", "Español"];
  const { path } = useVisit().page.data;
  // What the address says of a gift or an amount goes along.
  const search = useAddress()?.search ?? "";
  return (
    <nav
      aria-label={say("Language")}
      className="on-dark fixed inset-x-0 top-0 z-40 h-7 bg-lake-900 no-print"
    >
      <p className="frame flex justify-end">
        <a
          href={inOtherLanguage(path) + search}
          lang={language}
          hrefLang={language}
          className="inline-flex h-7 items-center px-2 font-semibold text-sm underline-offset-4 hover:underline"
        >
          {name}
        </a>
      </p>
    </nav>
  );
}
